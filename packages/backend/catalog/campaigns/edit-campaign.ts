import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';
import type { CampaignTerms } from './wanted-prices.ts';

/** What is stored of a campaign. */
export interface StoredCampaign extends CampaignTerms {
	readonly title: string;
	readonly starts_at: Date;
	readonly ends_at: Date;
}

interface CampaignSearch {
	readonly limit: number;
	/** The last campaign of the page before. */
	readonly after?: number | undefined;
	readonly state?: 'planned' | 'running' | 'over' | undefined;
	/** Those that run in this time. */
	readonly from?: Date | undefined;
	readonly to?: Date | undefined;
}

export type CampaignRow = Awaited<ReturnType<typeof listCampaigns>>[number];

/** Campaigns with the codes of their categories, those that begin last first. */
export function listCampaigns(db: Database, { limit, after, state, from, to }: CampaignSearch, now: Date) {
	const over = sql<boolean>`(ends_at <= ${now} or starts_at = ends_at)`;
	let query = selectCampaigns(db).orderBy('starts_at', 'desc').orderBy('id', 'desc').limit(limit);
	if (after !== undefined) query = query.where(sql<boolean>`(starts_at, id) < (select c.starts_at, c.id from campaigns c where c.id = ${after})`);
	if (state === 'over') query = query.where(over);
	if (state === 'planned') query = query.where('starts_at', '>', now).where(sql<boolean>`not ${over}`);
	if (state === 'running') query = query.where('starts_at', '<=', now).where(sql<boolean>`not ${over}`);
	if (from !== undefined) query = query.where('ends_at', '>', from);
	if (to !== undefined) query = query.where('starts_at', '<', to);
	return query.execute();
}

/** A campaign with the codes of its categories. */
export const findCampaign = (db: Database, id: number): Promise<CampaignRow | undefined> => selectCampaigns(db).where('id', '=', id).executeTakeFirst();

/** Stores a campaign whose prices are applied by the next run of the job, and returns its id. */
export async function insertCampaign(db: Database, campaign: StoredCampaign, now: Date): Promise<number> {
	const { id } = await db
		.insertInto('campaigns')
		.values({ ...toColumns(campaign), look_at: now, created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Replaces what is stored of a campaign. */
export async function replaceCampaign(db: Database, id: number, campaign: StoredCampaign, now: Date): Promise<void> {
	await db
		.updateTable('campaigns')
		.set({ ...toColumns(campaign), look_at: now })
		.where('id', '=', id)
		.execute();
}

/** Ends a campaign now; a planned one never begins. */
export async function endCampaign(db: Database, id: number, now: Date): Promise<void> {
	await db
		.updateTable('campaigns')
		.set({ look_at: now, ends_at: sql`greatest(starts_at, ${now})` })
		.where('id', '=', id)
		.execute();
}

const selectCampaigns = (db: Database) =>
	db
		.selectFrom('campaigns')
		.selectAll()
		.select(sql<string[]>`array(select c.code from categories c where c.id = any(category_ids) order by c.code)`.as('categories'));

const toColumns = ({ category_ids, product_codes, ...columns }: StoredCampaign) => ({
	...columns,
	category_ids: idList(category_ids),
	product_codes: JSON.stringify(product_codes),
});
