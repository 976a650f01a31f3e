import type { RouteEntry } from '@titraj/contract/site.ts';
import type PQueue from 'p-queue';
import { findLoader } from '#lib/server/screens/registry.server.ts';
import type { SiteData } from '#lib/server/site.server.ts';
import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';
import type { Progress } from '#scripts/prerender/prerender-options.ts';
import { writeFeedParts } from '#scripts/prerender/publish/feeds/feed-parts.ts';
import { expansionOf } from '#scripts/prerender/render/expand-template.ts';
import { isLost } from '#scripts/prerender/render/is-lost.ts';
import { addSpent } from '#scripts/prerender/render/stopwatch.ts';
import type { Failure, Job, JobDone, UnrenderableRoute } from '#scripts/prerender/render/worker-messages.ts';
import type { WorkerPool } from '#scripts/prerender/render/worker-pool.ts';

interface Crawl {
	readonly sites: readonly SiteData[];
	readonly queue: PQueue;
	readonly pool: WorkerPool;
	readonly manifest: Manifest;
	/** Folder for the pieces of the merchant feed. */
	readonly feedParts: string;
	/** Ends the crawl: jobs that run are finished and recorded. */
	readonly signal?: AbortSignal | undefined;
	readonly onProgress: (counts: Pick<Progress, 'pages' | 'rendered' | 'failures'>) => void;
}

export interface CrawlResult {
	readonly pages: number;
	readonly rendered: number;
	readonly spliced: number;
	readonly failures: readonly Failure[];
	readonly redirects: JobDone['redirects'];
	readonly unrenderable: readonly UnrenderableRoute[];
	readonly withoutContent: readonly string[];
	readonly spent: Readonly<Record<string, number>>;
	readonly aborted?: string;
}

/** What a report says of a run that somebody ended. */
export const STOPPED = 'it was stopped; what is done is kept, and the next run goes on from there';

/** Literal routes that one job renders. */
const ENTRIES_A_JOB = 20;

/** Controllers whose template entries name what belongs to one person: the page function answers for them. */
const ON_DEMAND = new Set(['auth', 'newsletter']);

/** Crawls the route tables: literal routes in small groups, each template batch by batch, never more jobs at once than threads. */
export async function crawl({ sites, queue, pool, manifest, feedParts, signal, onProgress }: Crawl): Promise<CrawlResult> {
	const failures: Failure[] = [];
	const redirects: JobDone['redirects'][number][] = [];
	const unrenderable: UnrenderableRoute[] = [];
	const withoutContent: string[] = [];
	const spent: Record<string, number> = {};
	let pages = 0;
	let rendered = 0;
	let spliced = 0;
	/** Failures since the last page that could be had. */
	let lost: Failure[] = [];
	let aborted: string | undefined;

	const submit = (job: Job): void => {
		queue
			.add(async () => {
				if (aborted !== undefined) return;
				const onNext = (cursor: string) => {
					if (job.kind === 'batch') submit({ ...job, cursor });
				};
				const done = await pool.run(job, onNext).catch((error: unknown) => void failures.push(toFailure(job, error)));
				if (!done) return;
				take(done);
				if (job.kind === 'batch') writeFeedParts(feedParts, job.lang, done.feed);
			})
			.catch((error: unknown) => {
				aborted ??= error instanceof Error ? error.message : String(error);
			});
	};

	const take = (done: JobDone): void => {
		for (const path of manifest.record(done.pages, done.words))
			failures.push({ url: path, cause: 'two contents of the backend have this address; give one of them another slug', unreachable: false });
		pages += done.pages.length;
		rendered += done.pages.filter((page) => page.rendered && !page.reused).length;
		spliced += done.pages.filter((page) => page.reused).length;
		failures.push(...done.failures);
		redirects.push(...done.redirects);
		unrenderable.push(...done.unrenderable);
		withoutContent.push(...done.withoutContent);
		addSpent(spent, done.spent);
		if (done.pages.length > 0 && !isLost(done.failures)) lost = [];
		else lost.push(...done.failures);
		if (isLost(lost) && aborted === undefined) {
			aborted = `the backend stopped answering (${done.failures.at(-1)?.cause ?? 'no answer'}); pages that were not reached are as the last run left them`;
			queue.clear();
		}
		onProgress({ pages, rendered, failures: failures.length });
	};

	const stop = () => {
		aborted ??= STOPPED;
		queue.clear();
	};
	signal?.addEventListener('abort', stop);
	if (signal?.aborted) stop();
	for (const site of sites) for (const job of jobsOf(site, unrenderable)) submit(job);
	await queue.onIdle();
	signal?.removeEventListener('abort', stop);
	return { pages, rendered, spliced, failures, redirects, unrenderable, withoutContent, spent, ...(aborted !== undefined && { aborted }) };
}

/** A job that nothing came of: of its pages, and of a batch's followers that it had not named yet, the next run makes what is missing. */
function toFailure(job: Job, error: unknown): Failure {
	const cause = `the thread or machine that was to render this could not: ${error instanceof Error ? error.message : String(error)}`;
	if (job.kind === 'batch') return { url: `${job.entry.template} after ${job.cursor ?? 'the start'}`, cause, unreachable: false };
	const paths = job.kind === 'entries' ? job.entries.map(({ path }) => path) : job.paths;
	return { url: paths.join(' '), cause, unreachable: false };
}

/** Why the pages of a template cannot be listed. */
function withoutList(entry: RouteEntry): string {
	const lookup = findLoader(entry);
	return lookup.kind === 'unrenderable'
		? lookup.message
		: `the route table has a template of content type "${entry.content_type}", whose items the shop has no list of; name its pages one by one in the backend's routes`;
}

function* jobsOf(site: SiteData, unrenderable: UnrenderableRoute[]): IterableIterator<Job> {
	const literal = site.routes.filter((route) => route.path !== undefined);
	for (const entry of site.routes) {
		if (entry.template === undefined) continue;
		if (expansionOf(entry.content_type)) yield { kind: 'batch', lang: site.lang, entry, cursor: null };
		else if (!ON_DEMAND.has(entry.controller)) unrenderable.push({ url: entry.template, cause: withoutList(entry) });
	}
	for (let at = 0; at < literal.length; at += ENTRIES_A_JOB) yield { kind: 'entries', lang: site.lang, entries: literal.slice(at, at + ENTRIES_A_JOB) };
}
