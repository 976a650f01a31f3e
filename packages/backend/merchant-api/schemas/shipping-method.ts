import type { Selectable } from 'kysely';
import Type, { type Static } from 'typebox';
import type { ShippingTables } from '../../platform/database/tables/shipping-tables.ts';
import { OTHER_MARKETS } from '../../platform/market/own-text.ts';
import { type Band, METHOD_CODE, type MethodFields, type MethodWithPrices, sortBands } from '../../shipping/index.ts';
import { FieldErrors } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from './amount.ts';
import { Nullable } from './common.ts';
import { MarketTexts } from './market-texts.ts';
import { SizeMm } from './size-mm.ts';
import { Strict, Text } from './text.ts';

const Days = Type.Integer({ minimum: 0, maximum: 365 });

/** A shipping method with its prices, which include VAT. What has no meaning for pickup is ignored there. */
export const ShippingMethod = Strict({
	/** Null for pickup in stores. */
	zone_id: Nullable(Type.Integer({ minimum: 1 })),
	/** Lower-case letters, digits, dashes and underscores; one of each in a zone. `courier` and `pickup` have titles in all languages. */
	code: Type.String({ pattern: METHOD_CODE.source }),
	title: Text(100),
	/** For other markets, unless the title is translated. */
	title_en: Text(100),
	/** Titles for other markets; those that are left out stay, and an empty object removes all. A market without one gets that of a related market, a translation if the code is one that ships, or `title_en`. */
	titles: Type.Optional(MarketTexts(100, OTHER_MARKETS)),
	to: Type.Enum(['home', 'locker']),
	/** What the prices depend on. */
	basis: Type.Enum(['value', 'weight']),
	/** `above`: euros of goods, or whole grams. One applies from 0. */
	prices: Type.Array(Strict({ above: Amount, price: Amount }), { minItems: 1, maxItems: 30 }),
	/** Free from this amount of goods; null: never. */
	free_over: Nullable(Amount),
	maximum_grams: Nullable(Type.Integer({ minimum: 1, maximum: 9_999_999 })),
	/** Sides of the largest parcel in millimetres, in any order; null or left out: any. Products of unknown size are taken. */
	maximum_size_mm: Type.Optional(Nullable(SizeMm)),
	takes_bulky: Type.Boolean(),
	/** Offered only if the cart has bulky goods. */
	only_bulky: Type.Boolean(),
	/** Surcharge for each bulky piece, also with free delivery. */
	bulky: Amount,
	takes_cash: Type.Boolean(),
	/** Workdays in transit. */
	days_from: Days,
	days_to: Days,
	/** How many days a shopper may choose from; 0: none. */
	choice_days: Type.Integer({ minimum: 0, maximum: 30 }),
});

/** Columns of a method and its prices in their order, or what contradicts itself. */
export function toMethodFields(given: Static<typeof ShippingMethod>): MethodWithPrices | FieldErrors {
	const {
		zone_id,
		code,
		title,
		title_en,
		titles,
		to,
		basis,
		prices,
		free_over,
		maximum_grams,
		maximum_size_mm = null,
		takes_bulky,
		only_bulky,
		bulky,
		...rest
	} = given;
	const { takes_cash, days_from, days_to, choice_days } = rest;
	if (days_to < days_from) return refuse('days_to', 'must not be lower than days_from');
	if (basis === 'weight' && prices.some(({ above }) => above.includes('.'))) return refuse('prices', 'grams are whole numbers');
	const bands = sortBands(prices.map(({ above, price }) => ({ above: basis === 'weight' ? Number(above) : toCents(above), cents: toCents(price) })));
	if (bands === 'start') return refuse('prices', 'one must apply above 0');
	if (bands === 'twice') return refuse('prices', 'two apply above the same');
	const goods = { takes_bulky: takes_bulky || only_bulky, only_bulky, bulky_cents: toCents(bulky) };
	const method: MethodFields = {
		...{
			zone_id,
			code,
			title,
			title_en,
			...(titles && { titles }),
			basis,
			days_from,
			days_to,
			free_over_cents: free_over === null ? null : toCents(free_over),
		},
		...(zone_id === null
			? { kind: 'pickup', maximum_grams: null, maximum_size_mm: null }
			: { kind: to, maximum_grams, maximum_size_mm, ...goods, takes_cash, choice_days }),
	};
	return { method, bands };
}

const toSize = (sides: readonly number[] | null): Static<typeof SizeMm> | null => {
	const [length, width, height] = sides ?? [];
	return length === undefined || width === undefined || height === undefined ? null : [length, width, height];
};

const refuse = (field: string, reason: string): FieldErrors => new FieldErrors([{ field, reason }]);

export const toMethod = (method: Selectable<ShippingTables['shipping_methods']>, bands: readonly Band[]): Static<typeof ShippingMethod> => ({
	...{
		zone_id: method.zone_id,
		code: method.code,
		title: method.title,
		title_en: method.title_en,
		titles: method.titles,
		to: method.kind === 'locker' ? 'locker' : 'home',
	},
	basis: method.basis,
	prices: bands.map(({ above, cents }) => ({ above: method.basis === 'weight' ? String(above) : toMoney(above), price: toMoney(cents) })),
	free_over: method.free_over_cents === null ? null : toMoney(method.free_over_cents),
	...{
		maximum_grams: method.maximum_grams,
		maximum_size_mm: toSize(method.maximum_size_mm),
		takes_bulky: method.takes_bulky,
		only_bulky: method.only_bulky,
		bulky: toMoney(method.bulky_cents),
	},
	...{ takes_cash: method.takes_cash, days_from: method.days_from, days_to: method.days_to, choice_days: method.choice_days },
});
