/** Callouts against a model of what may be: the first half of the lives that are tried. */
import { testLives } from "../../../support/model/lives.ts";

testLives(0);
