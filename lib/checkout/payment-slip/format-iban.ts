/** An IBAN in groups of four signs, as people read it; the spaces do not break. */
export function formatIban(iban: string): string {
	return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
