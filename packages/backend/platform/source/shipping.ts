import type { Insertable } from 'kysely';
import type { ShippingTables } from '../database/tables/shipping-tables.ts';
import type { Market } from '../market/market.ts';

type Method = Insertable<ShippingTables['shipping_methods']>;

/** A shipping method with its price bands: `[above, cents]`, above cents of goods or grams. */
export type SourceShippingMethod = Omit<Method, 'id' | 'zone_id' | 'position' | 'free_over_cents' | 'maximum_grams'> &
	Partial<Pick<Method, 'free_over_cents' | 'maximum_grams'>> & { readonly prices: readonly (readonly [above: number, cents: number])[] };

/** Zones and shipping methods of a shop, in display order. */
export interface SourceShipping {
	/** An area is a country, or the postcodes in it whose prefix is between `from` and `to` (default: `from`), inclusive. */
	readonly zones: readonly {
		readonly title: string;
		readonly areas: readonly { readonly country: string; readonly from?: string; readonly to?: string }[];
		readonly methods: readonly SourceShippingMethod[];
	}[];
	readonly pickup: readonly SourceShippingMethod[];
	/** Cut-off times (`HH:MM`) for same-day dispatch and same-day pickup. */
	readonly dispatch?: { readonly cut_off: string; readonly pickup_until: string };
	/** Delivery countries by market; a market without any delivers to those of all zones. */
	readonly markets: Readonly<Partial<Record<Market, readonly string[]>>>;
}
