/** A busy machine is slow, not wrong: what is waited for may take its time, as the first screen does while it is compiled. */
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 15_000 });
