import { type RawBuilder, type SqlBool, sql } from 'kysely';
import Type from 'typebox';
import { toSku } from '../../platform/text/to-title.ts';

const LISTS = ['on_sale', 'archived', 'low_stock', 'sold_out', 'not_listed', 'no_picture', 'no_gtin', 'no_manufacturer'] as const;

/** Filters of lists of products: words, sku, part number, GTIN or id, one of the lists, a group of variants, and a category. */
export const PRODUCT_FILTER = {
	q: Type.Optional(Type.String({ maxLength: 100 })),
	list: Type.Optional(Type.Enum([...LISTS])),
	group: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
	category: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
};
export interface ProductFilter {
	readonly q?: string | undefined;
	readonly list?: (typeof LISTS)[number] | undefined;
	/** Code of a group of variants. */
	readonly group?: string | undefined;
	/** Code of a category, whose products and those of the categories below it are meant. */
	readonly category?: string | undefined;
}

const CONDITIONS: Readonly<Record<(typeof LISTS)[number], RawBuilder<SqlBool>>> = {
	on_sale: sql<SqlBool>`p.listed`,
	archived: sql<SqlBool>`not p.visible`,
	low_stock: sql<SqlBool>`p.listed and p.quantity < 3`,
	sold_out: sql<SqlBool>`p.listed and not p.orderable`,
	not_listed: sql<SqlBool>`not p.listed`,
	no_picture: sql<SqlBool>`p.listed and jsonb_array_length(p.images) = 0 and jsonb_array_length(p.views) = 0`,
	no_gtin: sql<SqlBool>`p.listed and p.ean is null`,
	no_manufacturer: sql<SqlBool>`p.listed and p.manufacturer_id is null`,
};

/** Condition on `products as p`. */
export function isWantedProduct({ q = '', list, group, category }: ProductFilter): RawBuilder<SqlBool> {
	const asked = q.trim();
	const conditions = [
		...(list === undefined ? [] : [CONDITIONS[list]]),
		...(group === undefined ? [] : [sql<SqlBool>`p.variation_code = ${group}`]),
		...(category === undefined ? [] : [isIn(category)]),
		...(asked === '' ? [] : [matches(asked)]),
	];
	return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

const isIn = (code: string): RawBuilder<SqlBool> =>
	sql<SqlBool>`p.category_id in (select below.id from categories c join categories below on below.path_ids @> array[c.id] where c.code = ${code})`;

/** Each part of the union has its own index: with `or` between them the database would read all products. */
function matches(asked: string): RawBuilder<SqlBool> {
	const id = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
	return sql<SqlBool>`p.id in (
		select id from products where code = ${toSku(asked)} union all select id from products where product_code = ${toSku(asked)}
		union all select id from products where ean = ${asked} union all select id from products where id = ${id}
		union all select id from products where search @@ plainto_tsquery('shop', ${asked})
	)`;
}
