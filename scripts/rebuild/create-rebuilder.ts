import type { Change } from '#lib/contract/changes.ts';
import { sharedCache, sharedPages } from '#lib/server/cache/shared-cache.server.ts';
import type { RebuildEntry, Rebuilder } from '#lib/server/rebuild/rebuilder.server.ts';
import { prerender } from '../prerender/prerender.ts';
import type { PrerenderOptions } from '../prerender/prerender-options.ts';
import { openPartialBuild, type PartialBuild } from './partial-build.ts';

const KEPT_ENTRIES = 100;
/** Milliseconds in which a burst gathers. */
const GATHER = 40;

export interface RunningRebuilder extends Rebuilder {
	close(): Promise<void>;
}

/**
 * Renders what changed, in this process's own worker thread: changes of a burst together, one run after another. What touches more than
 * single pages is a whole crawl, which renders only what differs.
 */
export function createRebuilder(options: Omit<PrerenderOptions, 'now'>): RunningRebuilder {
	const waiting = new Map<string, Change>();
	const log: RebuildEntry[] = [];
	let running: Promise<void> | null = null;
	let build: Promise<PartialBuild> | null = null;
	let isClosed = false;

	const open = () => {
		build ??= openPartialBuild(options);
		return build;
	};
	const drop = async () => {
		const known = build;
		build = null;
		await (await known?.catch(() => null))?.close();
	};

	async function work(): Promise<void> {
		await new Promise((done) => setTimeout(done, GATHER));
		while (waiting.size > 0 && !isClosed) {
			const changes = [...waiting.values()];
			waiting.clear();
			log.unshift(await attempt(changes));
			log.splice(KEPT_ENTRIES);
			console.log(`rebuild: ${JSON.stringify(log[0])}`);
			sharedPages().clear();
			sharedCache().clear(['_', 'site']);
		}
	}

	async function attempt(changes: readonly Change[]): Promise<RebuildEntry> {
		const started = performance.now();
		const entry = (done: Pick<RebuildEntry, 'paths' | 'rendered' | 'removed'> & { failure?: string }): RebuildEntry => ({
			at: new Date().toISOString(),
			changes: changes.length,
			...done,
			seconds: Math.round(performance.now() - started) / 1000,
		});
		try {
			if (changes.some(({ entity }) => entity === 'site' || entity === 'chrome')) return entry(await crawlAll());
			if ((await open()).isOutdated()) await drop();
			return entry(await (await open()).render(changes));
		} catch (cause) {
			await drop();
			return entry({ paths: 0, rendered: 0, removed: 0, failure: cause instanceof Error ? cause.message : String(cause) });
		}
	}

	async function crawlAll(): Promise<Pick<RebuildEntry, 'paths' | 'rendered' | 'removed'> & { failure?: string }> {
		await drop();
		const { rendered, removed, failures, aborted } = await prerender({ ...options, now: new Date() });
		void open().catch(() => undefined);
		const failure = aborted ?? failures[0]?.cause;
		return { paths: null, rendered, removed, ...(failure !== undefined && { failure }) };
	}

	void open().catch(() => undefined);
	return {
		submit(changes) {
			for (const change of changes) waiting.set(`${change.entity}:${change.entity_id}`, change);
			running ??= work().finally(() => {
				running = null;
			});
		},
		status: () => ({ running: running !== null, waiting: waiting.size, log }),
		async close() {
			isClosed = true;
			await running;
			await drop();
		},
	};
}
