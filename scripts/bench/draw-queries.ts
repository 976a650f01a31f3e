import type { CatalogCategory } from '@titraj/contract/catalog-groups.ts';
import type { Facets } from '@titraj/contract/facets.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { seededRandom } from './seeded-random.ts';

const SORTS = ['best_selling', 'new', 'price_asc', 'price_desc', 'title'] as const;
const WORDS = ['zicna tipkovnica', 'rtx 4070', 'usb', 'bezicni mis', 'monitor 27', 'ddr5', 'corsair', 'ssd 2tb', 'kuciste', 'logitech mis'];

/** Draws list queries like those of shoppers, the same for the same seed: mostly categories, weighted by size and with random filters, and some lists, manufacturers and searches. */
export async function drawQueries(client: ApiClient, count: number, seed: number): Promise<ProductsQuery[]> {
	const random = seededRandom(seed);
	const { items } = unwrap(await client.call('_get_hapi_catalog_categories', {}));
	const categories = items.filter((category) => category.products_total > 0 && category.level > 0);
	const leaves = categories.filter((category) => !categories.some((other) => other.parent_id === category.id));
	const facets = new Map<number, Facets>();
	for (const { id } of categories) {
		const page = unwrap(await client.call('_get_hapi_catalog_products', { category_id: id, facets: true, limit: 1 }));
		if (page.facets) facets.set(id, page.facets);
	}
	const manufacturers = [...facets.values()].flatMap((facet) => facet.manufacturers);
	/** Half of the searches repeat a few words, as shoppers do; the others are a manufacturer and a category, and seldom the same twice. */
	const drawSearch = () =>
		random() < 0.5 ? (draw(WORDS, random) ?? '') : `${draw(manufacturers, random)?.title} ${pick(categories, random).title}`.toLowerCase();
	return Array.from({ length: count }, (): ProductsQuery => {
		const kind = random();
		const common = { facets: true, limit: 24, page: 1 + Math.floor(random() ** 4 * 4) };
		if (kind < 0.05) return { ...common, search_q: drawSearch() };
		if (kind < 0.08) return { ...common, list_code: random() < 0.5 ? 'akcija' : 'novo', available: true };
		if (kind < 0.12) return { ...common, manufacturer_id: draw(manufacturers, random)?.id ?? 1 };
		const category = kind < 0.17 ? pick(categories, random) : pick(leaves, random);
		const facet = facets.get(category.id);
		return { ...common, category_id: category.id, ...(facet && narrow(facet, random)), sort: draw(SORTS, random) ?? 'new' };
	});
}

const draw = <T>(items: readonly T[], random: () => number): T | undefined => items[Math.floor(random() * items.length)];

/** Picks a category, weighted by its number of products. */
function pick(categories: readonly CatalogCategory[], random: () => number): CatalogCategory {
	let at = random() * categories.reduce((sum, { products_total }) => sum + products_total, 0);
	for (const category of categories) {
		at -= category.products_total;
		if (at < 0) return category;
	}
	throw new Error('There are no categories with products');
}

function narrow({ attributes, manufacturers: all, price }: Facets, random: () => number): ProductsQuery {
	const values = attributes.filter(() => random() < 0.15).flatMap((facet) => facet.values.filter(() => random() < 1.5 / facet.values.length));
	const manufacturers = random() < 0.25 ? all.slice(0, 8).filter(() => random() < 0.3) : [];
	return {
		...(values.length > 0 && { attributes_ids: values.map(({ id }) => id).join(',') }),
		...(manufacturers.length > 0 && { manufacturer_ids: manufacturers.map(({ id }) => id).join(',') }),
		...(price && random() < 0.25 && { price_to: Math.round(price.from + (price.to - price.from) * random()) }),
		...(random() < 0.25 && { available: true }),
		...(random() < 0.08 && { discounted: true }),
	};
}
