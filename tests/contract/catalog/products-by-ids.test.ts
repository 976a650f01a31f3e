import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { type ItemSource, itemSourceOf, type Position } from '#scripts/prerender/render/item-sources.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { translatedFixture } from '#tests/support/translated-fixture.ts';

type IdList = NonNullable<Awaited<ReturnType<NonNullable<ItemSource['byIds']>['list']>>>;

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
		let cursor: string | null = null;
		for (; batches === 0 || cursor !== null; batches++) {
			const from: Position = { ...reading, cursor, limit: LIMIT };
			const { ids, nextCursor }: IdList = (await byIds.list(from)) ?? { ids: [], nextCursor: null };
			const byId = await byIds.fetch({ ...reading, ids });
			const atOnce = await fetchProducts(from);
			const made = byId.items.map(byId.toPage);
			expect(made).toEqual(atOnce.items.map(atOnce.toPage));
			expect(nextCursor).toBe(atOnce.nextCursor);
			pages.push(...made);
			cursor = nextCursor;
		}
		expect(batches).toBeGreaterThan(1);
		expect(pages.filter((page) => page !== null).length).toBeGreaterThan(LIMIT);
	});

	test('leave out one that was deleted since', async () => {
		const { items } = await byIds.fetch({ ...(await open('hr')), ids: [1, 999_999] });
		expect(items).toMatchObject([{ id: 1 }]);
	});

	test('may have ids that are strings; there is no list if one is unusable, or if there are too many', async () => {
		const { client } = await open('hr');
		const from = (change: Parameters<typeof changing>[1]) => ({ cursor: null, limit: 3, client: changing(client, change) });
		const withId = (id: unknown) => from(({ items }) => Object.assign(items[0] ?? {}, { id }));
		const ids = (await byIds.list({ client, cursor: null, limit: 3 }))?.ids ?? [];
		expect(ids).toHaveLength(3);
		expect(await byIds.list(withId(`00${ids[0]}`))).toMatchObject({ ids });
		for (const id of [undefined, null, 'a,b', '', {}, { toString: 1 }, [5], 0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1])
			expect(await byIds.list(withId(id)), String(JSON.stringify(id))).toBe(null);
		expect(await byIds.list(from((list) => Object.assign(list, { items: Array.from({ length: 501 }, (_, at) => ({ id: at + 1 })) })))).toBe(null);
	});

	test('fail if the backend sends others, or fewer than it lists', async () => {
		const { client, site } = await open('hr');
		const ignoring = client.with({
			fetch: (input, init) => {
				const url = new URL(String(input));
				url.searchParams.delete('ids');
				return fetch(url, init);
			},
		});
		await expect(byIds.fetch({ client: ignoring, site, ids: [5, 6] })).rejects.toThrow('has others than `ids` asks for');
		const cutting = changing(client, (list) => Object.assign(list, { items: list.items.slice(0, 1) }));
		await expect(byIds.fetch({ client: cutting, site, ids: [5, 6] })).rejects.toThrow('lacks some that `ids` asks for');
	});

	test('fail one by one if their items are invalid', async () => {
		const { client, site } = await open('hr');
		const breaking = changing(client, ({ items }) => Object.assign(items[0] ?? {}, { id: null }));
		const { items, toPage } = await byIds.fetch({ client: breaking, site, ids: [5, 6] });
		expect(() => toPage(items[0])).toThrow(/id/);
		expect(toPage(items[1])?.tags).toContain('product:6');
	});
});
