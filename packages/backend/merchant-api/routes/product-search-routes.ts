import { type SqlBool, sql } from 'kysely';
import Type from 'typebox';
import { toSmallPicture } from '../../catalog/index.ts';
import { toSku } from '../../platform/text/to-title.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const LISTS = ['on_sale', 'archived', 'low_stock', 'sold_out'] as const;

const CONDITIONS: Readonly<Record<(typeof LISTS)[number], ReturnType<typeof sql<SqlBool>>>> = {
	on_sale: sql<SqlBool>`p.listed`,
	archived: sql<SqlBool>`not p.visible`,
	low_stock: sql<SqlBool>`p.listed and p.quantity < 3`,
	sold_out: sql<SqlBool>`p.listed and p.quantity = 0`,
};

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

export const PRODUCT_SEARCH_ROUTES = [
	route({
		...{ method: 'GET', path: '/product-search', operationId: 'searchProducts', scopes: ['products:read'] },
		summary: 'Products, the newest first, by words, sku, part number, GTIN or id, or one of the lists',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, q: Type.Optional(Type.String({ maxLength: 100 })), list: Type.Optional(Type.Enum([...LISTS])) }),
		body: null,
		response: Page(Summary),
		async handle({ db, query: { limit = FOUND, cursor, q = '', list } }) {
			let query = db
				.selectFrom('products as p')
				.leftJoin('manufacturers as m', 'm.id', 'p.manufacturer_id')
				.select(['p.id', 'p.code', 'p.title', 'm.title as manufacturer', 'p.price_cents', 'p.sale_price_cents', 'p.quantity', 'p.visible', 'p.listed'])
				.select(['p.picture', 'p.views', 'p.images'])
				.orderBy('p.id', 'desc')
				.limit(limit);
			if (cursor !== undefined) query = query.where('p.id', '<', Number(cursor));
			if (list !== undefined) query = query.where(CONDITIONS[list]);
			const asked = q.trim();
			if (asked !== '') query = query.where(matches(asked));
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

/** Each part of the union has its own index: with `or` between them the database would read all products. */
function matches(asked: string) {
	const id = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
	return sql<SqlBool>`p.id in (
		select id from products where code = ${toSku(asked)} union all select id from products where product_code = ${toSku(asked)}
		union all select id from products where ean = ${asked} union all select id from products where id = ${id}
		union all select id from products where search @@ plainto_tsquery('shop', ${asked})
	)`;
}
