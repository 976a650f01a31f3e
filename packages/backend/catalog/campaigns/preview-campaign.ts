import { isReduced } from '@titraj/contract/formats/reduction.ts';
import { sql } from 'kysely';
import { findLowest } from '../prices/find-lowest.ts';
import { beginsSale, type StoredPrices, toLowest, toPrices } from '../prices/price-change.ts';
import type { Database } from '../tables.ts';
import { joinCampaign, ownSale } from './campaign-prices.ts';
import { type CampaignTerms, draftCampaign, isCovered, runningCampaigns, wantedPrices } from './wanted-prices.ts';

/** Products that the preview names. */
const SAMPLES = 10;

interface Sample {
	readonly code: string;
	readonly title: string;
	readonly now_cents: number;
	readonly next_cents: number;
	/** Lowest price of the 30 days before; null if nothing is reduced. */
	readonly lowest_cents: number | null;
	readonly is_reduced: boolean;
}

/** What a campaign would change if it ran now. */
export interface CampaignPreview {
	/** Products that it covers. */
	readonly covered: number;
	/** Of these: those that would cost something else than now. */
	readonly changed: number;
	/** Of the changed ones: those that pages would show as reduced, because the price is below the lowest of 30 days. */
	readonly reduced: number;
	readonly samples: readonly Sample[];
	/** Other campaigns that cover some of the products in the same time. */
	readonly overlaps: readonly { readonly id: number; readonly title: string }[];
}

interface Draft extends CampaignTerms {
	/** Null for a new campaign. */
	readonly id: number | null;
	readonly starts_at: Date;
	readonly ends_at: Date;
}

type Row = StoredPrices & Pick<Sample, 'code' | 'title'> & { readonly cents: number | null };

/** What a campaign would do to prices now, beside the others that run. */
export async function previewCampaign(db: Database, draft: Draft, now: Date): Promise<CampaignPreview> {
	const all = sql`${runningCampaigns(now, draft.id)} union all ${draftCampaign(draft)}`;
	const { rows } = await sql<Row>`
		with w as (${wantedPrices(all)})
		select p.id, p.code, p.title, p.price_cents, p.sale_price_cents, ${ownSale} as own_sale_cents, n.price_cents as campaign_cents, p.lowest_price_cents, p.now_cents,
			w.cents from (${draftCampaign(draft)}) r join products p on ${isCovered} left join w on w.id = p.id ${joinCampaign} order by p.id
	`.execute(db);
	const changes = rows.map((row) => ({ row, next: toPrices(row, { id: row.id, campaign_cents: row.cents }) }));
	const lowest = await findLowest(
		db,
		changes.flatMap(({ row, next }) => (beginsSale(row, next) ? [row.id] : [])),
	);
	const changed = changes.flatMap(({ row, next }): Sample[] => {
		const next_cents = next.sale_price_cents ?? next.price_cents;
		if (next_cents === row.now_cents) return [];
		const lowest_cents = toLowest(row, next, lowest);
		const is_reduced = isReduced({ now: next_cents, regular: next.price_cents, lowest: lowest_cents });
		return [{ code: row.code, title: row.title, now_cents: row.now_cents, next_cents, lowest_cents, is_reduced }];
	});
	return {
		...{ covered: rows.length, changed: changed.length, reduced: changed.filter(({ is_reduced }) => is_reduced).length },
		...{ samples: changed.slice(0, SAMPLES), overlaps: await findOverlaps(db, draft) },
	};
}

async function findOverlaps(db: Database, draft: Draft): Promise<CampaignPreview['overlaps']> {
	const { rows } = await sql<CampaignPreview['overlaps'][number]>`
		with mine as (select p.id from (${draftCampaign(draft)}) r join products p on ${isCovered})
		select r.id, r.title from campaigns r
		where r.id is distinct from ${draft.id}::int and r.starts_at < ${draft.ends_at} and r.ends_at > ${draft.starts_at} and r.starts_at < r.ends_at
			and exists (select from mine join products p on p.id = mine.id where ${isCovered})
		order by r.starts_at, r.id limit 50
	`.execute(db);
	return rows;
}
