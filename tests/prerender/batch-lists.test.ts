import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseLanguages } from '#lib/platform/config/languages.ts';
import { loadSites } from '#scripts/prerender/crawl/load-sites.ts';
import { backOffKey } from '#scripts/prerender/distributed/keys.ts';
import { BATCH_SIZE } from '#scripts/prerender/distributed/messages.ts';
import { openBatchLists } from '#scripts/prerender/distributed/open-batch-lists.ts';
import type { IdList } from '#scripts/prerender/render/item-sources.ts';
import { NO_LIMITS, type RateLimits } from '#scripts/prerender/render/throttle.ts';
import type { BatchJob } from '#scripts/prerender/render/worker-messages.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';
import { openTeam } from '#tests/support/distributed-builds.ts';
import { hashPages } from '#tests/support/hash-pages.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { createWorkplace, startDemoBackend } from '#tests/support/prerender-setup.ts';
import { hasRedis, type RunningRedis, startRedis } from '#tests/support/start-redis.ts';

const PRODUCTS = 2 * BATCH_SIZE + 10;

let backend: RunningBackend;
let redis: RunningRedis;
let opened: DisposableStack;

beforeAll(async () => {
	if (hasRedis) [backend, redis] = await Promise.all([startDemoBackend(PRODUCTS), startRedis()]);
}, 180_000);
afterAll(async () => {
	await redis?.[Symbol.asyncDispose]();
	await backend?.close();
});

beforeEach(() => {
	opened = new DisposableStack();
});
afterEach(() => opened.dispose());

/** Whether a call lists ids, fetches products by their ids, or from a cursor on. */
function kindOf(call: string): 'list' | 'by ids' | 'from a cursor' | null {
	const { pathname, searchParams: query } = new URL(call, 'http://backend');
	if (!/\/catalog\/products\/?$/.test(pathname) || query.get('sort') !== 'id') return null;
	if (query.get('response_fields') === 'id') return 'list';
	return query.has('ids') ? 'by ids' : 'from a cursor';
}

describe.skipIf(!hasRedis)('the coordinator of a build over several machines', () => {
	// At night: three whole builds. The tests below ask for the same lists without a build.
	test.runIf(isNightly)(
		'lists batches of products, which machines fetch by their ids; with a limit of calls, machines find them',
		async () => {
			using alone = createWorkplace();
			expect(await alone.run(backend.url)).toMatchObject({ code: 0 });
			const build = async (...args: string[]) => {
				using place = createWorkplace();
				await using altered = await alterBackend(backend.url, () => undefined);
				await using team = openTeam(place, { queue: redis.url });
				const started = team.startBuild(altered.url, ...args);
				const machine = team.startMachine();
				expect(await started.ended, started.said() + machine.said()).toBe(0);
				expect(hashPages(place.dist)).toEqual(hashPages(alone.dist));
				return altered.calls.flatMap((call) => kindOf(call) ?? []).toSorted();
			};
			expect(await build()).toEqual([...Array(3).fill('by ids'), ...Array(3).fill('list')]);
			expect(await build('--concurrency', '4')).toEqual(Array(3).fill('from a cursor'));
		},
		120_000,
	);

	test('finds the same batches as a walk over the list of products, in each language', async () => {
		const { list } = await open({ url: backend.url });
		for (const lang of ['hr', 'de']) {
			const ids: number[] = [];
			let batches = 0;
			for (let cursor: string | null | undefined = null; cursor !== undefined; batches++) {
				const listed: IdList | null = await list({ ...PRODUCT_JOB, lang, cursor });
				ids.push(...(listed?.ids ?? []));
				cursor = listed?.nextCursor ?? undefined;
			}
			expect(batches).toBe(3);
			expect(ids).toEqual((await backend.db.selectFrom('products').select('id').where('visible', '=', true).orderBy('id').execute()).map(({ id }) => id));
		}
	});

	test('leaves to a machine what it cannot list: other content, invalid and empty lists, and what the backend does not answer', async () => {
		const { list } = await open({ url: backend.url });
		expect(await list({ ...PRODUCT_JOB, entry: { ...PRODUCT_JOB.entry, content_type: 'post' } })).toBe(null);
		expect(await list({ ...PRODUCT_JOB, lang: 'si' })).toBe(null);
		const answers: Alteration[] = [{ change: () => ({ data: { items: [{ id: 'x' }], next_cursor: null } }) }, { change: () => ({}) }];
		for (const answer of [...answers, { status: 403 }, { status: 404 }, { status: 500 }, 'hang', 'lose'] as const) {
			await using altered = await alterBackend(backend.url, (call) => (kindOf(call) ? answer : undefined));
			const opened = await open({ url: altered.url, timeout: 500 });
			expect(await opened.list(PRODUCT_JOB), JSON.stringify(answer)).toBe(null);
		}
	});

	test('lists no more after three failures in a row, and says so', async () => {
		let calls = 0;
		await using altered = await alterBackend(backend.url, (call) => (kindOf(call) && ++calls !== 3 ? { status: 403 } : undefined));
		const { list, said } = await open({ url: altered.url });
		const listed: (IdList | null)[] = [];
		for (let nth = 0; nth < 8; nth++) listed.push(await list(PRODUCT_JOB));
		expect(listed.map((ids) => ids !== null)).toEqual([false, false, true, false, false, false, false, false]);
		expect(calls).toBe(6);
		expect(said).toEqual([expect.stringMatching(/^Ids of product cannot be listed \(.+\); machines fetch one batch after another$/)]);
	});

	test('ends its calls with the build', async () => {
		await using altered = await alterBackend(backend.url, (call) => (kindOf(call) ? 'hang' : undefined));
		const { list, close } = await open({ url: altered.url });
		const started = performance.now();
		const listed = list(PRODUCT_JOB);
		await expect.poll(() => altered.calls.filter(kindOf).length).toBe(1);
		close();
		expect(await listed).toBe(null);
		expect(performance.now() - started).toBeLessThan(5000);
	});

	test('calls nothing if calls are limited', async () => {
		await using altered = await alterBackend(backend.url, () => undefined);
		for (const rateLimits of [
			{ concurrency: 1, rate: 0 },
			{ concurrency: 0, rate: 1 },
		])
			expect(await (await open({ url: altered.url, rateLimits })).list(PRODUCT_JOB)).toBe(null);
		expect(altered.calls.filter(kindOf)).toEqual([]);
	});

	test('lets machines back off if the backend asks it to, and waits if a machine was asked to', async () => {
		let isBusy = true;
		await using altered = await alterBackend(backend.url, (call) => (kindOf(call) && isBusy ? { status: 429 } : undefined));
		const [{ list, run, redis: client }, other] = [await open({ url: altered.url }), await open({ url: backend.url })];
		const listed = list(PRODUCT_JOB);
		await expect.poll(() => client.pttl(backOffKey(run)), { timeout: 10_000 }).toBeGreaterThan(0);
		isBusy = false;
		expect(await listed).toMatchObject({ ids: { length: BATCH_SIZE } });
		await client.set(backOffKey(other.run), 'machine', 'PX', 4000);
		const until = performance.now() + 4000;
		await wait(2000);
		expect(await other.list(PRODUCT_JOB)).not.toBe(null);
		expect(performance.now()).toBeGreaterThan(until - 100);
	});
});

const PRODUCT_JOB: BatchJob = {
	kind: 'batch',
	lang: 'hr',
	entry: { template: '/{slug}-proizvod-{id}/', content_type: 'product', lang: 'hr', controller: 'catalog', action: 'product' },
	cursor: null,
};

/** The lists of a build with a backend at this address, and what they say. */
async function open({ url, rateLimits = NO_LIMITS, timeout = 10_000 }: { url: string; rateLimits?: RateLimits; timeout?: number }) {
	const run = randomUUID();
	const said: string[] = [];
	const connection = { backendUrl: url, host: 'localhost' };
	const { sites, token, table } = await loadSites({ ...connection, timeout: 10_000, languages: parseLanguages('hr,de'), now: new Date() });
	const client = opened.adopt(new Redis(redis.url), (one) => one.disconnect());
	const lists = opened.use(openBatchLists(client, run, { ...connection, timeout, sites, token, table, rateLimits }, (message) => said.push(message)));
	return { run, said, redis: client, list: lists.list, close: () => lists[Symbol.dispose]() };
}
