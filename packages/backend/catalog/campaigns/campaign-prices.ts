import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';

/** Joins the price of a campaign (`n`) to products (`p`). */
export const joinCampaign: RawBuilder<unknown> = sql`left join campaign_prices n on n.product_id = p.id`;

/** The sale price that a product should have by its own sale and by the campaign. */
export const expectedSale: RawBuilder<number | null> =
	sql`case when least(n.own_sale_cents, n.price_cents) < p.price_cents then least(n.own_sale_cents, n.price_cents) end`;

/**
 * A product's own sale price, without the campaign that covers it. If something else wrote the sale price since, such as a full import, that one is its own.
 */
export const ownSale: RawBuilder<number | null> =
	sql`case when n.product_id is not null and p.sale_price_cents is not distinct from ${expectedSale} then n.own_sale_cents else p.sale_price_cents end`;

interface CampaignPrice {
	readonly id: number;
	readonly own_sale_cents: number | null;
	/** Null if no campaign covers the product any more. */
	readonly campaign_cents: number | null;
}

/** Stores the prices of campaigns for locked products. */
export async function writeCampaignPrices(trx: Database, prices: readonly CampaignPrice[]): Promise<void> {
	const ended = prices.filter(({ campaign_cents }) => campaign_cents === null);
	if (ended.length > 0) await sql`delete from campaign_prices where product_id = any(${idList(ended.map(({ id }) => id))})`.execute(trx);
	const kept = prices.filter(({ campaign_cents }) => campaign_cents !== null);
	if (kept.length === 0) return;
	await sql`
		insert into campaign_prices (product_id, price_cents, own_sale_cents)
		select r.id, r.campaign_cents, r.own_sale_cents from json_to_recordset(${JSON.stringify(kept)}::json) as r(id int, campaign_cents int, own_sale_cents int)
		on conflict (product_id) do update set price_cents = excluded.price_cents, own_sale_cents = excluded.own_sale_cents
	`.execute(trx);
}
