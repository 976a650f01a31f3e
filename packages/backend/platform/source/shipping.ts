import type { Insertable } from 'kysely';
import type { ShippingTables } from '../database/tables/shipping-tables.ts';
import type { Market } from '../market/market.ts';

type Method = Insertable<ShippingTables['shipping_methods']>;

/** A way of delivery with its prices: above so many cents of goods, or grams, so many cents. */
export type SourceShippingMethod = Omit<Method, 'id' | 'zone_id' | 'position' | 'free_over_cents' | 'maximum_grams'> &
	Partial<Pick<Method, 'free_over_cents' | 'maximum_grams'>> & { readonly prices: readonly (readonly [above: number, cents: number])[] };

/** Zones and ways of delivery of a shop, in the order in which they are offered. */
export interface SourceShipping {
	/** An area is a country, or its postcodes that begin with one of `from` to `to` (the same where left out). */
	readonly zones: readonly {
		readonly title: string;
		readonly areas: readonly { readonly country: string; readonly from?: string; readonly to?: string }[];
		readonly methods: readonly SourceShippingMethod[];
	}[];
	readonly pickup: readonly SourceShippingMethod[];
	/** Countries that a market delivers to, where not to all. */
	readonly markets: Readonly<Partial<Record<Market, readonly string[]>>>;
}
