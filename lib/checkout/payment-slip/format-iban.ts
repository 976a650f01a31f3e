/** Formats an IBAN in groups of four characters, with non-breaking spaces. */
export function formatIban(iban: string): string {
	return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
