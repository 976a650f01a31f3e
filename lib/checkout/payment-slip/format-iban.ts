/** An IBAN in groups of four characters, as people read it; a line may end between two groups. */
export function formatIban(iban: string): string {
	return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
