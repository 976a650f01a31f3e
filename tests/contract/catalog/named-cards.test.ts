import type { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { itemSourceOf } from '#scripts/prerender/render/expand-template.ts';
import { readNamedCards } from '#scripts/prerender/render/named-cards.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let client: ApiClient;
let site: Site;
beforeAll(async () => {
	backend = await startTestBackend();
	client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
	site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
});
afterAll(() => backend.close());

async function readPages(from: ApiClient): Promise<LoadedPage[]> {
	const batch = await itemSourceOf('product')?.({ client: from, site, cursor: null });
	return batch?.items.flatMap((item) => batch.toPage(item) ?? []) ?? [];
}

const relatedOf = ({ content }: LoadedPage) => (content.screen === 'catalog/product' ? content.props.related : []);

test('pages are the same from a backend that sends the cards within each product', async () => {
	const asked: boolean[] = [];
	const ignoring = client.with({
		fetch: (input, init) => {
			const url = new URL(String(input));
			asked.push(url.searchParams.get('cards') === 'once');
			url.searchParams.delete('cards');
			return fetch(url, init);
		},
	});
	const pages = await readPages(client);
	expect(pages.some((page) => relatedOf(page).length > 0)).toBe(true);
	expect(pages).toEqual(await readPages(ignoring));
	expect(asked).toEqual([true]);
});

test('a card that several products name is mapped once', async () => {
	const cards = (await readPages(client)).flatMap(relatedOf);
	expect(new Set(cards).size).toBe(new Set(cards.map(({ id }) => id)).size);
	expect(cards.length).toBeGreaterThan(new Set(cards).size);
});

test('ids without a card and invalid cards are left out; a response whose cards are all invalid fails', async () => {
	const wire = unwrap(await client.call('_post_hapi_catalog_product', { item_id: 1 }));
	const [first, second] = wire.related;
	if (!first || !second) throw new Error('Product 1 has no related products');
	const broken = { ...second, title: 7 };
	const named = {
		...wire,
		related: [],
		related_ids: [first.id, second.id, 999_999],
		accessories: [],
		accessories_ids: [first.id],
		groupproducts_ids: [second.id],
	};
	const { groupproducts: _, ...product } = named;
	const idsOf = (cards: readonly CatalogProductCard[] = []) => cards.map(({ id }) => id);
	const { related, accessories, groupproducts } = readNamedCards([first, broken], 'EUR').complete(product);
	expect([related, accessories, groupproducts].map(idsOf)).toEqual([[first.id], [first.id], []]);
	expect(() => readNamedCards([broken], 'EUR')).toThrow(/title/);
	expect(() => readNamedCards('all', 'EUR')).toThrow();
	expect(readNamedCards(undefined, 'EUR').complete(wire)).toEqual(wire);
});
