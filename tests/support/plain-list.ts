import type { Database } from '@titraj/backend/platform/database/tables.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';

/** A product with everything that lists filter and sort by. */
export interface PlainProduct {
	id: number;
	slug: string;
	manufacturer: number | null;
	/** Sort key in UTF-8, whose bytes are in the order of code points. */
	title: Buffer;
	/** Its category and all above it. */
	categories: number[];
	listed: boolean;
	cents: number;
	stocked: boolean;
	/** Price reduction as a fraction. */
	reduction: number;
	sold: number;
	created: number;
	rate: number;
	votes: number;
	lists: string[];
	tags: number[];
	values: number[];
}

export interface PlainShop {
	products: PlainProduct[];
	categories: { id: number; slug: string }[];
	/** Lists whose own order is newest first. */
	newest: string[];
	attributes: Map<number, number>;
}

/** Reads a shop by one plain query per table, so that lists can be calculated without SQL. */
export async function readPlainShop(db: Database): Promise<PlainShop> {
	const [products, categories, lists, items, tags, values, attributes] = await Promise.all([
		db.selectFrom('products').selectAll().execute(),
		db.selectFrom('categories').select(['id', 'slug', 'path_ids']).execute(),
		db.selectFrom('product_lists').select(['code', 'sort']).execute(),
		db.selectFrom('product_list_items').selectAll().execute(),
		db.selectFrom('product_tags').selectAll().execute(),
		db.selectFrom('product_attributes').select(['product_id', 'value_id']).execute(),
		db.selectFrom('attribute_values').select(['id', 'attribute_id']).execute(),
	]);
	return {
		products: products.map((row) => ({
			id: row.id,
			slug: row.slug,
			title: Buffer.from(row.sort_title),
			manufacturer: row.manufacturer_id,
			listed: row.listed,
			cents: row.now_cents,
			stocked: row.stocked,
			sold: row.sold,
			created: row.created_at.getTime(),
			rate: row.rate,
			votes: row.rate_votes,
			categories: categories.find(({ id }) => id === row.category_id)?.path_ids ?? [],
			reduction: row.reduced && row.lowest_price_cents !== null ? 1 - row.now_cents / row.lowest_price_cents : 0,
			lists: items.filter(({ product_id }) => product_id === row.id).map(({ list_code }) => list_code),
			tags: tags.filter(({ product_id }) => product_id === row.id).map(({ tag_id }) => tag_id),
			values: values.filter(({ product_id }) => product_id === row.id).map(({ value_id }) => value_id),
		})),
		categories,
		newest: lists.filter(({ sort }) => sort === 'new').map(({ code }) => code),
		attributes: new Map(attributes.map(({ id, attribute_id }) => [id, attribute_id])),
	};
}

/** Products of a query without search words, in order: the rules of the reference applied to one product at a time. */
export function listPlainly(shop: PlainShop, query: ProductsQuery, staff: boolean): number[] {
	const asked = toIds(query.ids);
	const found = shop.products.filter((product) => (product.listed || (staff && query.include_invisible === true)) && passes(shop, product, query));
	const sort = query.sort ?? toDefaultSort(shop, query);
	const compare = sort === 'relevance' && query.ids !== undefined ? by<PlainProduct>(({ id }) => asked.indexOf(id)) : ORDERS[sort];
	return found.toSorted(compare).map(({ id }) => id);
}

function passes(shop: PlainShop, product: PlainProduct, query: ProductsQuery): boolean {
	const { categories } = product;
	const own = query.category_id ?? shop.categories.find(({ slug }) => slug === query.slug)?.id ?? 0;
	const groups = Map.groupBy(toIds(query.attributes_ids), (id) => shop.attributes.get(id) ?? 0);
	return (
		((query.category_id ?? query.slug) === undefined || categories.includes(own)) &&
		(query.manufacturer_id === undefined || product.manufacturer === query.manufacturer_id) &&
		(query.list_code === undefined || product.lists.includes(query.list_code)) &&
		(query.tag_id === undefined || product.tags.includes(query.tag_id)) &&
		(query.ids === undefined || toIds(query.ids).includes(product.id)) &&
		(query.item_id === undefined || product.id === query.item_id) &&
		(query.item_slug === undefined || product.slug === query.item_slug) &&
		(!query.manufacturer_ids || toIds(query.manufacturer_ids).includes(product.manufacturer ?? 0)) &&
		(!query.category_ids || toIds(query.category_ids).some((id) => categories.includes(id))) &&
		[...groups].every(([attribute, ids]) => attribute !== 0 && ids.some((id) => product.values.includes(id))) &&
		product.cents >= Math.round((query.price_from ?? 0) * 100) &&
		product.cents <= Math.round((query.price_to ?? Number.POSITIVE_INFINITY) * 100) &&
		(query.available !== true || product.stocked) &&
		(query.discounted !== true || product.reduction > 0)
	);
}

const toIds = (list = ''): number[] => list.split(',').filter(Boolean).map(Number);

function toDefaultSort(shop: PlainShop, { ids, list_code }: ProductsQuery): NonNullable<ProductsQuery['sort']> {
	if (ids !== undefined) return 'relevance';
	return list_code !== undefined && shop.newest.includes(list_code) ? 'new' : 'best_selling';
}

type Compare<T> = (one: T, other: T) => number;

const by =
	<T>(...keys: ((thing: T) => number)[]): Compare<T> =>
	(one, other) =>
		keys.map((key) => key(one) - key(other)).find((difference) => difference !== 0) ?? 0;

const unstockedFirst = ({ stocked }: PlainProduct) => -Number(stocked);
const newestFirst = ({ id }: PlainProduct) => -id;
const bestSelling = by<PlainProduct>(unstockedFirst, ({ sold }) => -sold, newestFirst);

const ORDERS: Record<NonNullable<ProductsQuery['sort']>, Compare<PlainProduct>> = {
	new: by(unstockedFirst, ({ created }) => -created, newestFirst),
	price_asc: by(
		({ cents }) => cents,
		({ id }) => id,
	),
	price_desc: by(({ cents }) => -cents, newestFirst),
	title: (one, other) => Buffer.compare(one.title, other.title) || one.id - other.id,
	best_selling: bestSelling,
	relevance: bestSelling,
	discount: by(
		({ reduction }) => -reduction,
		({ sold }) => -sold,
		newestFirst,
	),
	rate: by(
		({ rate }) => -rate,
		({ votes }) => -votes,
		newestFirst,
	),
	id: by(({ id }) => id),
};
