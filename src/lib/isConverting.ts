/**
 * Whether a key belongs to typing Japanese or Chinese. Safari ends the conversion before it tells of the Enter that
 * ended it; the code of that key alone says what it was for.
 */
export const isConverting = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
