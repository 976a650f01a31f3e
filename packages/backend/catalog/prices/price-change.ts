/** New prices of a product, in cents. Omitted fields are unchanged; `sale_price_cents` null ends its own sale, `campaign_cents` null a campaign. */
export interface PriceChange {
	readonly id: number;
	readonly price_cents?: number | undefined;
	readonly sale_price_cents?: number | null | undefined;
	readonly campaign_cents?: number | null | undefined;
}

export interface StoredPrices {
	readonly id: number;
	readonly price_cents: number;
	/** The lower one of its own sale and of a campaign. */
	readonly sale_price_cents: number | null;
	readonly own_sale_cents: number | null;
	readonly campaign_cents: number | null;
	readonly lowest_price_cents: number | null;
	readonly now_cents: number;
}

type Prices = Pick<StoredPrices, 'price_cents' | 'sale_price_cents' | 'own_sale_cents' | 'campaign_cents'>;

/** Prices after a change. A sale price that is not below the regular price is dropped. */
export function toPrices(row: StoredPrices, change: PriceChange | undefined): Prices {
	const price_cents = change?.price_cents ?? row.price_cents;
	const own = change?.sale_price_cents === undefined ? row.own_sale_cents : change.sale_price_cents;
	const own_sale_cents = own !== null && own < price_cents ? own : null;
	const campaign_cents = change?.campaign_cents === undefined ? row.campaign_cents : change.campaign_cents;
	const sale = Math.min(own_sale_cents ?? price_cents, campaign_cents ?? price_cents);
	return { price_cents, sale_price_cents: sale < price_cents ? sale : null, own_sale_cents, campaign_cents };
}

export const arePricesChanged = (row: StoredPrices, prices: Prices): boolean =>
	row.price_cents !== prices.price_cents || row.sale_price_cents !== prices.sale_price_cents;

/** Whether what is stored about a product's campaign has to be written. A change that names the campaign also corrects what a full import left behind. */
export const isCampaignChanged = (row: StoredPrices, { own_sale_cents, campaign_cents }: Prices, change: PriceChange | undefined): boolean =>
	row.campaign_cents !== campaign_cents || (campaign_cents !== null && (row.own_sale_cents !== own_sale_cents || change?.campaign_cents !== undefined));

/** Whether a sale begins, or its reduction shrinks: then the lowest price in 30 days is looked up in the price history. */
export const beginsSale = (row: StoredPrices, { sale_price_cents: sale }: Pick<Prices, 'sale_price_cents'>): boolean => sale !== null && !goesOn(row, sale);

/** Lowest price in 30 days that is shown next to a sale price; null without a sale. `lowest` holds it for sales that begin now, by product id. */
export function toLowest(row: StoredPrices, { sale_price_cents: sale }: Pick<Prices, 'sale_price_cents'>, lowest: ReadonlyMap<number, number>): number | null {
	if (sale === null) return null;
	return goesOn(row, sale) ? row.lowest_price_cents : Math.min(lowest.get(row.id) ?? row.now_cents, row.now_cents);
}

/** Whether a sale continues at the same or a lower price. It keeps the lowest price it began with. */
const goesOn = (row: StoredPrices, sale: number): boolean => row.sale_price_cents !== null && row.lowest_price_cents !== null && sale <= row.sale_price_cents;
