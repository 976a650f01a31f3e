import type { ShippingBasis, ShippingKind } from '../../platform/database/tables/shipping-tables.ts';
import type { TextLang } from '../../platform/http/language.ts';

/** A way of delivery, its amounts in the currency that it was read in. */
export interface ShippingRule {
	code: string;
	/** `pickup`: in a store that the shopper names. `locker`: left in one that the shopper names; not offered by a shop without lockers. */
	kind: ShippingKind;
	titles: Readonly<Record<TextLang, string>>;
	basis: ShippingBasis;
	/** Prices above so many hundredths of goods or grams, in ascending order. */
	bands: readonly { readonly above: number; readonly cents: number }[];
	/** Costs nothing where the goods come to more than this. */
	freeOverCents: number | null;
	/** Heavier parcels are not taken. */
	maximumGrams: number | null;
	takesBulky: boolean;
	/** On top for each bulky piece, also where delivery is free. */
	bulkyCents: number;
	/** Can be paid on delivery. */
	takesCash: boolean;
	/** Workdays until it arrives, at best and at worst. */
	days: readonly [number, number];
	/** How many of the days after the earliest one may be asked for. */
	choice: number;
}

/** What is sent. */
export interface Parcel {
	/** What the goods cost after coupons. */
	goodsCents: number;
	grams: number;
	bulkyPieces: number;
}

/** What a way of delivery costs for a parcel. */
export function toShippingCents({ basis, bands, freeOverCents, bulkyCents }: ShippingRule, { goodsCents, grams, bulkyPieces }: Parcel): number {
	const isFree = freeOverCents !== null && goodsCents > freeOverCents;
	const amount = basis === 'weight' ? grams : goodsCents;
	const band = bands.findLast(({ above }) => above < amount) ?? bands[0];
	return (isFree ? 0 : (band?.cents ?? 0)) + bulkyPieces * bulkyCents;
}

/** What the goods lack until delivery costs nothing, 0 where it is reached; null where it never does: no such amount is set, or bulky pieces are charged in any case. */
export function toMissingForFree({ freeOverCents, bulkyCents }: ShippingRule, { goodsCents, bulkyPieces }: Parcel): number | null {
	if (freeOverCents === null || bulkyPieces * bulkyCents > 0) return null;
	return Math.max(0, freeOverCents - goodsCents + 1);
}
