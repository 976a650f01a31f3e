import { setTimeout } from 'node:timers/promises';
import { loadCards } from '@titraj/backend/catalog/products/load-products.ts';
import { findListIndex, type ListIndex, openListIndex } from '@titraj/backend/listing/columns/list-index.ts';
import { pruneListingChanges } from '@titraj/backend/listing/columns/prune-listing-changes.ts';
import { readChanges, readNow } from '@titraj/backend/listing/columns/read-changes.ts';
import { findListing } from '@titraj/backend/listing/find-listing.ts';
import { refreshChanged, refreshDerived } from '@titraj/backend/listing/refresh-derived.ts';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facetFixture } from '#tests/support/facet-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let index: ListIndex;
/** The same database without columns in memory. */
let counted: Database;
let questions: ProductsQuery[];

beforeAll(async () => {
	backend = await startTestBackend(facetFixture().shop, { listsInMemory: false });
	index = openListIndex(backend.db, 0);
	await index.untilRead();
	counted = backend.db.withoutPlugins();
	questions = await toQuestions();
});
afterAll(async () => {
	await index.close();
	await backend.close();
});

/** A transaction that this database has not reached. */
const FUTURE = '1000000000000';
const SORTS = ['best_selling', 'new', 'price_asc', 'price_desc', 'title', 'discount', 'rate', 'id'] as const;

/** Questions with each filter alone and in pairs, each sort order, searches, and values that do not exist. */
async function toQuestions(): Promise<ProductsQuery[]> {
	const ask = await find(counted, { slug: 'monitori', facets: true });
	const [first, second] = ask.facets?.attributes ?? [];
	const values = (facet: typeof first, count: number) => facet?.values.slice(0, count).map(({ id }) => id) ?? [];
	const manufacturers = ask.facets?.manufacturers.map(({ id }) => id) ?? [];
	const categories = await counted.selectFrom('categories').select('id').where('products_total', '>', 0).execute();
	const filters: ProductsQuery[] = [
		{},
		{ price_from: 110, price_to: 160 },
		{ available: true },
		{ discounted: true },
		{ manufacturer_ids: manufacturers.slice(0, 2).join(',') },
		{
			category_ids: categories
				.map(({ id }) => id)
				.slice(0, 2)
				.join(','),
		},
		{ attributes_ids: values(first, 2).join(',') },
		{ attributes_ids: [...values(first, 1), ...values(second, 2)].join(',') },
		{ attributes_ids: `${values(first, 1)},999999` },
		{ manufacturer_ids: 'none', attributes_ids: '999999' },
	];
	const pairs = filters.flatMap((one, place) => [one, { ...one, ...filters.at(place - 3) }]);
	const lists: ProductsQuery[] = [
		{ slug: 'monitori' },
		{},
		{ manufacturer_id: manufacturers[0] ?? 1 },
		{ slug: 'monitori', manufacturer_id: manufacturers[1] ?? 1 },
	];
	return [
		...pairs.map((filter) => ({ slug: 'monitori', ...filter, facets: true, limit: 7 })),
		...lists.slice(1).flatMap((list) => filters.slice(3, 7).map((filter) => ({ ...list, ...filter, facets: true, limit: 7 }))),
		...SORTS.flatMap((sort) => lists.slice(0, 2).map((list): ProductsQuery => ({ ...list, available: true, sort, limit: 5, page: 3 }))),
		...['monitor', 'monitor 27', 'kabel', 'obzor', 'F-12', 'nothinglikeit'].flatMap((search_q): ProductsQuery[] => [
			{ search_q },
			{ search_q, facets: true, available: true },
			{ search_q, facets: true, slug: 'monitori', sort: 'price_desc', price_to: 150 },
		]),
	];
}

const find = (db: Database, query: ProductsQuery) => {
	const limit = query.limit ?? 24;
	return findListing(db, query, { limit, offset: ((query.page ?? 1) - 1) * limit, staff: false, lang: 'hr' });
};

async function expectSame(): Promise<void> {
	expect(findListIndex(counted)).toBeUndefined();
	for (const query of questions) {
		expect(await index.current(), 'columns are read').not.toBeNull();
		const [memory, database] = [await find(backend.db, query), await find(counted, query)];
		expect({ query, ...memory, search: undefined }).toEqual({ query, ...database, search: undefined });
	}
}

const change = (statement: string) => sql.raw(statement).execute(backend.db);

describe('lists in memory', () => {
	it('answer like the database', expectSame);

	it.each([
		['a price', "update products set price_cents = 14500, sale_price_cents = null where code = 'F-7'"],
		['the beginning of a sale', "update products set sale_price_cents = 9900, lowest_price_cents = 10500 where code = 'F-13'"],
		['stock that runs out', "update products set quantity = 0 where code in ('F-1', 'F-2', 'F-3')"],
		['new stock', "update products set quantity = 5 where code = 'F-5'"],
		['units sold', "update products set sold = 5000 where code = 'F-33'"],
		['a category', "update products set category_id = (select category_id from products where code = 'F-9') where code in ('F-20', 'F-21')"],
		['a manufacturer', "update products set manufacturer_id = null where code = 'F-24'"],
		['a title and its words', "update products set title = 'Kabel', sort_title = 'kabel', search = to_tsvector('shop', 'kabel') where code = 'F-40'"],
		['how much its words say', "update products set search = setweight(search, 'D') where code in ('F-1', 'F-11', 'F-33')"],
		['a title alone', "update products set title = 'Obzor monitor 27' where code = 'F-3'"],
		['the name of a manufacturer', "update manufacturers set title = 'Monitor 27' where code = 'obzor'"],
		['the name of a category', "update categories set title = 'Monitori 27' where id = (select category_id from products where code = 'F-12')"],
		['the name of an attribute', "update attributes set title = 'Dijagonala' where code = 'screen_size'"],
		[
			'the value of an attribute',
			"update attribute_values set value = value || ' inch' where attribute_id = (select id from attributes where code = 'screen_size')",
		],
		['a new product', copyProduct()],
		['a removed product', "delete from products where code = 'F-50'"],
	])('answer like the database after a change of %s', async (_what, statement) => {
		await change(statement);
		await expectSame();
	});

	it('answer like the database after products, a manufacturer and a category were hidden and shown again', async () => {
		for (const visible of [false, true]) {
			await change(`update products set visible = ${visible} where code in ('F-60', 'F-61')`);
			await change(`update manufacturers set visible = ${visible} where code = 'obzor'`);
			await change(`update categories set visible = ${visible} where code = 'cables'`);
			await refreshDerived(backend.db);
			await expectSame();
		}
	});

	it('count a changed attribute once facets are refreshed', async () => {
		const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', 'F-0').executeTakeFirstOrThrow();
		const values = await sql<{
			id: number;
		}>`select v.id from attribute_values v join attributes a on a.id = v.attribute_id where a.code = 'screen_size'`.execute(counted);
		const ids = values.rows.map((row) => row.id).join(', ');
		await change(`update product_attributes set value_id = (select max(x) from unnest(array[${ids}]) x) where product_id = ${id} and value_id in (${ids})`);
		await refreshChanged(backend.db, id);
		await expectSame();
	});

	it.each([
		['nothing', 'select 1'],
		['a title', "update products set title = 'Kabel 2 m' where code = 'F-41'"],
		['stock above zero', "update products set quantity = quantity + 3 where code = 'F-42'"],
		['a manufacturer', "update manufacturers set title = 'Obzor d.o.o.' where code = 'obzor'"],
		['a category', "update categories set title = 'Zasloni' where id = (select category_id from products where code = 'F-44')"],
		['no manufacturer any more', "update products set manufacturer_id = null where code = 'F-45'"],
		['a removed product', "delete from products where code = 'F-46'"],
	])('show the cards of the database after a change of %s', async (_what, statement) => {
		const rows = await counted.selectFrom('products').select('id').where('code', 'like', 'F-4%').orderBy('code', 'desc').execute();
		const ids = rows.map(({ id }) => id);
		expect(await index.loadCards(ids)).toEqual(await loadCards(counted, ids));
		await change(statement);
		expect(await index.loadCards(ids)).toEqual(await loadCards(counted, ids));
	});

	it.each([0, 7, 96])('rank as many best sellers of a search as a question names, from place %s on', async (offset) => {
		const page = { limit: 7, offset, candidates: 10, staff: false, lang: 'hr' } as const;
		const [memory, database] = [await findListing(backend.db, { search_q: 'monitor' }, page), await findListing(counted, { search_q: 'monitor' }, page)];
		expect(memory.ids).toEqual(database.ids);
		expect(memory.ids.length).toBeGreaterThan(0);
	});

	it('see only what is committed', async () => {
		const query: ProductsQuery = { slug: 'monitori', facets: true, sort: 'price_desc' };
		const before = await find(backend.db, query);
		await backend.db
			.transaction()
			.execute(async (trx) => {
				await sql`update products set price_cents = 99900, sale_price_cents = null where code = 'F-70'`.execute(trx);
				throw new Error('rolled back');
			})
			.catch(() => undefined);
		expect(await find(backend.db, query)).toEqual(before);
	});

	it('ignore and delete changes of the cluster that the database was restored from', async () => {
		const seen = await readNow(backend.db);
		await change(`insert into listing_changes (product_id, tx, created_at) values (1, '${FUTURE}', now() - interval '2 days')`);
		await change(`insert into content_changes (entity, tx) values ('site', '${FUTURE}')`);
		expect(await readChanges(backend.db, seen, 10)).toMatchObject({ products: [], names: false });
		await pruneListingChanges(backend.db, new Date());
		expect(await backend.db.selectFrom('listing_changes').select('tx').where('tx', '=', FUTURE).execute()).toEqual([]);
		await change(`delete from content_changes where tx = '${FUTURE}'`);
	});

	it('read one product again after many changes of it', async () => {
		const seen = await readNow(backend.db);
		await change('insert into listing_changes (product_id) select min(id) from products, generate_series(1, 6000)');
		await change('insert into listing_changes (product_id) select min(id) from products union all select max(id) from products');
		expect(await readChanges(backend.db, seen, 5000)).toMatchObject({ everything: false, products: [expect.any(Number), expect.any(Number)] });
		await expectSame();
	});

	it('are read once, then the database answers for a while, if everything keeps changing', async () => {
		const db = backend.db.withoutPlugins();
		await using paused = openListIndex(db, 600_000);
		await paused.untilRead();
		await change('insert into listing_changes default values');
		expect(await paused.current()).toBeNull();
		await setTimeout(2000);
		expect(await paused.current()).toBeNull();
		const query: ProductsQuery = { slug: 'monitori', facets: true };
		expect(await find(db, query)).toEqual(await find(counted, query));
		await index.untilRead();
	});

	it('note an update of many products by a plan that does not compare each with each, also after an update of one', async () => {
		const { rows } = await sql<{ proname: string; proconfig: string[] | null }>`
			select proname, proconfig from pg_proc where proname in ('note_listing_update', 'note_products_update') order by 1
		`.execute(counted);
		expect(rows.map(({ proconfig }) => proconfig)).toEqual([['enable_nestloop=off'], ['enable_nestloop=off']]);
	});

	it('answer like the database after more changes than are read at once', async () => {
		await change('insert into listing_changes default values');
		expect(await index.current()).toBeNull();
		await index.untilRead();
		await expectSame();
	});
});

/** A copy of a product, with its own code. */
function copyProduct(): string {
	const columns =
		'category_id, manufacturer_id, slug, title, sort_title, price_cents, quantity, unit, visible, listed, attributes, attributes_special, documents, reviews, rate, rate_votes, badges, variation_attributes, group_product_codes, picture, views, sold, created_at, source_hash, search';
	return `insert into products (code, ${columns}) select 'F-new', ${columns} from products where code = 'F-11'`;
}
