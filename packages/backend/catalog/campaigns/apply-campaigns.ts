import { sql } from 'kysely';
import { setOffers } from '../offers/set-offers.ts';
import { countReduced } from '../prices/list-reduced.ts';
import type { Database } from '../tables.ts';
import { expectedSale, joinCampaign } from './campaign-prices.ts';
import { runningCampaigns, wantedPrices } from './wanted-prices.ts';

/** Products per transaction. */
const BATCH = 500;

/** Whether a campaign begins, ends, or was changed. */
export async function areCampaignsDue(db: Database, now: Date): Promise<boolean> {
	return (await db.selectFrom('campaigns').select('id').where('look_at', '<=', now).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Sets the price that the running campaigns give each product, and removes the prices of ended ones. Returns the number of changed products. Running it again
 * changes nothing.
 */
export async function applyCampaigns(db: Database, now: Date): Promise<number> {
	let [changed, after] = [0, 0];
	for (;;) {
		const { rows } = await sql<{ id: number; cents: number | null }>`
			with w as (${wantedPrices(runningCampaigns(now))})
			select p.id, w.cents from products p left join w on w.id = p.id ${joinCampaign}
			where p.id > ${after} and (w.id is not null or n.product_id is not null)
				and (w.cents is distinct from n.price_cents or p.sale_price_cents is distinct from ${expectedSale})
			order by p.id limit ${BATCH}
		`.execute(db);
		const prices = rows.map(({ id, cents }) => ({ id, campaign_cents: cents }));
		if (prices.length > 0) changed += (await db.transaction().execute((trx) => setOffers(trx, { prices, stock: [] }))).prices.size;
		after = rows.at(-1)?.id ?? after;
		if (rows.length < BATCH) break;
	}
	if (changed > 0) await countReduced(db);
	await sql`
		update campaigns set look_at = case when starts_at > ${now} then starts_at when ends_at > ${now} then ends_at end where look_at <= ${now}
	`.execute(db);
	return changed;
}
