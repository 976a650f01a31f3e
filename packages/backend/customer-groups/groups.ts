import { sql } from 'kysely';
import { idList } from '../platform/database/id-list.ts';
import type { Database } from './tables.ts';

/** What a group is called, and what its members pay. */
export interface GroupTerms {
	readonly name: string;
	/** Taken off the regular price; null for a group that has only prices of single products. */
	readonly percent: number | null;
	/** Categories, with all below them, and manufacturers whose products are not reduced. A price of a single product counts in them, too. */
	readonly excluded_category_ids: readonly number[];
	readonly excluded_manufacturer_ids: readonly number[];
	readonly prices: readonly { readonly product_id: number; readonly price_cents: number }[];
}

interface GroupSummary {
	readonly id: number;
	readonly name: string;
	readonly percent: number | null;
	readonly members: number;
	readonly prices: number;
}

interface CustomerGroup extends Pick<GroupSummary, 'id' | 'name' | 'percent'> {
	/** Codes. */
	readonly excluded_categories: readonly string[];
	readonly excluded_manufacturers: readonly string[];
	readonly prices: readonly { readonly sku: string; readonly price_cents: number }[];
}

/** All groups by name. */
export const readGroups = (db: Database): Promise<GroupSummary[]> =>
	db
		.selectFrom('customer_groups as g')
		.select(['g.id', 'g.name', 'g.percent'])
		.select(sql<number>`(select count(*)::int from customer_group_members m where m.group_id = g.id)`.as('members'))
		.select(sql<number>`(select count(*)::int from customer_group_prices f where f.group_id = g.id)`.as('prices'))
		.orderBy(sql`lower(g.name)`)
		.execute();

/** A group with all of its terms; undefined if there is none. */
export async function readGroup(db: Database, id: number): Promise<CustomerGroup | undefined> {
	const group = await db
		.selectFrom('customer_groups as g')
		.select(['g.id', 'g.name', 'g.percent'])
		.select(sql<string[]>`array(select c.code from categories c where c.id = any(g.excluded_category_ids) order by c.code)`.as('excluded_categories'))
		.select(sql<string[]>`array(select c.code from manufacturers c where c.id = any(g.excluded_manufacturer_ids) order by c.code)`.as('excluded_manufacturers'))
		.where('g.id', '=', id)
		.executeTakeFirst();
	if (group === undefined) return undefined;
	const prices = await db
		.selectFrom('customer_group_prices as f')
		.innerJoin('products as p', 'p.id', 'f.product_id')
		.select(['p.code as sku', 'f.price_cents'])
		.where('f.group_id', '=', id)
		.orderBy('p.code')
		.execute();
	return { ...group, prices };
}

/** Its id; null if another group has the name. */
export async function insertGroup(trx: Database, terms: GroupTerms): Promise<number | null> {
	const group = await trx
		.insertInto('customer_groups')
		.values(toColumns(terms))
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	if (group === undefined) return null;
	await writePrices(trx, group.id, terms);
	return group.id;
}

/** Replaces all terms of a group. False if another group has the name. */
export async function updateGroup(trx: Database, id: number, terms: GroupTerms): Promise<boolean> {
	const other = await trx
		.selectFrom('customer_groups')
		.select('id')
		.where(sql`lower(name)`, '=', sql`lower(${terms.name})`)
		.where('id', '<>', id)
		.executeTakeFirst();
	if (other !== undefined) return false;
	await trx.updateTable('customer_groups').set(toColumns(terms)).where('id', '=', id).execute();
	await trx.deleteFrom('customer_group_prices').where('group_id', '=', id).execute();
	await writePrices(trx, id, terms);
	return true;
}

/** Its members pay the shop's prices from then on. False if there is no such group. */
export async function deleteGroup(trx: Database, id: number): Promise<boolean> {
	return (await trx.deleteFrom('customer_groups').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
}

const toColumns = ({ name, percent, excluded_category_ids, excluded_manufacturer_ids }: GroupTerms) => ({
	...{ name, percent },
	excluded_category_ids: idList(excluded_category_ids),
	excluded_manufacturer_ids: idList(excluded_manufacturer_ids),
});

async function writePrices(trx: Database, groupId: number, { prices }: GroupTerms): Promise<void> {
	if (prices.length === 0) return;
	await sql`
		insert into customer_group_prices (group_id, product_id, price_cents)
		select ${groupId}::int, r.product_id, r.price_cents from json_to_recordset(${JSON.stringify(prices)}::json) as r(product_id int, price_cents int)
	`.execute(trx);
}
