/** Something that whoever runs the program has to put right; the message tells all of it, so that no stack is shown. */
export class OperatorError extends Error {}
