import { isDeepStrictEqual } from 'node:util';
import type { BadgeDefinition, BadgeFacts } from '@titraj/contract/shop/define-badge.ts';
import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../tables.ts';

type DeclaredBadge = { code: string; title: string };

interface Row extends Omit<BadgeFacts, 'created'> {
	readonly id: number;
	readonly created: string;
	readonly given: readonly string[];
	readonly shown: readonly DeclaredBadge[];
}

/** Products that are read at once. */
const BATCH = 1000;

/** Brings the badges of the shop folder up to date: those of the products `ids`, or of all. Writes only products whose badges differ, and returns whether any did. */
export async function refreshBadges(
	db: Database,
	badges: readonly BadgeDefinition[],
	{ now, ids }: { readonly now: Date; readonly ids?: readonly number[] },
): Promise<boolean> {
	let isChanged = false;
	for (let after = 0; ; ) {
		const rows = await readRows(db, { after, ids, onlyOld: badges.length === 0 });
		const changed = rows.flatMap((row) => {
			const badgesNow = toBadges(row, badges, now);
			return isDeepStrictEqual(badgesNow, row.shown) ? [] : [{ id: row.id, badges: badgesNow }];
		});
		if (changed.length > 0) await write(db, changed);
		isChanged ||= changed.length > 0;
		const last = rows.at(-1);
		if (last === undefined || rows.length < BATCH) return isChanged;
		after = last.id;
	}
}

/** The badges that were given and those whose rule the product meets, in the order of their declarations. */
function toBadges({ given, created, ...facts }: Row, badges: readonly BadgeDefinition[], now: Date): DeclaredBadge[] {
	const product: BadgeFacts = { ...facts, created: new Date(created) };
	return badges.filter(({ code, rule }) => given.includes(code) || rule?.(product, now) === true).map(({ code, titles }) => ({ code, title: titles.hr }));
}

interface Part {
	readonly after: number;
	readonly ids: readonly number[] | undefined;
	/** Only products that still have badges: a shop folder without badges has nothing else to do. */
	readonly onlyOld: boolean;
}

async function readRows(db: Database, { after, ids, onlyOld }: Part): Promise<Row[]> {
	const { rows } = await sql<Row>`
		select p.id, p.code as sku, p.title, m.title as manufacturer, p.now_cents as cents, p.reduced, p.quantity, p.sold, p.rate, p.rate_votes as votes, p.created_at as created,
			p.attributes, p.fields, p.given_badges as given, p.declared_badges as shown,
			array(select k.code from categories k where k.id = any(c.path_ids)) as categories
		from products p join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id
		where p.id > ${after} and ${onlyOld ? sql`p.declared_badges <> '[]'` : sql`true`} and ${ids === undefined ? sql`true` : sql`p.id = any(${idList(ids)})`} order by p.id limit ${sql.lit(BATCH)}
	`.execute(db);
	return rows;
}

async function write(db: Database, changed: readonly { id: number; badges: readonly DeclaredBadge[] }[]): Promise<void> {
	await sql`
		update products p set declared_badges = r.badges, updated_at = now()
		from json_to_recordset(${JSON.stringify(changed)}::json) as r(id int, badges jsonb) where p.id = r.id
	`.execute(db);
}
