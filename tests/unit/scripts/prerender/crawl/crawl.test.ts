import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { afterAll, expect, test, vi } from 'vitest';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { crawl } from '#scripts/prerender/crawl/crawl.ts';
import type { Job, JobResult } from '#scripts/prerender/render/worker-messages.ts';
import type { WorkerPool } from '#scripts/prerender/render/worker-pool.ts';

const feedParts = mkdtempSync(join(tmpdir(), 'crawl-'));
afterAll(() => rmSync(feedParts, { recursive: true }));

const done: JobResult = {
	...{ pages: [], spliced: [], unspliced: [], labelsRead: [], failures: [], redirects: [] },
	...{ gone: [], feed: [], unrenderable: [], withoutContent: [], cpu: {} },
};
const route = (path: string) => ({ path, controller: 'cms', action: 'index', content_type: 'page', lang: 'hr' });
const template = { template: '/{slug}-proizvod-{id}/', controller: 'catalog', action: 'product', content_type: 'product', lang: 'hr' };
const site = (routes: readonly object[], lang = 'hr'): SiteData => Object.assign(Object.create(null), { lang, routes });
const manifest = { record: () => [] };

/** Crawls with a thread that dies on the jobs of `isDeadly`. Returns the result and the pool's jobs. */
async function crawlWith(
	routes: readonly object[],
	isDeadly: (job: Job) => boolean,
	sites = [site(routes)],
	next = (cursor: string | null) => (cursor === null ? '500' : null),
) {
	const given: Job[] = [];
	const pool: WorkerPool = {
		...{ size: 1, templates: [], withdraw: async () => undefined, endThreads: async () => undefined, [Symbol.asyncDispose]: async () => undefined },
		async run(job, onNext) {
			given.push(job);
			if (isDeadly(job)) throw new Error('out of memory');
			const cursor = job.kind === 'batch' ? next(job.cursor) : null;
			if (cursor !== null) onNext(cursor);
			return done;
		},
	};
	const result = await crawl({ sites, queue: new PQueue({ concurrency: 1 }), pool, manifest, feedParts, onProgress: () => undefined });
	return { given, result };
}

test('a job that kills its thread is a failure with its paths, and the other jobs are done', async () => {
	const routes = Array.from({ length: 45 }, (_, at) => route(`/stranica-${at}/`));
	const { given, result } = await crawlWith(routes, (job) => job.kind === 'entries' && job.entries.some(({ path }) => path === '/stranica-3/'));
	expect([given.length, result.aborted, result.failures.length]).toEqual([3, undefined, 1]);
	expect(result.failures[0]?.url).toContain('/stranica-3/');
	expect(result.failures[0]?.cause).toContain('out of memory');
});

test('a batch that kills its thread is a failure with its first cursor', async () => {
	const { given, result } = await crawlWith([template, route('/')], (job) => job.kind === 'batch' && job.cursor === '500');
	expect([given.length, result.aborted]).toEqual([3, undefined]);
	expect(result.failures.map(({ url }) => url)).toEqual(['/{slug}-proizvod-{id}/ after 500']);
});

test.each([
	['of an account', { template: '/moj-racun/{key}/', controller: 'auth', action: 'order', content_type: 'auth' }],
	['of a subscription', { template: '/newsletter/{id}-{code}/', controller: 'newsletter', action: 'manage', content_type: 'newsletter' }],
	['of a stock alert', { template: '/obavijest/{id}-{code}/', controller: 'catalog', action: 'stock_alert', content_type: 'stock_alert' }],
])('leaves a template %s to the page function without a failure', async (_, personal) => {
	const { given, result } = await crawlWith([{ ...personal, lang: 'hr' }], () => false);
	expect([given, result.unrenderable]).toEqual([[], []]);
});

test('reports a template whose items are in no list', async () => {
	const { result } = await crawlWith([{ template: '/{id}/', controller: 'publish', action: 'tag', content_type: 'tag', lang: 'hr' }], () => false);
	expect(result.unrenderable).toEqual([{ url: '/{id}/', cause: expect.stringContaining('list its pages individually') }]);
});

test('renders one language after another, including the batches that follow', async () => {
	const routes = [template, route('/')];
	const { given } = await crawlWith([], () => false, [site(routes), site(routes, 'de')]);
	expect(given.map((job) => 'lang' in job && job.lang)).toEqual(['hr', 'hr', 'hr', 'de', 'de', 'de']);
});

test('ends a list whose cursor comes back, with a failure', async () => {
	const { given, result } = await crawlWith(
		[template],
		() => false,
		[site([template])],
		() => '500',
	);
	expect(given.map((job) => 'cursor' in job && job.cursor)).toEqual([null, '500']);
	expect(result.failures).toEqual([{ url: '/{slug}-proizvod-{id}/', cause: expect.stringContaining('the cursor "500" twice'), unreachable: false }]);
});

test('withdraws jobs that no machine has begun if the backend stops answering', async () => {
	const withdraw = vi.fn(async () => undefined);
	const lost = { url: '/', cause: 'no answer', unreachable: true };
	const pool: WorkerPool = {
		...{ size: 2, templates: [], withdraw, endThreads: async () => undefined, [Symbol.asyncDispose]: async () => undefined },
		run: async () => ({ ...done, failures: [lost, lost, lost] }),
	};
	const result = await crawl({
		sites: [site([template, route('/')])],
		queue: new PQueue({ concurrency: 2 }),
		pool,
		manifest,
		feedParts,
		onProgress: () => undefined,
	});
	expect(result.aborted).toContain('the backend stopped answering');
	expect(withdraw).toHaveBeenCalledTimes(1);
});
