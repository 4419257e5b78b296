import { closeTestDatabase } from "./testDatabase.ts";

afterAll(closeTestDatabase);
