import type { ShippingBasis, ShippingKind } from '../platform/database/tables/shipping-tables.ts';
import type { TextLang } from '../platform/http/language.ts';
import type { OwnTexts } from '../platform/market/own-text.ts';
import type { SizedPieces } from './parcel-size.ts';

/** A shipping method; amounts are in the currency it was read for. */
export interface ShippingRule {
	code: string;
	/** `pickup` needs a store and `locker` a parcel locker, both chosen by the shopper. Shops without lockers do not offer `locker`. */
	kind: ShippingKind;
	titles: Readonly<Record<TextLang, string>>;
	/** Titles that the merchant wrote for other markets. */
	own: OwnTexts;
	basis: ShippingBasis;
	/** Price bands: `above` is cents of goods or grams, depending on `basis`. Ascending. */
	bands: readonly { readonly above: number; readonly cents: number }[];
	/** Free if the goods cost more than this. */
	freeOverCents: number | null;
	/** Maximum weight of a parcel; null for no limit. */
	maximumGrams: number | null;
	/** Largest parcel: three sides in millimetres, in any order; null for no limit. */
	maximumSizeMm: readonly number[] | null;
	takesBulky: boolean;
	/** Offered only for parcels with bulky goods. */
	onlyBulky: boolean;
	/** Surcharge per bulky piece, also with free delivery. */
	bulkyCents: number;
	/** Accepts cash on delivery. */
	takesCash: boolean;
	/** Workdays in transit: earliest, latest. */
	days: readonly [number, number];
	/** Number of delivery days to choose from, starting with the earliest. */
	choice: number;
	/** Price by the shop folder's rule, from that of the tables in cents; left out without a rule. */
	ownCents?: (parcel: Parcel, cents: number) => number;
}

export interface Parcel {
	/** After coupons. */
	goodsCents: number;
	grams: number;
	bulkyPieces: number;
	/** Pieces of known size; products of unknown size are left out. */
	sized: readonly SizedPieces[];
}

/** Whether nothing is brought to the shopper's address, so that the order needs none. */
export const isCollected = ({ kind }: Pick<ShippingRule, 'kind'>): boolean => kind !== 'home';

/** Price of shipping in cents. Whatever shows or charges one calls this, so that they never differ. */
export function toShippingCents(rule: ShippingRule, parcel: Parcel): number {
	const cents = toTableCents(rule, parcel);
	return rule.ownCents === undefined ? cents : rule.ownCents(parcel, cents);
}

function toTableCents({ basis, bands, freeOverCents, bulkyCents }: ShippingRule, { goodsCents, grams, bulkyPieces }: Parcel): number {
	const isFree = freeOverCents !== null && goodsCents > freeOverCents;
	const amount = basis === 'weight' ? grams : goodsCents;
	const band = bands.findLast(({ above }) => above < amount) ?? bands[0];
	return (isFree ? 0 : (band?.cents ?? 0)) + bulkyPieces * bulkyCents;
}

/**
 * Amount of goods missing for free delivery, 0 if reached; null if the method has no free delivery, the cart has a bulky surcharge, or the shop folder has a rule,
 * whose free deliveries are unknown.
 */
export function toMissingForFree(rule: ShippingRule, { goodsCents, bulkyPieces }: Parcel): number | null {
	const freeOverCents = toFreeOver(rule);
	if (freeOverCents === null || bulkyPieces * rule.bulkyCents > 0) return null;
	return Math.max(0, freeOverCents - goodsCents + 1);
}

/** Value of goods above which delivery is free; null if there is none that can be promised. */
export const toFreeOver = ({ freeOverCents, ownCents }: ShippingRule): number | null => (ownCents === undefined ? freeOverCents : null);
