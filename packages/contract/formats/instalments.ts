export interface Instalments {
	/** Every instalment except the last, in minor units. */
	readonly amount: number;
	/** The last instalment, with the remainder of the division, so that all of them add up to the total. */
	readonly last: number;
}

/** Currencies that are used in whole units, so instalments are whole too. */
const WHOLE: ReadonlySet<string> = new Set(['RSD']);

/** Splits a total in minor units into `count` (1 or more) instalments: equal ones, rounded down to the currency's step, and a last one. */
export function splitInstalments(total: number, count: number, currency: string): Instalments {
	const step = WHOLE.has(currency) ? 100 : 1;
	const amount = Math.floor(total / count / step) * step;
	return { amount, last: total - amount * (count - 1) };
}
