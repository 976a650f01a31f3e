import type { Generated } from 'kysely';
import type { Market } from '../../market/market.ts';
import type { OwnTexts } from '../../market/own-text.ts';

export type ShippingKind = 'home' | 'locker' | 'pickup';
export type ShippingBasis = 'value' | 'weight';

export interface ShippingTables {
	/** One row. `default_grams`: weight of a piece whose product has none. */
	shipping_settings: { id: Generated<number>; default_grams: Generated<number> };
	shipping_zones: { id: Generated<number>; title: string; position: number };
	/** A country, or the postcodes in it whose prefix is between `postcode_from` and `postcode_to`, inclusive. */
	shipping_zone_areas: { id: Generated<number>; zone_id: number; country: string; postcode_from: string | null; postcode_to: string | null };
	/** A shipping method of a zone; pickup methods have no zone. */
	shipping_methods: {
		id: Generated<number>;
		zone_id: number | null;
		code: string;
		kind: ShippingKind;
		title: string;
		title_en: string;
		/** Titles for markets other than hr and en. */
		titles: Generated<OwnTexts>;
		position: number;
		/** Unit of the price bands: value of the goods, or weight. */
		basis: Generated<ShippingBasis>;
		free_over_cents: number | null;
		maximum_grams: number | null;
		/** Three sides in millimetres, in any order; null for no limit. */
		maximum_size_mm: Generated<number[] | null>;
		takes_bulky: Generated<boolean>;
		/** Not offered for a parcel without bulky goods. */
		only_bulky: Generated<boolean>;
		/** Surcharge per bulky piece, also with free delivery. */
		bulky_cents: Generated<number>;
		/** Accepts cash on delivery. */
		takes_cash: Generated<boolean>;
		/** Workdays in transit: earliest, latest. */
		days_from: number;
		days_to: number;
		/** How many of the days after the earliest one may be asked for. */
		choice_days: Generated<number>;
	};
	/** Price band: applies above this many cents of goods or grams. The first starts at 0. */
	shipping_prices: { method_id: number; above: number; cents: number };
	/** Countries that a market delivers to; without any, those of all zones. */
	delivery_countries: { market: Market; country: string };
}
