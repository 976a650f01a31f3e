/** A code in the form in which the database compares it (`code_key`): letters and digits only, upper case. Null if none are left. */
export const toCodeKey = (code: string): string | null =>
	code
		.normalize('NFC')
		.replaceAll(/[^\p{L}\p{N}]/gu, '')
		.toUpperCase() || null;
