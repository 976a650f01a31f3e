import { type Currency, stepOf } from '../../platform/market/currency.ts';
import { spread } from '../../platform/tax/spread.ts';

interface Goods {
	/** Remaining amount of each line. */
	readonly left: readonly number[];
	/** Whether the discount applies to the line. */
	readonly isMeant: readonly boolean[];
	readonly currency: Currency;
}

/** Amounts of the lines after a discount, spread in proportion over the lines it applies to. Any excess is spread over the other lines. */
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
