/** Splits an amount for display in a price block, whose cents are raised: `1.299,` + `00` + ` €`; null if the currency shows no cents. */
export function splitAmount(amount: string): { head: string; cents: string; tail: string } | null {
	const parts = /^(.*[.,])(\d\d)(\D*)$/.exec(amount);
	return parts ? { head: parts[1] ?? '', cents: parts[2] ?? '', tail: parts[3] ?? '' } : null;
}
