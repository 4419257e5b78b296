/** Callouts against a model of what may be: the second half, which another process can try at the same time. */
import { testLives } from "../../../support/model/lives.ts";

testLives(1);
