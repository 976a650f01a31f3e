import type { TextLang } from '../../platform/http/language.ts';
import { type Currency, fromCents } from '../../platform/market/currency.ts';

export interface ShippingRule {
	code: string;
	titles: Readonly<Record<TextLang, string>>;
	cents: number;
	/** Costs nothing where the goods come to more than this. */
	freeOverCents: number | null;
	/** Picked up in a store that the shopper names. */
	needsStore: boolean;
	/** Left in a parcel locker that the shopper names; not offered by a shop without lockers. */
	needsLocker: boolean;
	/** Workdays until it arrives, at best and at worst; on islands it takes longer. */
	days: readonly [number, number];
	islandDays: readonly [number, number];
	/** How many of the days after the earliest one may be asked for. */
	choice: number;
}

/** Ways of delivery in the order in which they are offered: the facts of the page "Dostava". */
const SHIPPING_RULES: readonly ShippingRule[] = [
	{
		code: 'courier',
		titles: { hr: 'Kurirska dostava', en: 'Courier delivery' },
		cents: 3_99,
		freeOverCents: 60_00,
		needsStore: false,
		needsLocker: false,
		days: [1, 2],
		islandDays: [2, 4],
		choice: 5,
	},
	{
		code: 'parcel_locker',
		titles: { hr: 'Paketomat', en: 'Parcel locker' },
		cents: 2_49,
		freeOverCents: 60_00,
		needsStore: false,
		needsLocker: true,
		days: [1, 2],
		islandDays: [2, 4],
		choice: 0,
	},
	{
		code: 'pickup',
		titles: { hr: 'Preuzimanje u poslovnici', en: 'Pickup in store' },
		cents: 0,
		freeOverCents: null,
		needsStore: true,
		needsLocker: false,
		days: [0, 1],
		islandDays: [0, 1],
		choice: 0,
	},
];

/** Countries that parcels go to. */
export const DELIVERY_COUNTRIES: readonly string[] = ['HR'];

/** The same, with what they cost in a currency. */
export const shippingRules = (currency: Currency): ShippingRule[] =>
	SHIPPING_RULES.map((rule) => ({
		...rule,
		cents: fromCents(rule.cents, currency),
		freeOverCents: rule.freeOverCents === null ? null : fromCents(rule.freeOverCents, currency),
	}));

export const findShippingRule = (code: string | null | undefined, currency: Currency): ShippingRule | undefined =>
	shippingRules(currency).find((rule) => rule.code === code);

/** What a way of delivery costs with so many cents of goods. */
export const toShippingCents = ({ cents, freeOverCents }: ShippingRule, goodsCents: number): number =>
	freeOverCents !== null && goodsCents > freeOverCents ? 0 : cents;
