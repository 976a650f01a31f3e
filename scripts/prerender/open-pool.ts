import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { loadSites } from './crawl/load-sites.ts';
import type { Manifest } from './manifest/manifest.ts';
import type { PrerenderOptions } from './prerender-options.ts';
import type { Publication } from './publish/publication.ts';
import type { PageStore, StorePlace } from './publish/store/page-store.ts';
import { createManners, NO_LIMITS, setLimits } from './render/throttled-fetch.ts';
import type { WorkerSetup } from './render/worker-messages.ts';
import { startWorkerPool, type WorkerPool } from './render/worker-pool.ts';

/** One run of the prerender. */
export interface Run {
	readonly options: PrerenderOptions;
	/** Folder of what stands beside the pages. */
	readonly output: string;
	/** Where pages go. */
	readonly place: StorePlace;
	readonly store: PageStore;
	/** What stands beside them goes there too. */
	readonly publication: Publication;
	readonly manifestFile: string;
	readonly loaded: Awaited<ReturnType<typeof loadSites>>;
	readonly build: string;
	/** The last build was killed. */
	readonly isSuspicious: boolean;
	/** By `performance.now()`. */
	readonly started: number;
}

export const secondsSince = (started: number): number => (performance.now() - started) / 1000;

/** An empty folder for what a run needs while it lasts. */
export function openScratch(cache: string): string {
	const scratch = resolve(cache, 'scratch');
	rmSync(scratch, { recursive: true, force: true });
	mkdirSync(scratch, { recursive: true });
	return scratch;
}

/** Whoever renders: threads with the build loaded, or other machines. The manifest knows the templates that they put pages into. */
export async function openPool(
	options: PrerenderOptions,
	{ sites, token, table }: Run['loaded'],
	{ manifest, manifestFile, place, ...rest }: Pick<WorkerSetup, 'labels' | 'isSuspicious'> & Pick<Run, 'place' | 'manifestFile'> & { manifest: Manifest },
): Promise<WorkerPool> {
	const { backendUrl, host, timeout, now, bot, dist, queue, politeness = NO_LIMITS } = options;
	const task = { backendUrl, host, timeout, now, bot, token, table, sites, politeness, place, ...rest };
	const pool = queue ? await openMachines(queue) : await openThreads();
	for (const { id, lang } of pool.templates) {
		const site = sites.find((one) => one.lang === lang);
		if (site) manifest.keepTemplate({ id, lang, labels: site.labels, menus: site.menus });
	}
	return pool;

	function openThreads(): Promise<WorkerPool> {
		const manners = options.manners ?? createManners();
		setLimits(manners, politeness);
		return startWorkerPool(options.workers, {
			...{ ...task, store: place, manners, known: { kind: 'file', file: manifestFile } },
			serverEntry: resolve(dist, 'server/entry.mjs'),
		});
	}

	async function openMachines(url: string): Promise<WorkerPool> {
		const { openMachinePool } = await import('./distributed/machine-pool.ts');
		return openMachinePool({ url, task, manifest, manifestFile, dist, signal: options.signal, onWord: options.onWord });
	}
}
