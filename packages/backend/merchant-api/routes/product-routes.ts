import { type SqlBool, sql } from 'kysely';
import Type from 'typebox';
import { readPriceHistory } from '../../catalog/index.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { DEFAULT_LIMIT, Items, Moment, Money, Nothing, PAGE_QUERY, Page } from '../schemas/common.ts';
import { PriceInput } from '../schemas/price.ts';
import { ProductRow } from '../schemas/product-row.ts';
import { ProductView } from '../schemas/product-view.ts';
import { StockInput } from '../schemas/stock.ts';
import { Instant, Sku, Strict } from '../schemas/text.ts';
import { readProducts } from './read-products.ts';
import { upsertOne } from './upsert-one.ts';

const BySku = Type.Object({ sku: Sku });
/** The sku is in the URL instead. */
const ProductBody = Type.Omit(ProductRow, ['sku'], { additionalProperties: false });
const Outcome = Strict({ sku: Type.String(), outcome: Type.Union([Type.Literal('created'), Type.Literal('updated'), Type.Literal('unchanged')]) });

const READ = ['products:read'] as const;
const WRITE = ['products:write'] as const;

export const PRODUCT_ROUTES = [
	route({
		...{ method: 'GET', path: '/products', operationId: 'listProducts', summary: 'Products in the order in which they were created', scopes: READ },
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, updated_since: Type.Optional(Instant) }),
		body: null,
		response: Page(ProductView),
		async handle({ db, config, query: { limit = DEFAULT_LIMIT, cursor = '0', updated_since } }) {
			const since = updated_since === undefined ? sql<SqlBool>`true` : sql<SqlBool>`p.updated_at >= ${updated_since}::timestamptz`;
			const items = await readProducts(db, { where: sql<SqlBool>`p.id > ${Number(cursor)} and ${since}`, limit, siteUrl: config.siteUrl });
			return { items, next_cursor: items.length === limit ? String(items.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/products/:sku', operationId: 'getProduct', summary: 'One product', scopes: READ },
		params: BySku,
		query: Nothing,
		body: null,
		response: ProductView,
		async handle({ db, config, params: { sku } }) {
			const [product] = await readProducts(db, { where: sql<SqlBool>`p.code = ${sku}`, limit: 1, siteUrl: config.siteUrl });
			return product ?? notFound(`product ${sku}`);
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/products/:sku',
			operationId: 'upsertProduct',
			inOneTransaction: true,
			summary: 'Creates a product, or changes what the body names',
			scopes: WRITE,
		},
		params: BySku,
		query: Nothing,
		body: ProductBody,
		response: Outcome,
		handle: (call) => upsertOne({ ...call.body, sku: call.params.sku }, call),
	}),
	route({
		...{
			method: 'POST',
			path: '/products/:sku/archive',
			operationId: 'archiveProduct',
			inOneTransaction: true,
			summary: 'Takes a product off sale',
			scopes: WRITE,
		},
		params: BySku,
		query: Nothing,
		body: null,
		response: Outcome,
		handle: (call) => ofKnown(call, { archived: true }),
	}),
	route({
		...{
			method: 'PUT',
			path: '/products/:sku/price',
			operationId: 'setPrice',
			inOneTransaction: true,
			summary: 'The whole truth of its prices',
			scopes: ['prices:write', 'products:write'],
		},
		params: BySku,
		query: Nothing,
		body: PriceInput,
		response: Outcome,
		handle: (call) => ofKnown(call, { price: call.body }),
	}),
	route({
		...{
			method: 'PUT',
			path: '/products/:sku/stock',
			operationId: 'setStock',
			inOneTransaction: true,
			summary: 'Its stock, in all or by location',
			scopes: ['stock:write', 'products:write'],
		},
		params: BySku,
		query: Nothing,
		body: StockInput,
		response: Outcome,
		handle: (call) => ofKnown(call, { stock: call.body }),
	}),
	route({
		...{ method: 'GET', path: '/products/:sku/price-history', operationId: 'getPriceHistory', scopes: READ },
		summary: 'Every price that the shop has shown, the newest first; what the lowest price of 30 days is derived from',
		params: BySku,
		query: Nothing,
		body: null,
		response: Items(Strict({ valid_from: Moment, amount: Money })),
		async handle({ db, params: { sku } }) {
			const product = await db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirst();
			if (product === undefined) return notFound(`product ${sku}`);
			const rows = await readPriceHistory(db, product.id, 1000);
			return { items: rows.map(({ valid_from, price_cents }) => ({ valid_from: valid_from.toISOString(), amount: toMoney(price_cents) })) };
		},
	}),
];

async function ofKnown(call: Parameters<typeof upsertOne>[1] & { readonly params: { readonly sku: string } }, fields: Partial<ProductRow>) {
	const { sku } = call.params;
	const known = await call.db.selectFrom('products').select('id').where('code', '=', sku).executeTakeFirst();
	return known ? upsertOne({ sku, ...fields }, call) : notFound(`product ${sku}`);
}
