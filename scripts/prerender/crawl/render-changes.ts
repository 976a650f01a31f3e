import type { Change } from '@titraj/contract/changes.ts';
import type { Build } from '../build.ts';
import { beginWriting, endWriting, pageCount, savePageCount, wasInterrupted } from '../manifest/last-complete-build.ts';
import type { PrerenderOptions } from '../prerender-options.ts';
import { writePostFeeds } from '../publish/feeds/post-feeds.ts';
import { updateSitemaps, writeSitemaps } from '../publish/sitemaps.ts';
import type { Failure } from '../render/failure.ts';
import { addTimes } from '../render/stopwatch.ts';
import type { JobResult } from '../render/worker-messages.ts';
import { affectedPaths } from './affected-paths.ts';
import { STOPPED } from './crawl.ts';
import { createFeedUpdate } from './feed-update.ts';
import { findForMembers, openClients } from './find-for-members.ts';
import { readNewStates } from './read-new-states.ts';
import { removePages } from './remove-pages.ts';

/** The part of a build that rendering changes needs. */
interface ChangeBuild extends Pick<Build, 'manifest' | 'pool' | 'sites' | 'output' | 'store' | 'token' | 'table' | 'wasInterrupted'> {
	readonly options: Pick<PrerenderOptions, 'backendUrl' | 'host' | 'timeout' | 'removalLimit' | 'allowRemoval' | 'signal'>;
}

interface ChangeResult {
	/** Number of checked pages. */
	readonly paths: number;
	readonly rendered: number;
	readonly removed: number;
	readonly failures: readonly Failure[];
	/** CPU milliseconds by kind of work. */
	readonly cpu: Readonly<Record<string, number>>;
	/** Why the build ended early. */
	readonly aborted?: string;
}

/** Small, so that pages of the first jobs are live while other jobs still run. */
const PATHS_PER_JOB = 8;

/** Renders the pages that changes may have altered, and `others`; updates feeds and sitemaps. Failures are in the result. */
export async function renderChanges(changes: readonly Change[], others: readonly string[], build: ChangeBuild): Promise<ChangeResult> {
	const { manifest, pool, sites, output, store, token, table, options } = build;
	const { backendUrl, host, signal } = options;
	const clients = openClients({ options, sites, token, table });
	const { states, failures } = await readNewStates(changes, [...clients.values()]);
	const affected = changes.flatMap((change) => affectedPaths(change, states.get(change) ?? { paths: [] }, { manifest, sites }));
	const paths = [...new Set([...affected, ...others])];
	const wasWriting = wasInterrupted(manifest);
	beginWriting(manifest);
	const feed = createFeedUpdate(changes, { sites, output });
	const gone: string[] = [];
	const cpu: Record<string, number> = {};
	const rendered: string[] = [];
	const isKnown = (path: string): boolean => manifest.placeBefore(path) !== null;
	let added = 0;
	const take = (done: JobResult) => {
		added += done.pages.filter(({ path }) => !isKnown(path)).length;
		manifest.record(done.pages, done.labelsRead);
		gone.push(...done.gone);
		rendered.push(...done.pages.filter((page) => page.rendered && !page.reused).map(({ path }) => path));
		failures.push(...done.failures);
		addTimes(cpu, done.cpu);
		feed.add(done.feed);
	};
	const jobs: (readonly string[])[] = [];
	for (let at = 0; at < paths.length; at += PATHS_PER_JOB) jobs.push(paths.slice(at, at + PATHS_PER_JOB));
	const work = async () => {
		for (let job = jobs.shift(); job !== undefined && !signal?.aborted; job = jobs.shift())
			take(await pool.run({ kind: 'paths', paths: job }, () => undefined));
	};
	await Promise.all(Array.from({ length: pool.size }, work));
	const knownGone = gone.filter(isKnown);
	const { removed, refusals } = await removePages(gone, {
		...{ manifest, store, sites, limit: options },
		forMembers: (places) => findForMembers(places, clients),
	});
	failures.push(...refusals);
	if (failures.length === 0 && !signal?.aborted) feed.finish();
	if (changes.some(({ entity }) => entity === 'post')) await writePostFeeds({ output, sites, backendUrl, host });
	const sitemaps = { output, manifest, langs: sites.map(({ lang }) => lang), origin: sites[0]?.info.site_url ?? '' };
	// An interrupted build may have recorded pages whose sitemaps it did not write.
	if (build.wasInterrupted) writeSitemaps(sitemaps);
	else updateSitemaps(sitemaps, [...rendered, ...gone]);
	const lost = knownGone.filter((path) => !isKnown(path)).length;
	// An interrupted build may not have saved its number of pages.
	savePageCount(manifest, build.wasInterrupted ? manifest.count() : pageCount(manifest) + added - lost);
	if (!wasWriting) endWriting(manifest);
	return { paths: paths.length, rendered: rendered.length, removed: removed.length, failures, cpu, ...(signal?.aborted && { aborted: STOPPED }) };
}
