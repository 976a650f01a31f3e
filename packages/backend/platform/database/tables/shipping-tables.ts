import type { Generated } from 'kysely';
import type { Market } from '../../market/market.ts';

export type ShippingKind = 'home' | 'locker' | 'pickup';
export type ShippingBasis = 'value' | 'weight';

export interface ShippingTables {
	/** One row. `default_grams`: what a piece weighs whose weight nobody said. */
	shipping_settings: { id: Generated<number>; default_grams: Generated<number> };
	shipping_zones: { id: Generated<number>; title: string; position: number };
	/** A whole country, or its postcodes that begin with one of `postcode_from` to `postcode_to`. */
	shipping_zone_areas: { id: Generated<number>; zone_id: number; country: string; postcode_from: string | null; postcode_to: string | null };
	/** A way of delivery of a zone; those of kind `pickup` belong to none. */
	shipping_methods: {
		id: Generated<number>;
		zone_id: number | null;
		code: string;
		kind: ShippingKind;
		title: string;
		title_en: string;
		position: number;
		/** What its prices go by: what the goods cost, or weigh. */
		basis: Generated<ShippingBasis>;
		free_over_cents: number | null;
		maximum_grams: number | null;
		takes_bulky: Generated<boolean>;
		/** For each bulky piece, also where delivery is free. */
		bulky_cents: Generated<number>;
		/** Can be paid on delivery. */
		takes_cash: Generated<boolean>;
		/** Workdays until it arrives, at best and at worst. */
		days_from: number;
		days_to: number;
		/** How many of the days after the earliest one may be asked for. */
		choice_days: Generated<number>;
	};
	/** A band: the price above so many cents of goods, or grams. The first is above 0. */
	shipping_prices: { method_id: number; above: number; cents: number };
	/** Countries that a market delivers to; one without any delivers to those of all zones. */
	delivery_countries: { market: Market; country: string };
}
