import { expect, test, vi } from 'vitest';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { createClient } from '#lib/platform/http/client.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { fetchBatch } from '#scripts/prerender/render/fetch-batch.ts';
import type { ItemSource } from '#scripts/prerender/render/item-sources.ts';

const site: Site = Object.create(null);
const from = { client: createClient({ baseUrl: 'http://127.0.0.1:9', host: 'shop.example', lang: 'hr', table: {} }), site, cursor: 'a' };
const batch = (item: string, nextCursor: string | null) => ({ items: [item], nextCursor, toPage: () => null });
const unavailable = new ApiFailure({ kind: 'http', statusCode: 503, retryable: true, attempts: 1, message: 'unavailable' });

/** A source that logs what it is asked for, with what its calls return. */
function open({ list, nextCursor = 'c' }: { list: { ids: number[]; nextCursor: string | null } | null; nextCursor?: string | null }) {
	const log: string[] = [];
	const logged = <Result>(name: string, result: Result) =>
		vi.fn(async () => {
			log.push(name);
			return result;
		});
	const fetchByIds = logged('by ids', batch('by ids', null));
	const source: ItemSource = { fetch: logged('fetch', batch('at once', nextCursor)), byIds: { list: logged('list', list), fetch: fetchByIds } };
	const run = (idsFirst: boolean) => fetchBatch(source, from, { idsFirst, onNext: (cursor) => log.push(`next ${cursor}`) });
	return { source, log, run, fetchByIds };
}

test('asks for the ids first and passes the next cursor on before it fetches the items', async () => {
	const { log, run } = open({ list: { ids: [1], nextCursor: 'b' } });
	expect(await run(true)).toMatchObject({ items: ['by ids'] });
	expect(log).toEqual(['list', 'next b', 'by ids']);
});

test('passes the cursor on once if the items have to be fetched again', async () => {
	const { log, run, fetchByIds } = open({ list: { ids: [1], nextCursor: 'b' } });
	fetchByIds.mockRejectedValueOnce(unavailable);
	expect(await run(true)).toMatchObject({ items: ['by ids'] });
	expect(log).toEqual(['list', 'next b', 'by ids']);
	expect(fetchByIds).toHaveBeenCalledTimes(2);
});

test('rejects if the items cannot be fetched; the next batch has begun', async () => {
	const { log, run, fetchByIds } = open({ list: { ids: [1], nextCursor: 'b' } });
	fetchByIds.mockRejectedValue(new Error('broken'));
	await expect(run(true)).rejects.toThrow('broken');
	expect(log).toEqual(['list', 'next b']);
});

test('fetches by the cursor if there is no list of ids; the next batch begins where this one ends', async () => {
	const { log, run } = open({ list: null });
	expect(await run(true)).toMatchObject({ items: ['at once'] });
	expect(log).toEqual(['list', 'fetch', 'next c']);
});

test.each([true, false])('the last batch has no next one; ids first: %s', async (idsFirst) => {
	const { log, run } = open({ list: { ids: [1], nextCursor: null }, nextCursor: null });
	await run(idsFirst);
	expect(log).toEqual(idsFirst ? ['list', 'by ids'] : ['fetch']);
});

test('fetches whole batches otherwise, and of content types without ids', async () => {
	const { log, run, source } = open({ list: { ids: [1], nextCursor: 'b' } });
	await run(false);
	await fetchBatch({ fetch: source.fetch }, from, { idsFirst: true, onNext: (cursor) => log.push(`next ${cursor}`) });
	expect(log).toEqual(['fetch', 'next c', 'fetch', 'next c']);
});
