import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { isReduced } from '@titraj/contract/formats/reduction.ts';
import { brokenRule, expectStatus, expectValue } from '../expect.ts';
import type { Finding } from '../finding.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { need, type Rule } from '../rule.ts';
import { centsOf } from '../sums.ts';
import { type Asked, itemsOf, type Row, type Visitor, valueAt } from '../visitor.ts';

const LIST = '_get_hapi_catalog_products' satisfies EndpointName;
const LIVE_CALL = '_post_hapi_catalog_price_qty' satisfies EndpointName;

/** Fields of a product that change as it is sold. */
const LIVE = ['price_custom', 'basic_price_custom', 'is_available', 'available_qty', 'maximum_qty', 'extra_price_lowest'] as const;

const list = (visitor: Visitor, query: Row) => visitor.ask(LIST, { limit: 100, ...query });

/** Rules of products in several responses. They only read. */
export const PRODUCT_RULES: readonly Rule[] = [
	{
		name: 'products are sorted by price',
		needs: [LIST],
		check: async ({ guest }) => [...findUnsorted(await list(guest, { sort: 'price_asc' }), 1), ...findUnsorted(await list(guest, { sort: 'price_desc' }), -1)],
	},
	{
		name: 'a list contains exactly the products of the requested ids',
		needs: [LIST],
		check: async ({ guest, goods }) => {
			const ids = goods.buyable.slice(0, 3).map(({ id }) => id);
			const asked = await list(guest, { ids: ids.join(',') });
			const found = itemsOf(asked.body).map(({ id }) => id);
			const reason = { consequence: 'Strips of chosen products show others.', fix: 'Filter by ids, separated by commas.' };
			return String(found.toSorted()) === String(ids.toSorted())
				? []
				: [brokenRule(asked, '$.data.items[*].id', { expected: ids.join(', '), found: found.join(', ') || 'none' }, reason)];
		},
	},
	{
		name: 'a search finds a product by its title, also in capitals',
		needs: [LIST],
		check: async ({ guest, goods }) => {
			const { id, title } = need(goods.buyable[0], 'a product that can be bought');
			const findings: Finding[] = [];
			for (const search_q of [String(title), String(title).toUpperCase()]) {
				const asked = await list(guest, { search_q });
				const reason = { consequence: 'Shoppers do not find what the shop has.', fix: 'Search titles without regard to capitals.' };
				if (!itemsOf(asked.body).some((card) => card['id'] === id))
					findings.push(brokenRule(asked, '$.data.items[*].id', { expected: `also ${String(id)}`, found: `${itemsOf(asked.body).length} others` }, reason));
			}
			return findings;
		},
	},
	{
		name: 'a category lists its own products',
		needs: [LIST, '_get_hapi_catalog_categories'],
		check: async ({ guest, goods }) => {
			const { id, category_id, category_code } = need(goods.buyable[0], 'a product that can be bought');
			const categories = itemsOf((await guest.ask('_get_hapi_catalog_categories', { mode: 'full' })).body);
			const category = need(
				categories.find((one) => one['id'] === category_id),
				`the category ${String(category_code)} of a product`,
			);
			const asked = await list(guest, { slug: category['slug'] });
			const reason = { consequence: 'A category shows other products than its own, or says a wrong number.', fix: 'Filter by slug, including subcategories.' };
			return [
				...expectValue(asked, '$.data.items', { wanted: `also product ${String(id)}`, isRight: () => hasId(asked, id) }, reason),
				...expectValue(
					asked,
					'$.data.total',
					{ wanted: `${String(category['products_total'])}, products_total of the category`, isRight: (value) => value === category['products_total'] },
					reason,
				),
			];
		},
	},
	{
		name: 'a search or category that no shop has is neither a server error nor the whole catalog',
		needs: [LIST],
		check: async ({ guest }) => {
			const whole = valueAt((await guest.ask(LIST, { limit: 1 })).body, '$.data.total');
			const findings: Finding[] = [];
			for (const [what, text] of HOSTILE_TEXTS.filter(([, value]) => value !== ''))
				for (const field of ['search_q', 'slug']) findings.push(...findUnfiltered(await guest.ask(LIST, { [field]: text, limit: 1 }), { what, field, whole }));
			return findings;
		},
	},
	{
		name: 'a product has the same price, stock and address on its page as in a list',
		needs: [LIST, '_post_hapi_catalog_product'],
		check: async ({ guest, goods }) => {
			const card = need(goods.buyable[0], 'a product that can be bought');
			const asked = await guest.ask('_post_hapi_catalog_product', { item_id: card['id'] });
			return [...LIVE, 'shopping_cart_code', 'url_without_domain', 'title'].flatMap((field) =>
				expectValue(
					asked,
					`$.data.${field}`,
					{ wanted: `${JSON.stringify(card[field] ?? null)}, as in the list`, isRight: (value) => isSame(value, card[field]) },
					{ consequence: 'A card and the page behind it say different things.', fix: 'Compute the fields of a product in one place, for all calls.' },
				),
			);
		},
	},
	{
		name: 'price-qty returns the price and stock of the list',
		needs: [LIST, LIVE_CALL],
		check: async ({ guest }) => {
			const listed = new Map(itemsOf((await list(guest, {})).body).map((card) => [card['id'], card]));
			const live = await guest.ask(LIVE_CALL, { ids: [...listed.keys(), 2_000_000_000] });
			return findOtherFields(live, listed);
		},
	},
	{
		name: 'lists of guests contain only products that guests may see',
		needs: [LIST],
		check: async ({ guest }) => {
			const asked = await list(guest, {});
			return ['visible', 'category_visible'].flatMap((field) => {
				const at = itemsOf(asked.body).findIndex((card) => card[field] === false);
				if (at === -1) return [];
				const reason = {
					consequence: 'The card leads to “not found”: the page of a hidden product is 404.',
					fix: 'Leave hidden products out of the lists of everybody but staff.',
				};
				return [brokenRule(asked, `$.data.items[${at}].${field}`, { expected: 'true, or null', found: 'false' }, reason)];
			});
		},
	},
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
		name: 'a reduction that is announced can be shown',
		needs: [LIST],
		check: async ({ guest }) => findHiddenReductions(await list(guest, {})),
	},
];

const hasId = (asked: Asked, id: unknown): boolean => itemsOf(asked.body).some((card) => card['id'] === id);

function findUnfiltered(asked: Asked, { what, field, whole }: { readonly what: string; readonly field: string; readonly whole: unknown }): readonly Finding[] {
	const reason = {
		consequence: 'A search for something unusual breaks the page, or shows the whole catalog.',
		fix: 'Pass the text as a parameter of the query; return an empty list, 404 or 400.',
	};
	const named = { ...asked, call: `${LIST} with a ${field} that is ${what}` };
	if (asked.status === 200)
		return expectValue(named, '$.data.total', { wanted: `less than ${String(whole)}, the whole catalog`, isRight: (value) => value !== whole }, reason);
	return expectStatus(named, [200, 400, 404], reason);
}

function findUnsorted(asked: Asked, direction: 1 | -1): readonly Finding[] {
	const prices = itemsOf(asked.body).map(({ price_custom }) => centsOf(price_custom) ?? 0);
	const at = prices.findIndex((price, index) => index > 0 && (price - (prices[index - 1] ?? price)) * direction < 0);
	if (at === -1) return [];
	return [
		brokenRule(
			asked,
			'$.data.items[*].price_custom',
			{
				expected: `prices that ${direction === 1 ? 'never fall' : 'never rise'}`,
				found: `${(prices[at - 1] ?? 0) / 100}, then ${(prices[at] ?? 0) / 100}`,
			},
			{
				consequence: 'A shopper who sorts by price sees the same list as before.',
				fix: 'Sort by price_custom: price_asc from the lowest, price_desc from the highest.',
			},
		),
	];
}

/** Live data of each product has to equal its row in a list. Delivery promises change by the hour, so lists leave them out. */
function findOtherFields(live: Asked, listed: ReadonlyMap<unknown, Row>): readonly Finding[] {
	const rows = itemsOf(live.body);
	const reason = {
		consequence: 'A page shows one price or stock, and a moment later another price or stock; the shopper is charged a third one.',
		fix: 'Compute price and stock of a product in one place, for all calls.',
	};
	const missing = [...listed.keys()].filter((id) => !rows.some((row) => row['id'] === id));
	const foreign = rows.filter(({ id }) => !listed.has(id));
	const differing = LIVE.flatMap((field) => {
		const row = rows.find((one) => listed.has(one['id']) && !isSame(one[field], listed.get(one['id'])?.[field]));
		if (!row) return [];
		const expected = `${JSON.stringify(listed.get(row['id'])?.[field] ?? null)} of product ${String(row['id'])}, as in the list`;
		return [brokenRule(live, `$.data.items[*].${field}`, { expected, found: JSON.stringify(row[field] ?? null) }, reason)];
	});
	return [
		...differing,
		...(missing.length === 0
			? []
			: [brokenRule(live, '$.data.items', { expected: 'each requested product', found: `none of ${missing.slice(0, 5).join(', ')}` }, reason)]),
		...(foreign.length === 0
			? []
			: [
					brokenRule(
						live,
						'$.data.items',
						{
							expected: 'only requested products',
							found: `also ${foreign
								.map(({ id }) => id)
								.slice(0, 5)
								.join(', ')}`,
						},
						reason,
					),
				]),
	];
}

const isSame = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null) || (centsOf(one) !== null && centsOf(one) === centsOf(other));

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
