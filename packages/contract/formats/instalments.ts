export interface Instalments {
	/** Each of all instalments but the last, in minor units. */
	readonly amount: number;
	/** The last one: it takes what the division leaves, so that all of them add up to the total. */
	readonly last: number;
}

/** Currencies that are counted in whole units: their instalments are, too. */
const WHOLE: ReadonlySet<string> = new Set(['RSD']);

/** Splits a total of minor units into `count` (1 or more) instalments: equal ones, rounded down to what the currency is counted in, and a last one. */
export function splitInstalments(total: number, count: number, currency: string): Instalments {
	const step = WHOLE.has(currency) ? 100 : 1;
	const amount = Math.floor(total / count / step) * step;
	return { amount, last: total - amount * (count - 1) };
}
