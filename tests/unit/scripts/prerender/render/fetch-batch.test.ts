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

/** A source that logs what it is asked for. */
function open(nextCursor: string | null = 'b') {
	const log: string[] = [];
	const fetchByIds = vi.fn(async ({ ids }: { readonly ids: readonly number[] }) => {
		log.push(`by ids ${ids.join()}`);
		return batch('by ids', null);
	});
	const source = {
		async fetch() {
			log.push('fetch');
			return batch('at once', nextCursor);
		},
		byIds: { list: async () => null, fetch: fetchByIds },
	} satisfies ItemSource;
	const run = (ids: readonly number[] | undefined, used: ItemSource = source) =>
		fetchBatch(used, from, { ids, onNext: (cursor) => log.push(`next ${cursor}`) });
	return { source, log, run, fetchByIds };
}

test('fetches a listed batch by its ids, whose next cursor is known already', async () => {
	const { log, run } = open();
	expect(await run([1, 2])).toMatchObject({ items: ['by ids'] });
	expect(log).toEqual(['by ids 1,2']);
});

test('fetches a listed batch again if the backend is unavailable, and rejects if it is broken', async () => {
	const { log, run, fetchByIds } = open();
	fetchByIds.mockRejectedValueOnce(unavailable);
	expect(await run([1])).toMatchObject({ items: ['by ids'] });
	fetchByIds.mockRejectedValue(new Error('broken'));
	await expect(run([1])).rejects.toThrow('broken');
	expect(log).toEqual(['by ids 1']);
});

test('fetches a batch without ids from its cursor on, and passes the next cursor on', async () => {
	const { log, run } = open();
	expect(await run(undefined)).toMatchObject({ items: ['at once'] });
	expect(log).toEqual(['fetch', 'next b']);
});

test('the last batch has no next one', async () => {
	const { log, run } = open(null);
	await run(undefined);
	expect(log).toEqual(['fetch']);
});

test('rejects a batch that was listed although its items cannot be fetched by ids', async () => {
	const { log, run, source } = open();
	await expect(run([1], { fetch: source.fetch })).rejects.toThrow('cannot be fetched by ids');
	expect(log).toEqual([]);
});
