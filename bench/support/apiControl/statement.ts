/** What the program and its control tell each other of statements. */

/** As it was sent, with the values that stood for its parameters. */
export type Statement = { text: string; values: unknown[] };

/** What the control is told: the statements that stand behind a name. */
export type Told = { name: string; statements: Statement[] };
