import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';
import { CHUNK_BITS } from '../facets/chunks.ts';
import { type ListedProduct, ProductColumns } from './product-columns.ts';
import type { Changes } from './read-changes.ts';

/** Products per query: others read the database and the processor between two. */
const BATCH = 2000;

const COUNTED = sql`(select attribute_id from category_facets)`;

interface Row extends ListedProduct {
	/** Separated by spaces. */
	words: string;
	/** Separated by commas; null for none. */
	value_ids: string | null;
}

/** Reads all listed products. Null if `isStopped` before the end. */
export async function loadColumns(db: Database, isStopped: () => boolean): Promise<ProductColumns | null> {
	const columns = new ProductColumns();
	await loadAttributes(db, columns);
	for (let after = 0; ; ) {
		if (isStopped()) return null;
		const rows = await readProducts<Row>(db, sql`p.id > ${after} order by p.id limit ${sql.lit(BATCH)}`, DETAILS);
		addRows(columns, rows);
		const last = rows.at(-1);
		if (last === undefined) break;
		after = last.id;
	}
	// Later, each first list of a category would wait, and with it all others.
	for (const category of columns.byCategory.ids()) {
		columns.packed(category);
		await setImmediate();
	}
	return columns;
}

/** Reads products again, in batches: those that are no longer listed are removed, those with other words get another slot. */
export async function reloadProducts(db: Database, columns: ProductColumns, { products, reworded }: Pick<Changes, 'products' | 'reworded'>): Promise<void> {
	const other = new Set(reworded);
	for (let from = 0; from < products.length; from += BATCH) await reloadBatch(db, columns, products.slice(from, from + BATCH), other);
}

async function reloadBatch(db: Database, columns: ProductColumns, products: readonly number[], other: ReadonlySet<number>): Promise<void> {
	const isKnown = (id: number) => !other.has(id) && columns.slotOf(id) !== undefined;
	const [known, added] = [products.filter(isKnown), products.filter((id) => !isKnown(id))];
	const rows = known.length === 0 ? [] : await readProducts<ListedProduct>(db, sql`p.id = any(${idList(known)})`);
	const found = added.length === 0 ? [] : await readProducts<Row>(db, sql`p.id = any(${idList(added)})`, DETAILS);
	const listed = new Set(rows.map(({ id }) => id));
	for (const id of products) if (!listed.has(id)) columns.remove(id);
	for (const row of rows) columns.set(row);
	addRows(columns, found);
}

/** Reads the values of all products of a chunk again, and which attributes are counted. */
export async function reloadChunks(db: Database, columns: ProductColumns, chunks: readonly number[]): Promise<void> {
	await loadAttributes(db, columns);
	for (const chunk of chunks) {
		const first = sql.lit(chunk * CHUNK_BITS);
		const { rows } = await sql<{ id: number; value_ids: string | null }>`
			select p.id, ${VALUES} as value_ids from products p where p.listed and p.id between ${first} and ${first} + ${sql.lit(CHUNK_BITS - 1)}
		`.execute(db);
		for (const { id, value_ids } of rows) {
			const slot = columns.slotOf(id);
			if (slot !== undefined) columns.setValues(slot, parseValues(value_ids));
		}
	}
}

const VALUES = sql`(select string_agg(x.value_id::text, ',') from product_attributes x where x.product_id = p.id and x.attribute_id in ${COUNTED})`;

/** What only new products are read with. */
const DETAILS = sql`, ${VALUES} as value_ids, array_to_string(tsvector_to_array(p.search), ' ') as words`;

async function readProducts<R extends ListedProduct>(db: Database, where: RawBuilder<unknown>, details = sql``): Promise<R[]> {
	const { rows } = await sql<R>`
		select p.id, p.category_id, p.manufacturer_id, p.now_cents, p.lowest_price_cents, p.sold, (extract(epoch from p.created_at) * 1000000)::float8 as created,
			p.stocked, p.reduced, p.rate, p.rate_votes, p.sort_title${details}
		from products p where p.listed and ${where}
	`.execute(db);
	return rows;
}

function addRows(columns: ProductColumns, rows: readonly Row[]): void {
	for (const row of rows) {
		const slot = columns.set(row);
		columns.setValues(slot, parseValues(row.value_ids));
		columns.words.add(slot, row.words.split(' '));
	}
}

const parseValues = (ids: string | null): number[] => (ids === null ? [] : ids.split(',').map(Number));

async function loadAttributes(db: Database, columns: ProductColumns): Promise<void> {
	const { rows } = await sql<{ id: number; attribute_id: number }>`select id, attribute_id from attribute_values where attribute_id in ${COUNTED}`.execute(db);
	columns.setAttributes(rows);
}
