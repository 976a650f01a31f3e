import { type Currency, stepOf } from '../../platform/market/currency.ts';
import { spread } from '../../platform/tax/spread.ts';

interface Goods {
	/** What each line still costs. */
	readonly left: readonly number[];
	/** Lines that the reduction is for. */
	readonly isMeant: readonly boolean[];
	readonly currency: Currency;
}

/** What lines cost after a reduction that is spread over those it is for, in proportion to their cost; what they cannot bear falls on the others. */
export function takeOff(cents: number, { left, isMeant, currency }: Goods): number[] {
	const step = stepOf(currency);
	const meant = left.map((line, place) => (isMeant[place] ? line : 0));
	const others = left.map((line, place) => (isMeant[place] ? 0 : line));
	const own = Math.min(
		cents,
		meant.reduce((all, line) => all + line, 0),
	);
	const [first, second] = [spread(own, meant, step), spread(cents - own, others, step)];
	return left.map((line, place) => line - (first[place] ?? 0) - (second[place] ?? 0));
}
