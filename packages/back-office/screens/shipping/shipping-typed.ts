import type { ShippingMethod } from '../../api/shipping.ts';
import { isAmount, toComma, toLines, toPoint, toShortComma } from '../../ui/typed.ts';

type Prices = ShippingMethod['prices'];

/** Prices as typed: one that always applies alone, several with what they apply above, such as `0: 5,90`. */
export function toPricesText(prices: Prices): string {
	const [first, ...others] = prices;
	if (first !== undefined && others.length === 0) return toComma(first.price);
	return prices.map(({ above, price }) => `${toShortComma(above)}: ${toComma(price)}`).join('\n');
}

/** The prices that a text names; null if a line is something else. */
export function toPrices(text: string): Prices | null {
	const prices = toLines(text).map((line) => {
		const parts = line.split(':').map((part) => toPoint(part.replaceAll(/[\s€]/g, '')));
		const [above = '', price = ''] = parts.length === 1 ? ['0', ...parts] : parts;
		return parts.length <= 2 && isAmount(above) && isAmount(price) ? { above, price } : null;
	});
	const valid = prices.filter((price) => price !== null);
	return valid.length === prices.length && valid.length > 0 ? valid : null;
}
