import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { brokenRule, expectStatus, expectValue } from '../expect.ts';
import type { Finding } from '../finding.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { need, type Rule } from '../rule.ts';
import { centsOf } from '../sums.ts';
import { type Asked, itemsOf, valueAt } from '../visitor.ts';
import { findOtherFields, isSame, LIVE } from './live-fields.ts';
import { LIST, list } from './product-list.ts';

const LIVE_CALL = '_post_hapi_catalog_price_qty' satisfies EndpointName;

/** Rules of products in several responses. They only read. */
export const PRODUCT_RULES: readonly Rule[] = [
	{
		name: 'products are sorted by price',
		needs: [LIST],
		check: async ({ guest }) => [...findUnsorted(await list(guest, { sort: 'price_asc' }), 1), ...findUnsorted(await list(guest, { sort: 'price_desc' }), -1)],
	},
	{
		name: 'products are sorted by title',
		needs: [LIST],
		check: async ({ guest }) => findUnsortedTitles(await list(guest, { sort: 'title' })),
	},
	{
		name: 'a list can have one product',
		needs: [LIST],
		check: async ({ guest, goods }) => {
			need(goods.buyable[0], 'a product that can be bought');
			const asked = await list(guest, { limit: 1 });
			const reason = { consequence: 'A block of one product is empty.', fix: 'Accept every limit from 1.' };
			const wrong = expectStatus(asked, [200], reason);
			const isOne = (value: unknown) => Array.isArray(value) && value.length === 1;
			return wrong.length > 0 ? wrong : expectValue(asked, '$.data.items', { wanted: 'one item, the value of limit', isRight: isOne }, reason);
		},
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

/** Compares only titles that begin with different letters of ASCII: the order of all others depends on the collation. */
function findUnsortedTitles(asked: Asked): readonly Finding[] {
	const titles = itemsOf(asked.body)
		.map(({ title }) => String(title))
		.filter((title) => /^[a-y]/i.test(title));
	const letterOf = (title = '') => title.charAt(0).toLowerCase();
	const at = titles.findIndex((title, index) => index > 0 && letterOf(title) < letterOf(titles[index - 1]));
	if (at === -1) return [];
	return [
		brokenRule(
			asked,
			'$.data.items[*].title',
			{ expected: 'titles by their letters', found: `"${titles[at - 1]}", then "${titles[at]}"` },
			{ consequence: 'A shopper who sorts by title looks for a product where it is not.', fix: 'Sort by title with sort=title, in the order of the language.' },
		),
	];
}
