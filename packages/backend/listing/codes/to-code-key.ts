/** A code as the database compares it (`code_key`): letters and digits alone, upper case. Null where none is left. */
export const toCodeKey = (code: string): string | null => code.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() || null;
