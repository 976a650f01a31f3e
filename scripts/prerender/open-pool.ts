import { resolve } from 'node:path';
import type { loadSites } from './crawl/load-sites.ts';
import type { Manifest } from './manifest/manifest.ts';
import type { PrerenderOptions } from './prerender-options.ts';
import type { StorePlace } from './publish/store/page-store.ts';
import { startBuildThreads } from './render/build-threads.ts';
import { createThrottle, NO_LIMITS, setRateLimits } from './render/throttle.ts';
import type { WorkerSetup } from './render/worker-messages.ts';
import { startWorkerPool, type WorkerPool } from './render/worker-pool.ts';

interface Opening extends Pick<WorkerSetup, 'labels' | 'wasInterrupted'> {
	readonly place: StorePlace;
	readonly manifestFile: string;
	readonly manifest: Manifest;
	/** Every page is checked, and rendered unless it is unchanged. Threads of other machines do not know it. */
	readonly isWhole: boolean;
}

/** Opens worker threads with the build loaded, or connects other machines if there is a queue. Saves the templates that pages will be put into. */
export async function openPool(
	options: PrerenderOptions,
	{ sites, token, table }: Pick<Awaited<ReturnType<typeof loadSites>>, 'sites' | 'token' | 'table'>,
	{ manifest, manifestFile, place, labels, wasInterrupted, isWhole }: Opening,
): Promise<WorkerPool> {
	const { backendUrl, host, timeout, now, dist, rateLimits = NO_LIMITS } = options;
	const task = { backendUrl, host, timeout, now, token, table, sites, labels, wasInterrupted };
	const pool = options.queue ? await openMachines(options.queue) : await openThreads();
	for (const { id, lang } of pool.templates) {
		const site = sites.find((one) => one.lang === lang);
		if (site) manifest.saveTemplate({ id, lang, labels: site.labels, menus: site.menus });
	}
	return pool;

	function openThreads(): Promise<WorkerPool> {
		const throttle = options.throttle ?? createThrottle();
		setRateLimits(throttle, rateLimits);
		const setup = { ...task, store: place, throttle, manifest: { kind: 'file', file: manifestFile } as const, jobsAtOnce: 1 };
		return startWorkerPool(startBuildThreads(options.workers, { serverFolder: resolve(dist, 'server'), isWhole }), setup);
	}

	/** Loaded on demand: a build without a queue needs no Redis client. */
	async function openMachines(url: string): Promise<WorkerPool> {
		const { openMachinePool } = await import('./distributed/machine-pool.ts');
		const { signal, onMessage } = options;
		return openMachinePool({ url, task: { ...task, rateLimits, place }, manifest, manifestFile, dist, signal, onMessage });
	}
}
