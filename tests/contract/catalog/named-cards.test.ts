import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { itemSourceOf } from '#scripts/prerender/render/item-sources.ts';
import { readNamedCards } from '#scripts/prerender/render/named-cards.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { translatedFixture } from '#tests/support/translated-fixture.ts';

let backend: TestBackend;
let client: ApiClient;
let site: Site;
beforeAll(async () => {
	backend = await startTestBackend(translatedFixture());
	({ client, site } = await open('hr'));
});
afterAll(() => backend.close());

async function open(lang: string): Promise<{ client: ApiClient; site: Site }> {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, languages: ['hr', 'en', 'de'] }));
	return { client, site: await loadSite(client, new Date('2026-11-01T00:00:00Z')) };
}

async function readPages(from: ApiClient, on = site): Promise<LoadedPage[]> {
	const batch = await itemSourceOf('product')?.fetch({ client: from, site: on, cursor: null });
	return batch?.items.flatMap((item) => batch.toPage(item) ?? []) ?? [];
}

const relatedOf = ({ content }: LoadedPage) => (content.screen === 'catalog/product' ? content.props.related : []);

test.each(['hr', 'de'])(
	'pages are the same from a backend that sends the cards within each product, also of products that a language lacks: %s',
	async (lang) => {
		const { client, site } = await open(lang);
		const asked: boolean[] = [];
		const ignoring = client.with({
			fetch: (input, init) => {
				const url = new URL(String(input));
				asked.push(url.searchParams.get('cards') === 'once');
				url.searchParams.delete('cards');
				return fetch(url, init);
			},
		});
		const pages = await readPages(client, site);
		expect(pages.some((page) => relatedOf(page).length > 0)).toBe(true);
		expect(pages).toEqual(await readPages(ignoring, site));
		expect(asked).toEqual([true]);
	},
);

test('a card that several products name is mapped once', async () => {
	const cards = (await readPages(client)).flatMap(relatedOf);
	expect(new Set(cards).size).toBe(new Set(cards.map(({ id }) => id)).size);
	expect(cards.length).toBeGreaterThan(new Set(cards).size);
});

describe('a product that names cards', () => {
	async function read() {
		const wire = unwrap(await client.call('_post_hapi_catalog_product', { item_id: 1 }));
		const [first, second] = wire.related;
		if (!first || !second) throw new Error('Product 1 has no related products');
		const { groupproducts: _, accessories: __, ...product } = { ...wire, related: [] };
		return { wire, product, first, second, broken: { ...second, title: 7 } };
	}

	test('gets those that are valid, and none for an id without a card', async () => {
		const { product, first, second, broken } = await read();
		const card_ids = { related: [first.id, second.id, 999_999], accessories: [first.id], groupproducts: [second.id] };
		expect(readNamedCards({ items: [], named_cards: [first, broken] }, 'EUR').complete({ ...product, card_ids })).toEqual({
			...product,
			card_ids,
			related: [first],
			accessories: [first],
			groupproducts: [],
		});
	});

	test('also gets products of the same response, unless they are invalid', async () => {
		const { product, first, second, broken } = await read();
		const card_ids = { related: [first.id, second.id], accessories: [], groupproducts: [] };
		const sent = (items: readonly unknown[], named_cards: unknown = []) =>
			readNamedCards({ items, named_cards }, 'EUR').complete({ ...product, card_ids }).related;
		expect(sent([first, second])).toEqual([first, second]);
		expect(sent([{ ...first, id: String(first.id) }, second])).toEqual([first, second]);
		expect(sent([first, broken])).toEqual([first]);
		expect(sent([first, second], null)).toEqual([first, second]);
		expect(sent([second], [first])).toEqual([first, second]);
		expect(sent([null, 'item', {}, { id: 'x' }], [first])).toEqual([first]);
	});

	test('fails if none is valid', async () => {
		const { product, first, broken } = await read();
		const naming = { ...product, card_ids: { related: [first.id], accessories: [], groupproducts: [] } };
		expect(() => readNamedCards({ items: [product], named_cards: [broken] }, 'EUR').complete(naming)).toThrow(/^named_cards: .*title/);
		expect(() => readNamedCards({ items: [], named_cards: null }, 'EUR').complete(naming)).toThrow(/^named_cards: /);
	});

	test('is as it is if it names none, whatever cards there are', async () => {
		const { wire, product, broken } = await read();
		const none = { related: [], accessories: [], groupproducts: [] };
		for (const cards of [undefined, null, [broken]]) {
			expect(readNamedCards({ items: [], named_cards: cards }, 'EUR').complete(wire)).toBe(wire);
			expect(readNamedCards({ items: [], named_cards: cards }, 'EUR').complete({ ...product, card_ids: none })).toEqual({
				...product,
				card_ids: none,
				...none,
			});
		}
	});
});

test('a batch whose cards are unusable has the next cursor, and the pages of products that need none of them', async () => {
	const broken = client.with({
		fetch: async (input, init) => {
			const answer = await fetch(input, init);
			const body = JSON.parse(await answer.text());
			if (body.data?.named_cards) body.data.named_cards = null;
			return Response.json(body);
		},
	});
	const batch = await itemSourceOf('product')?.fetch({ client: broken, site, cursor: null, limit: 2 });
	expect(batch?.items).toHaveLength(2);
	expect(batch?.nextCursor).toBeTruthy();
	expect(() => batch?.toPage(batch.items[0])).toThrow(/named_cards/);
	expect(await readPages(broken)).toEqual(await readPages(client));
});
