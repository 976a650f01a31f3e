import type { Change } from '@titraj/contract/changes.ts';
import { createClient } from '#lib/api/client.ts';
import { renewTokens } from '#lib/api/connect.ts';
import type { SiteData } from '#lib/server/site.server.ts';
import { replaceFeedItems } from '#scripts/prerender/publish/feeds/replace-feed-items.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { RemovalLimit } from '../prerender-options.ts';
import { writePostFeeds } from '../publish/feeds/post-feeds.ts';
import { writeSitemaps } from '../publish/sitemaps.ts';
import type { PageStore } from '../publish/store/page-store.ts';
import { writeWhole } from '../publish/write-site-files.ts';
import { addSpent } from '../render/stopwatch.ts';
import type { Failure, JobDone } from '../render/worker-messages.ts';
import type { WorkerPool } from '../render/worker-pool.ts';
import { affectedPaths } from './affected-paths.ts';
import { STOPPED } from './crawl.ts';
import { beginWriting, endWriting, keepCount, wasKilled } from './find-missing.ts';
import { readNewStates } from './read-new-states.ts';
import { removePages } from './remove-pages.ts';

interface Build {
	readonly manifest: Manifest;
	readonly pool: WorkerPool;
	readonly sites: readonly SiteData[];
	readonly backend: {
		readonly backendUrl: string;
		readonly host: string;
		readonly token: string;
		readonly timeout: number;
		readonly table: Record<string, { method: string; path: string }>;
	};
	readonly output: string;
	readonly store: PageStore;
	readonly limit: RemovalLimit;
	/** Ends the work early; what was not reached is told in `aborted`. */
	readonly signal?: AbortSignal | undefined;
}

interface Rendered {
	readonly paths: number;
	readonly rendered: number;
	readonly removed: number;
	readonly failures: readonly Failure[];
	readonly spent: Readonly<Record<string, number>>;
	readonly aborted?: string;
}

/** Addresses that one job renders: the first ones are live while the rest is under way. */
const PATHS_A_JOB = 8;

/** Renders the pages that changes may have altered, and `more`; brings feeds and sitemaps up to date. */
export async function renderChanges(changes: readonly Change[], more: readonly string[], build: Build): Promise<Rendered> {
	const { manifest, pool, sites, output, store } = build;
	const { backendUrl, host, token, table, timeout } = build.backend;
	const clients = sites.map(({ lang, languages }) => renewTokens(createClient({ baseUrl: backendUrl, host, lang, languages, token, table, timeout })));
	const { states, failures } = await readNewStates(changes, clients);
	const touched = changes.flatMap((change) => affectedPaths(change, states.get(change) ?? { paths: [] }, { manifest, sites }));
	const paths = [...new Set([...touched, ...more])];
	const [known, isSuspicious] = [manifest.count(), wasKilled(manifest)];
	beginWriting(manifest);
	let rendered = 0;
	const gone: string[] = [];
	const spent: Record<string, number> = {};
	const feed: JobDone['feed'][number][] = [];
	const edited = new Set(changes.flatMap(({ entity, entity_id: id }) => (entity === 'product' && id !== null ? [id] : [])));
	// Own pages come first: their items need not wait for the lists. Those of variants may follow from the edited one's.
	const awaited = new Set([...edited].flatMap((id) => sites.map(({ lang }) => `${lang} ${id}`)));
	let isFeedDue = edited.size > 0;
	const jobs: (readonly string[])[] = [];
	for (let at = 0; at < paths.length; at += PATHS_A_JOB) jobs.push(paths.slice(at, at + PATHS_A_JOB));
	const work = async () => {
		for (let job = jobs.shift(); job !== undefined && !build.signal?.aborted; job = jobs.shift())
			await take(await pool.run({ kind: 'paths', paths: job }, () => undefined));
	};
	const take = async (done: JobDone) => {
		manifest.record(done.pages, done.words);
		gone.push(...done.gone);
		const items = done.feed.filter(({ id, rendered }) => rendered || edited.has(id));
		feed.push(...items);
		for (const { id, lang } of items) awaited.delete(`${lang} ${id}`);
		rendered += done.pages.filter((page) => page.rendered && !page.reused).length;
		failures.push(...done.failures);
		addSpent(spent, done.spent);
		if (isFeedDue && awaited.size === 0) {
			updateFeed(build, edited, feed);
			isFeedDue = false;
		}
	};
	await Promise.all(Array.from({ length: pool.size }, work));
	const { removed, refusals } = await removePages(gone, { manifest, store, sites, limit: build.limit });
	failures.push(...refusals);
	const told = new Set([...edited, ...feed.map(({ id }) => id)]);
	const isComplete = failures.length === 0 && !build.signal?.aborted;
	if (edited.size > 0 && isComplete && (isFeedDue || told.size > edited.size)) updateFeed(build, told, feed);
	if (changes.some(({ entity }) => entity === 'post')) await writePostFeeds({ output, sites, backendUrl, host });
	if (rendered > 0 || manifest.count() !== known)
		writeSitemaps({ output, manifest, langs: sites.map(({ lang }) => lang), origin: sites[0]?.info.site_url ?? '', write: writeWhole });
	keepCount(manifest);
	if (!isSuspicious) endWriting(manifest);
	return { paths: paths.length, rendered, removed, failures, spent, ...(build.signal?.aborted && { aborted: STOPPED }) };
}

/** Products that were not shown are taken out. */
function updateFeed({ sites, output }: Build, told: ReadonlySet<number>, shown: JobDone['feed']): void {
	for (const site of sites) {
		const items = new Map(shown.filter(({ lang }) => lang === site.lang).map(({ id, xml }) => [id, xml] as const));
		replaceFeedItems(output, site, new Map([...told].map((id) => [id, items.get(id) ?? null] as const)));
	}
}
