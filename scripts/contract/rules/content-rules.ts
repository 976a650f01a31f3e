import { isReduced } from '@titraj/contract/formats/reduction.ts';
import { brokenRule } from '../expect.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { centsOf } from '../sums.ts';
import { type Asked, itemsOf } from '../visitor.ts';
import { LIST, list } from './product-list.ts';

/** Rules of what products and pages contain. They only read. */
export const CONTENT_RULES: readonly Rule[] = [
	{
		name: 'products have what their pages show',
		needs: [LIST],
		check: async ({ guest }) => findBareProducts(await list(guest, { mode: 'full' })),
	},
	{
		name: 'texts contain no leftovers of code',
		needs: [LIST, '_get_hapi_cms_pages'],
		check: async ({ guest }) => [...findLeftovers(await list(guest, { mode: 'full' })), ...findLeftovers(await guest.ask('_get_hapi_cms_pages', {}))],
	},
	{
		name: 'each product and category has an id of its own',
		needs: [LIST, '_get_hapi_catalog_categories', '_get_hapi_cms_pages'],
		check: async ({ guest }) => [
			...findSharedIds(await list(guest, {})),
			...findSharedIds(await guest.ask('_get_hapi_catalog_categories', { mode: 'full' })),
			...findSharedIds(await guest.ask('_get_hapi_cms_pages', {})),
		],
	},
	{
		name: 'the levels of categories begin at 1, and none is left out',
		needs: ['_get_hapi_catalog_categories'],
		check: async ({ guest }) => findMissingLevels(await guest.ask('_get_hapi_catalog_categories', { mode: 'full' })),
	},
	{
		name: 'a reduction that is announced can be shown',
		needs: [LIST],
		check: async ({ guest }) => findHiddenReductions(await list(guest, {})),
	},
];

/** Fields that a product may lack (D43). If no product at all has them, the backend has probably forgotten them. */
const SHOWN: Readonly<Record<string, string>> = {
	main_image_thumbs: 'Cards have no pictures.',
	main_image_upload_path: 'Links to products have no picture in social networks.',
	images: 'Pages of products have no gallery.',
	content: 'Pages of products have no description.',
	category_parents: 'Pages of products have no breadcrumbs.',
};

function findBareProducts(asked: Asked): readonly Finding[] {
	const products = itemsOf(asked.body);
	const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '');
	if (products.length === 0) return [];
	const bare = Object.entries(SHOWN).filter(([field]) => !products.some((product) => isFilled(product[field])));
	const thumbs = products.some((product) => itemsOf(product, '$.images').some((image) => isFilled(image['thumbs'])));
	return [...bare, ...(thumbs ? [] : [['images[*].thumbs', 'Galleries load pictures in their largest size.'] as const])].map(([field, consequence]) => ({
		severity: 'advice',
		call: asked.call,
		path: `$.data.items[*].${field}`,
		expected: 'a value, at least for some products',
		found: `none in ${products.length} products`,
		consequence,
		fix: `Return ${field} if you have it; a product without it has no such field (D43).`,
	}));
}

const LEFTOVER = /(?:^|[>\s/])(undefined|NaN|\[object Object\])(?:[<\s/.,]|$)/;

function findLeftovers(asked: Asked): readonly Finding[] {
	const places = toTexts(asked.body, '$').flatMap(({ path, text }) => {
		const found = LEFTOVER.exec(text)?.[1];
		return found === undefined ? [] : [{ path, found }];
	});
	const [first] = places;
	if (!first) return [];
	const reason = { consequence: 'Shoppers read words of a programming language.', fix: 'Leave out what is not known, or return null.' };
	return [brokenRule(asked, first.path, { expected: 'a text for people', found: `"${first.found}", in ${places.length} texts` }, reason)];
}

function toTexts(value: unknown, path: string): readonly { readonly path: string; readonly text: string }[] {
	if (typeof value === 'string') return [{ path, text: value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => toTexts(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`));
}

function findSharedIds(asked: Asked): readonly Finding[] {
	const ids = itemsOf(asked.body).map(({ id }) => id);
	const shared = ids.find((id, at) => ids.indexOf(id) !== at);
	if (shared === undefined) return [];
	const reason = {
		consequence: 'A change of one is shown on the page of the other, and one of the two is never rendered again.',
		fix: 'Return an id that belongs to one item only.',
	};
	return [brokenRule(asked, '$.data.items[*].id', { expected: 'each id once', found: `${String(shared)} twice` }, reason)];
}

/** D42: without a known lowest price of 30 days, or if the price is not below it, the storefront shows no reduction. */
function findHiddenReductions(asked: Asked): readonly Finding[] {
	const hidden = itemsOf(asked.body).flatMap(({ id, price_custom, basic_price_custom, extra_price_lowest }, at) => {
		const [now, regular, lowest] = [centsOf(price_custom), centsOf(basic_price_custom), centsOf(extra_price_lowest)];
		return now !== null && regular !== null && now < regular && !isReduced({ now, regular, lowest }) ? [{ id, at, lowest: extra_price_lowest }] : [];
	});
	const [first, ...others] = hidden;
	if (!first) return [];
	return [
		{
			severity: 'advice',
			call: asked.call,
			path: `$.data.items[${first.at}].extra_price_lowest`,
			expected: 'the lowest price of the 30 days before the reduction, above price_custom',
			found: `${JSON.stringify(first.lowest ?? null)} of product ${String(first.id)}${others.length > 0 ? `, and ${others.length} more like it` : ''}`,
			consequence:
				'The reduction is not shown: neither the regular price, nor a percentage, nor a place among reduced products. The law forbids to announce it (D42).',
			fix: 'Keep the prices of the last 30 days, and return the lowest as extra_price_lowest; or return price_custom as basic_price_custom.',
		},
	];
}

function findMissingLevels(asked: Asked): readonly Finding[] {
	const levels = new Set(itemsOf(asked.body).map(({ level }) => Number(level)));
	const at = [...levels].find((level) => level !== 1 && !levels.has(level - 1));
	if (at === undefined) return [];
	const reason = {
		consequence: 'The menu of categories lacks all that are below.',
		fix: 'Return the depth in the tree as level: 1 for a top category, 2 below it.',
	};
	return [brokenRule(asked, '$.data.items[*].level', { expected: `a category of level ${at - 1}`, found: `level ${at} without one above` }, reason)];
}
