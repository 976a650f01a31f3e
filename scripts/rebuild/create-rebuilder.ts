import type { Change } from '@titraj/contract/changes.ts';
import { toLogLine } from '@titraj/contract/log/log-line.ts';
import { shareLoad } from '@titraj/contract/share-load.ts';
import type { RebuildEntry, Rebuilder } from '#lib/pages/server/rebuild/rebuilder.server.ts';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { prerender } from '../prerender/prerender.ts';
import type { PrerenderOptions } from '../prerender/prerender-options.ts';
import { createChangeQueue } from './change-queue.ts';
import { openPartialBuild, type PartialBuild } from './partial-build.ts';

const KEPT_ENTRIES = 100;
/** More changes in one run count as an import, which a build publishes faster than one change after another. */
const MOST_CHANGES = 2000;

export interface RunningRebuilder extends Rebuilder {
	/** Resolves when the build is loaded. Changes that are submitted earlier wait for it. */
	opened(): Promise<void>;
	close(): Promise<void>;
}

interface Timing {
	/** Rendering waits until it resolves, for example until a crawl has ended. */
	readonly after?: Promise<void>;
}

type Done = Pick<RebuildEntry, 'paths' | 'rendered' | 'removed'> & { failure?: string };

/**
 * Renders changes in a worker thread of this process: those of a burst together, one run after another. A change that concerns more than single pages,
 * or too many changes, start a full crawl, which renders only differences.
 */
export function createRebuilder(options: Omit<PrerenderOptions, 'now'>, { after = Promise.resolve() }: Timing = {}): RunningRebuilder {
	const log: RebuildEntry[] = [];
	const builds = new Map<'build', Promise<PartialBuild>>();
	const queue = createChangeQueue(run);

	const open = () => shareLoad(builds, 'build', () => after.then(() => openPartialBuild(options)));
	const drop = async () => {
		const known = builds.get('build');
		builds.clear();
		await known?.then((opened) => opened[Symbol.asyncDispose]()).catch(() => undefined);
	};

	async function run(changes: readonly Change[]): Promise<RebuildEntry> {
		const started = performance.now();
		const done = await attempt(changes);
		const entry = { at: new Date().toISOString(), changes: changes.length, ...done, seconds: Math.round(performance.now() - started) / 1000 };
		// The loaded build may be the cause, for example by an expired session or a thread that died.
		if (entry.failure !== undefined) await drop();
		log.unshift(entry);
		log.splice(KEPT_ENTRIES);
		console.log(`rebuild: ${toLogLine({ ...entry })}`);
		sharedPages().clear();
		sharedCache().clear(['_', 'site']);
		return entry;
	}

	async function attempt(changes: readonly Change[]): Promise<Done> {
		try {
			if (changes.length > MOST_CHANGES || changes.some(({ entity }) => entity === 'site' || entity === 'chrome')) return await crawlAll();
			if ((await open()).isOutdated()) await drop();
			return await (await open()).render(changes);
		} catch (cause) {
			return { paths: 0, rendered: 0, removed: 0, failure: cause instanceof Error ? cause.message : String(cause) };
		}
	}

	async function crawlAll(): Promise<Done> {
		await after;
		await drop();
		const { rendered, removed, failures, aborted } = await prerender({ ...options, now: new Date() });
		void open().catch(() => undefined);
		const [first] = failures;
		const failure = aborted ?? (first && `${first.url}: ${first.cause}`);
		return { paths: null, rendered, removed, ...(failure !== undefined && { failure }) };
	}

	void open().catch(() => undefined);
	return {
		opened: () => open().then(() => undefined),
		submit: (changes) => queue.submit(changes),
		status: () => ({ ...queue.status(), log }),
		async close() {
			await queue.close();
			await drop();
		},
	};
}
