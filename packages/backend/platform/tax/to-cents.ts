/** Maximum number of decimals of an amount. */
const DECIMALS = 4;

interface Tax {
	readonly vat_included: boolean;
	/** VAT to add to a net amount; two decimals at most. */
	readonly percent: number;
}

/**
 * Converts a decimal string (`"129.90"`) to cents, VAT included. Exact except for the VAT of a net amount, which is rounded half up. Gross
 * amounts with a fraction of a cent are rejected before.
 */
export function toCents(amount: string, { vat_included, percent }: Tax): number {
	const [whole = '0', fraction = ''] = amount.split('.');
	const parts = BigInt(whole + fraction.padEnd(DECIMALS, '0'));
	const [numerator, denominator] = vat_included ? [parts, 100n] : [parts * BigInt(10_000 + Math.round(percent * 100)), 1_000_000n];
	return Number((2n * numerator + denominator) / (2n * denominator));
}
