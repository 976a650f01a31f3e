import type { Random } from '../random.ts';

export interface DemoPrice {
	price_cents: number;
	sale_price_cents: number | null;
	lowest_price_cents: number | null;
	instalments: number | null;
}

const REDUCED_SHARE = 0.18;
const INSTALMENT_STEPS = [
	[100_000, 24],
	[40_000, 12],
	[15_000, 6],
] as const;

/** Price with a usual ending, with the reduction and the lowest price of the last 30 days if there is one. */
export function toPrice(euros: number, random: Random): DemoPrice {
	const price = toShelfPrice(euros);
	const reduced = random.chance(REDUCED_SHARE);
	const sale = toShelfPrice((price / 100) * (1 - random.pick([5, 8, 10, 10, 15, 15, 20, 25, 30, 35]) / 100));
	if (!reduced || sale >= price) return { price_cents: price, sale_price_cents: null, lowest_price_cents: null, instalments: instalmentsFor(price) };
	return { price_cents: price, sale_price_cents: sale, lowest_price_cents: toLowest(price, sale, random), instalments: instalmentsFor(sale) };
}

/** Mostly the regular price; sometimes that of an earlier, smaller reduction. Always above the sale price, otherwise there would be no reduction (D42). */
function toLowest(price: number, sale: number, random: Random): number {
	const earlier = toShelfPrice((price + sale) / 200);
	return random.next() >= 0.7 && earlier > sale && earlier < price ? earlier : price;
}

/** Usual endings: ,49 and ,99 below ten euros, ,90 below a hundred, whole 9,00 above. */
export function toShelfPrice(euros: number): number {
	if (euros < 10) return Math.max(49, Math.round(euros * 2) * 50 - 1);
	if (euros < 100) return Math.round(euros) * 100 - 10;
	if (euros < 1000) return Math.round(euros / 5) * 500 - 100;
	return Math.round(euros / 10) * 1000 - 100;
}

function instalmentsFor(cents: number): number | null {
	return INSTALMENT_STEPS.find(([from]) => cents >= from)?.[1] ?? null;
}
