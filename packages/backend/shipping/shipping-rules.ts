import type { ShippingBasis, ShippingKind } from '../platform/database/tables/shipping-tables.ts';
import type { TextLang } from '../platform/http/language.ts';

/** A shipping method; amounts are in the currency it was read for. */
export interface ShippingRule {
	code: string;
	/** `pickup` needs a store and `locker` a parcel locker, both chosen by the shopper. Shops without lockers do not offer `locker`. */
	kind: ShippingKind;
	titles: Readonly<Record<TextLang, string>>;
	basis: ShippingBasis;
	/** Price bands: `above` is cents of goods or grams, depending on `basis`. Ascending. */
	bands: readonly { readonly above: number; readonly cents: number }[];
	/** Free if the goods cost more than this. */
	freeOverCents: number | null;
	/** Maximum weight of a parcel; null for no limit. */
	maximumGrams: number | null;
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
}

export interface Parcel {
	/** After coupons. */
	goodsCents: number;
	grams: number;
	bulkyPieces: number;
}

export function toShippingCents({ basis, bands, freeOverCents, bulkyCents }: ShippingRule, { goodsCents, grams, bulkyPieces }: Parcel): number {
	const isFree = freeOverCents !== null && goodsCents > freeOverCents;
	const amount = basis === 'weight' ? grams : goodsCents;
	const band = bands.findLast(({ above }) => above < amount) ?? bands[0];
	return (isFree ? 0 : (band?.cents ?? 0)) + bulkyPieces * bulkyCents;
}

/** Amount of goods missing for free delivery, 0 if reached; null if the method has no free delivery or the cart has a bulky surcharge. */
export function toMissingForFree({ freeOverCents, bulkyCents }: ShippingRule, { goodsCents, bulkyPieces }: Parcel): number | null {
	if (freeOverCents === null || bulkyPieces * bulkyCents > 0) return null;
	return Math.max(0, freeOverCents - goodsCents + 1);
}
