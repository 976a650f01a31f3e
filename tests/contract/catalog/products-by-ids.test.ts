import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { type ItemSource, itemSourceOf } from '#scripts/prerender/render/item-sources.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { translatedFixture } from '#tests/support/translated-fixture.ts';

const LIMIT = 10;
let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(translatedFixture());
});
afterAll(() => backend.close());

const { fetch: fetchProducts, byIds } = productSource();

function productSource(): Required<ItemSource> {
	const source = itemSourceOf('product');
	if (!source?.byIds) throw new Error('Products cannot be fetched by ids');
	return { ...source, byIds: source.byIds };
}

async function open(lang: string): Promise<{ client: ApiClient; site: Site }> {
	const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, languages: ['hr', 'en', 'de'] }));
	return { client, site: await loadSite(client, new Date('2026-11-01T00:00:00Z')) };
}

/** A client whose lists are changed by `change`. */
const changing = (client: ApiClient, change: (list: { items: Record<string, unknown>[] }) => void) =>
	client.with({
		fetch: async (input, init) => {
			const body = JSON.parse(await (await fetch(input, init)).text());
			change(body.data);
			return Response.json(body);
		},
	});

describe('products that are listed by ids first', () => {
	test.each(['hr', 'de'])('have the same pages and cursors as those of one call: %s', async (lang) => {
		const reading = await open(lang);
		const pages: (LoadedPage | null)[] = [];
		let batches = 0;
		for (let cursor: string | null = null; batches === 0 || cursor !== null; batches++) {
			const from = { ...reading, cursor, limit: LIMIT };
			const { ids, nextCursor }: { ids: readonly string[] | null; nextCursor: string | null } = await byIds.list(from);
			const byId = await byIds.fetch({ ...reading, ids: ids ?? [] });
			const atOnce = await fetchProducts(from);
			expect(byId.items).toEqual(atOnce.items);
			expect(nextCursor).toBe(atOnce.nextCursor);
			pages.push(...byId.items.map(byId.toPage));
			cursor = nextCursor;
		}
		expect(batches).toBeGreaterThan(1);
		expect(pages.length).toBeGreaterThan(LIMIT);
	});

	test('leave out one that was deleted since', async () => {
		const { items } = await byIds.fetch({ ...(await open('hr')), ids: ['1', '999999'] });
		expect(items).toMatchObject([{ id: 1 }]);
	});

	test('may have ids that are strings; none are named if one is unusable', async () => {
		const { client, site } = await open('hr');
		const from = (change: (item: Record<string, unknown>) => void) => ({
			...{ site, cursor: null, limit: 3 },
			client: changing(client, ({ items }) => items.slice(0, 1).forEach(change)),
		});
		const { ids } = await byIds.list({ client, site, cursor: null, limit: 3 });
		expect(ids).toHaveLength(3);
		expect(await byIds.list(from((item) => Object.assign(item, { id: String(item['id']) })))).toMatchObject({ ids });
		for (const id of [undefined, null, 'a,b', '', {}]) expect(await byIds.list(from((item) => Object.assign(item, { id })))).toMatchObject({ ids: null });
	});

	test('fail if the backend sends others', async () => {
		const { client, site } = await open('hr');
		const ignoring = client.with({
			fetch: (input, init) => {
				const url = new URL(String(input));
				url.searchParams.delete('ids');
				return fetch(url, init);
			},
		});
		await expect(byIds.fetch({ client: ignoring, site, ids: ['5', '6'] })).rejects.toThrow('has others than `ids` asks for');
	});

	test('are none if the shop has none', async () => {
		expect(await byIds.fetch({ ...(await open('hr')), ids: [] })).toMatchObject({ items: [] });
	});
});
