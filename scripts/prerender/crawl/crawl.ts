import type { RouteEntry } from '@titraj/contract/site.ts';
import type PQueue from 'p-queue';
import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { findLoader, isPersonalTemplate } from '#lib/pages/server/screen-loaders.server.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Progress } from '../prerender-options.ts';
import { writeFeedParts } from '../publish/feeds/feed-parts.ts';
import type { ContentRedirect } from '../publish/redirects-file.ts';
import { type Failure, isBackendLost, type UnrenderableRoute } from '../render/failure.ts';
import { itemSourceOf } from '../render/item-sources.ts';
import { addTimes } from '../render/stopwatch.ts';
import type { Job, JobResult } from '../render/worker-messages.ts';
import type { WorkerPool } from '../render/worker-pool.ts';

interface Crawl {
	readonly sites: readonly SiteData[];
	readonly queue: PQueue;
	readonly pool: WorkerPool;
	readonly manifest: Pick<Manifest, 'record'>;
	/** Folder for the parts of the merchant feed. */
	readonly feedParts: string;
	/** Ends the crawl: running jobs are finished and recorded. */
	readonly signal?: AbortSignal | undefined;
	readonly onProgress: (counts: Pick<Progress, 'pages' | 'rendered' | 'failures'>) => void;
}

export interface CrawlResult {
	readonly pages: number;
	readonly rendered: number;
	readonly spliced: number;
	readonly failures: readonly Failure[];
	readonly redirects: readonly ContentRedirect[];
	readonly unrenderable: readonly UnrenderableRoute[];
	readonly withoutContent: readonly string[];
	/** CPU milliseconds by kind of work. */
	readonly cpu: Readonly<Record<string, number>>;
	/** Why the crawl ended early. */
	readonly aborted?: string;
}

/** `aborted` of a build that was stopped by its signal. */
export const STOPPED = 'it was stopped; finished pages are kept, and the next run continues from there';

const ENTRIES_PER_JOB = 20;

/**
 * Renders the pages of the route tables, one language after another, so that a worker keeps little of the others in memory: literal routes in small groups, templates in
 * batches. Concurrency is that of the queue.
 */
export async function crawl({ sites, queue, pool, manifest, feedParts, signal, onProgress }: Crawl): Promise<CrawlResult> {
	const failures: Failure[] = [];
	const redirects: ContentRedirect[] = [];
	const unrenderable: UnrenderableRoute[] = [];
	const withoutContent: string[] = [];
	const cpu: Record<string, number> = {};
	/** Where batches have begun. */
	const positions = new Set<string>();
	let pages = 0;
	let rendered = 0;
	let spliced = 0;
	let failuresInARow: Failure[] = [];
	let aborted: string | undefined;

	const submit = (job: Job, priority: number): void => {
		const work = async () => {
			if (aborted !== undefined) return;
			const onNext = (cursor: string) => {
				if (job.kind !== 'batch') return;
				const position = `${job.lang} ${job.entry.content_type} ${job.entry.template} ${cursor}`;
				// Before the site's other jobs: only a batch tells where the next one begins.
				if (!positions.has(position)) submit({ ...job, cursor }, Math.floor(priority) + 0.5);
				else
					failures.push({
						url: job.entry.template ?? '',
						cause: `the backend sent the cursor "${cursor}" twice, so its list would never end`,
						unreachable: false,
					});
				positions.add(position);
			};
			const done = await pool.run(job, onNext).catch((error: unknown) => void failures.push(toJobFailure(job, error)));
			if (!done) return;
			take(done);
			if (job.kind === 'batch') writeFeedParts(feedParts, job.lang, done.feed);
		};
		queue.add(work, { priority }).catch((error: unknown) => {
			aborted ??= error instanceof Error ? error.message : String(error);
		});
	};

	const take = (done: JobResult): void => {
		for (const path of manifest.record(done.pages, done.labelsRead))
			failures.push({ url: path, cause: 'two items of the backend have this address; give one of them another slug', unreachable: false });
		pages += done.pages.length;
		rendered += done.pages.filter((page) => page.rendered && !page.reused).length;
		spliced += done.pages.filter((page) => page.reused).length;
		failures.push(...done.failures);
		redirects.push(...done.redirects);
		unrenderable.push(...done.unrenderable);
		withoutContent.push(...done.withoutContent);
		addTimes(cpu, done.cpu);
		if (done.pages.length > 0 && !isBackendLost(done.failures)) failuresInARow = [];
		else failuresInARow.push(...done.failures);
		if (isBackendLost(failuresInARow) && aborted === undefined) {
			aborted = `the backend stopped answering (${done.failures.at(-1)?.cause ?? 'no answer'}); pages that were not reached are unchanged`;
			queue.clear();
			void pool.withdraw().catch(() => undefined);
		}
		onProgress({ pages, rendered, failures: failures.length });
	};

	const stop = () => {
		aborted ??= STOPPED;
		queue.clear();
	};
	signal?.addEventListener('abort', stop);
	try {
		if (signal?.aborted) stop();
		for (const [nth, site] of sites.entries()) for (const job of jobsOf(site, unrenderable)) submit(job, -nth);
		await queue.onIdle();
	} finally {
		signal?.removeEventListener('abort', stop);
	}
	return { pages, rendered, spliced, failures, redirects, unrenderable, withoutContent, cpu, ...(aborted !== undefined && { aborted }) };
}

/** Jobs of a site's route table; entries that cannot become pages are added to `unrenderable`. */
function* jobsOf({ lang, routes }: SiteData, unrenderable: UnrenderableRoute[]): IterableIterator<Job> {
	for (const entry of routes) {
		if (entry.template === undefined) continue;
		if (itemSourceOf(entry.content_type)) yield { kind: 'batch', lang, entry, cursor: null };
		else if (!isPersonalTemplate(entry)) unrenderable.push({ url: entry.template, cause: whyNotListed(entry) });
	}
	const literal = routes.filter((route) => route.path !== undefined);
	for (let at = 0; at < literal.length; at += ENTRIES_PER_JOB) yield { kind: 'entries', lang, entries: literal.slice(at, at + ENTRIES_PER_JOB) };
}

/** Why the pages of a template cannot be listed. */
function whyNotListed(entry: RouteEntry): string {
	const lookup = findLoader(entry);
	return lookup.kind === 'unrenderable'
		? lookup.message
		: `the route table has a template of content type "${entry.content_type}", whose items are in no list of the shop; list its pages individually in the backend's routes`;
}

/** The failure of a job without a result. The next run renders its pages, and those of the batches that would have followed. */
function toJobFailure(job: Job, error: unknown): Failure {
	const cause = `the thread or machine that was to render this failed: ${error instanceof Error ? error.message : String(error)}`;
	if (job.kind === 'batch') return { url: `${job.entry.template} after ${job.cursor ?? 'the start'}`, cause, unreachable: false };
	const paths = job.kind === 'entries' ? job.entries.map(({ path }) => path) : job.paths;
	return { url: paths.join(' '), cause, unreachable: false };
}
