import Type, { type Static } from 'typebox';
import { toSmallPicture } from '../../catalog/media/index.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';
import { isWantedProduct, PRODUCT_FILTER } from '../search/product-filter.ts';

const FOUND = 50;

const Summary = Strict({
	sku: Type.String(),
	title: Type.String(),
	manufacturer: Nullable(Type.String()),
	picture: Nullable(Type.String()),
	regular: Money,
	sale: Nullable(Money),
	quantity: Type.Integer(),
	archived: Type.Boolean(),
	/** False if the product, its category or its manufacturer is hidden. */
	listed: Type.Boolean(),
});
export type ProductSummary = Static<typeof Summary>;

export const PRODUCT_SEARCH_ROUTES = [
	route({
		...{ method: 'GET', path: '/product-search', operationId: 'searchProducts', scopes: ['products:read'] },
		summary: 'Products, the newest first, by words, sku, part number, GTIN or id, one of the lists, or a category',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, ...PRODUCT_FILTER }),
		body: null,
		response: Page(Summary),
		async handle({ db, query: { limit = FOUND, cursor, ...filter } }) {
			let query = db
				.selectFrom('products as p')
				.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
				.select(['p.id', 'p.code', 'p.title', 'm.title as manufacturer', 'p.price_cents', 'p.sale_price_cents', 'p.quantity', 'p.visible', 'p.listed'])
				.select(['p.picture', 'p.views', 'p.images'])
				.orderBy('p.id', 'desc')
				.limit(limit);
			if (cursor !== undefined) query = query.where('p.id', '<', Number(cursor));
			query = query.where(isWantedProduct(filter));
			const rows = await query.execute();
			const items = rows.map((row) => ({
				...{ sku: row.code, title: row.title, manufacturer: row.manufacturer, picture: toSmallPicture(row) },
				...{ regular: toMoney(row.price_cents), sale: row.sale_price_cents === null ? null : toMoney(row.sale_price_cents) },
				...{ quantity: row.quantity, archived: !row.visible, listed: row.listed },
			}));
			return { items, next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
];
