/** `code` with another first character: of the same length and alphabet, and never the code itself. */
export const wrongCode = (code: string): string => `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`;
