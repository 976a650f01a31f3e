import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { afterAll, expect, test } from 'vitest';
import type { SiteData } from '#lib/server/site.server.ts';
import { crawl } from '#scripts/prerender/crawl/crawl.ts';
import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';
import type { Job, JobDone } from '#scripts/prerender/render/worker-messages.ts';
import type { WorkerPool } from '#scripts/prerender/render/worker-pool.ts';

const feedParts = mkdtempSync(join(tmpdir(), 'crawl-'));
afterAll(() => rmSync(feedParts, { recursive: true }));

const done: JobDone = Object.assign(Object.create(null), {
	pages: [],
	words: [],
	failures: [],
	redirects: [],
	unrenderable: [],
	withoutContent: [],
	spent: {},
	feed: [],
});
const route = (path: string) => ({ path, controller: 'cms', action: 'index', content_type: 'page', lang: 'hr' });
const template = { template: '/{slug}-proizvod-{id}/', controller: 'catalog', action: 'product', content_type: 'product', lang: 'hr' };
const site = (routes: readonly object[]): SiteData => Object.assign(Object.create(null), { lang: 'hr', routes });
const manifest: Manifest = Object.assign(Object.create(null), { record: () => [] });

/** A crawl whose thread dies of the jobs that `isDeadly` says, and the jobs that it was given. */
async function crawlWith(routes: readonly object[], isDeadly: (job: Job) => boolean) {
	const given: Job[] = [];
	const pool: WorkerPool = {
		...{ size: 1, templates: [], close: async () => undefined },
		async run(job, onNext) {
			given.push(job);
			if (isDeadly(job)) throw new Error('out of memory');
			if (job.kind === 'batch' && job.cursor === null) onNext('500');
			return done;
		},
	};
	const result = await crawl({ sites: [site(routes)], queue: new PQueue({ concurrency: 1 }), pool, manifest, feedParts, onProgress: () => undefined });
	return { given, result };
}

test('a job that kills its thread is told, and the others are done', async () => {
	const routes = Array.from({ length: 45 }, (_, at) => route(`/stranica-${at}/`));
	const { given, result } = await crawlWith(routes, (job) => job.kind === 'entries' && job.entries.some(({ path }) => path === '/stranica-3/'));
	expect([given.length, result.aborted, result.failures.length]).toEqual([3, undefined, 1]);
	expect(result.failures[0]?.url).toContain('/stranica-3/');
	expect(result.failures[0]?.cause).toContain('out of memory');
});

test('so is a batch, named by where it began', async () => {
	const { given, result } = await crawlWith([template, route('/')], (job) => job.kind === 'batch' && job.cursor === '500');
	expect([given.length, result.aborted]).toEqual([3, undefined]);
	expect(result.failures.map(({ url }) => url)).toEqual(['/{slug}-proizvod-{id}/ after 500']);
});
