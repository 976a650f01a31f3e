import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { WAREHOUSE } from '../../catalog/index.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { badRequest } from '../../platform/http/refusal.ts';
import type { Scope } from '../keys/scopes.ts';
import { attributeColumnsOf, tableHeader, toTableCells } from '../product-table/index.ts';
import { readProducts } from '../routes/read-products.ts';
import { isWantedProduct, PRODUCT_FILTER, type ProductFilter } from '../search/product-filter.ts';
import type { Database } from '../tables.ts';
import { toCsv, UTF8_MARK } from './to-csv.ts';

const scopes: readonly Scope[] = ['products:read'];
const Filter = Type.Object(PRODUCT_FILTER, { additionalProperties: false });

/** Products in memory at once. */
const BATCH = 500;
/** A table with more columns is not read back. */
const MOST_ATTRIBUTES = 1500;

/** The export of products, for the API's description. */
export const PRODUCT_EXPORT = {
	...{ path: '/product-export', operationId: 'exportProducts', scopes, params: Type.Object({}), query: Filter, type: 'text/csv' },
	summary: 'Products as CSV for spreadsheets, with the filters of `/product-search`; `/imports` reads the table back',
};

/** Products as CSV. */
export function registerProductExport(scope: FastifyInstance, { db, config }: Shop): void {
	scope.get(PRODUCT_EXPORT.path, { config: { scopes } }, async (request, reply) => {
		const { query } = request;
		if (!Check(Filter, query)) return sendProblem(request, reply, badRequest('the filters are those of /product-search: q and list'));
		const day = config.now().toISOString().slice(0, 10);
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="products-${day}.csv"`)
			.send(Readable.from(toLines(db, query, config.siteUrl)));
	});
}

async function* toLines(db: Database, filter: ProductFilter, siteUrl: string): AsyncGenerator<string> {
	const shape = { locations: await readLocations(db), attributes: await readAttributes(db, filter) };
	yield UTF8_MARK + toCsv([tableHeader(shape)]);
	let after: number | undefined = 0;
	while (after !== undefined) {
		const products: Awaited<ReturnType<typeof readProducts>> = await readProducts(db, {
			where: sql<SqlBool>`p.id > ${after} and ${isWantedProduct(filter)}`,
			limit: BATCH,
			siteUrl,
		});
		if (products.length > 0) yield toCsv(products.map((product) => toTableCells(product, shape)));
		after = products.length === BATCH ? products.at(-1)?.id : undefined;
	}
}

async function readLocations(db: Database): Promise<string[]> {
	const stores = await db.selectFrom('stores').select('code').orderBy('code').execute();
	return [WAREHOUSE, ...stores.map(({ code }) => code)];
}

async function readAttributes(db: Database, filter: ProductFilter) {
	const { rows } = await sql<{ code: string; title: string; unit: string | null; value_type: 'text' | 'number' | 'boolean' | null; has_numbers: boolean }>`
		select a.code, a.title, a.unit, a.value_type, bool_or(x.number is not null) as has_numbers
		from products p join product_attributes x on x.product_id = p.id join attribute_values v on v.id = x.value_id join attributes a on a.id = v.attribute_id
		where ${isWantedProduct(filter)} group by a.id order by a.id limit ${MOST_ATTRIBUTES}
	`.execute(db);
	return attributeColumnsOf(rows, new Set(rows.filter(({ has_numbers }) => has_numbers).map(({ code }) => code)));
}
