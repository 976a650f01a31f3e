import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { refreshTitleOrder } from '../catalog/index.ts';
import { runScript } from '../platform/database/run-script.ts';
import type { Tables } from '../platform/database/tables.ts';
import { isMarket, SOURCE_MARKET } from '../platform/market/market.ts';
import { toSortTitle } from '../platform/text/sort-title.ts';

const BATCH = 2000;

/** Products are sorted by their titles in each market, in the order of its alphabet. Existing products get their positions. */
export const titleOrders: Migration = {
	async up(db: Kysely<Tables>) {
		await runScript(
			db,
			`
alter table translations add column sort_title text collate "C"
--
create index translations_named on translations (lang) where sort_title is not null
--
create table title_order (
	lang text not null,
	product_id int not null references products on delete cascade,
	sort_title text collate "C" not null,
	primary key (product_id, lang) include (sort_title)
)
--
create index title_order_by_title on title_order (lang, sort_title, product_id)
`,
		);
		const products = await sql<Titled>`select id, title, '${sql.raw(SOURCE_MARKET)}' as lang from products`.execute(db);
		await write(db, products.rows, sql`update products t set sort_title = r.sort_title from r where r.id = t.id and t.sort_title <> r.sort_title`);
		const called = await sql<Titled>`select id, texts ->> 'title' as title, lang from translations where kind = 'product' and texts ? 'title'`.execute(db);
		await write(db, called.rows, sql`update translations t set sort_title = r.sort_title from r where t.kind = 'product' and r.id = t.id and r.lang = t.lang`);
		await refreshTitleOrder(db, 'true');
	},
};

interface Titled {
	id: number;
	title: string;
	lang: string;
}

async function write(db: Kysely<Tables>, rows: Titled[], update: ReturnType<typeof sql>): Promise<void> {
	for (let start = 0; start < rows.length; start += BATCH) {
		const keyed = rows
			.slice(start, start + BATCH)
			.map(({ id, title, lang }) => ({ id, lang, sort_title: toSortTitle(title, isMarket(lang) ? lang : undefined) }));
		await sql`with r as (select * from json_to_recordset(${JSON.stringify(keyed)}::json) as r(id int, lang text, sort_title text)) ${update}`.execute(db);
	}
}
