import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { toCodeId, toSettingsId } from '../manifest/build-fingerprint.ts';
import { type BuildThreads, startBuildThreads } from '../render/build-threads.ts';
import { connectRedis } from './connect-redis.ts';
import { type Lease, readLease } from './lease.ts';
import type { MachineOptions } from './machine-options.ts';
import { serveBuild } from './serve-build.ts';

const POLL_INTERVAL = 500;

/**
 * Loads the build's code, and renders for one build after another until it is stopped or has been idle too long. Throws if Redis is unreachable, the code cannot be loaded, or
 * this machine's code or settings differ from the build's.
 */
export async function serveBuilds(options: Omit<MachineOptions, 'sleep'>): Promise<void> {
	const { signal, log, idle } = options;
	const sleep = (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => undefined);
	const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
	const redis = await connectRedis(options.url);
	let latest: BuildThreads | undefined;
	/** Returns before the code is loaded if the machine is stopped. */
	const load = async (): Promise<BuildThreads> => {
		latest = startBuildThreads(options.threads, { serverFolder: resolve(options.dist, 'server') });
		await Promise.race([latest.loaded, stopped]);
		return latest;
	};
	try {
		const code = toCodeId(options.dist);
		let buildThreads = await load();
		if (!signal.aborted) log(`Waiting for a build with code ${code}`);
		for (let since = performance.now(); !signal.aborted; ) {
			const lease = await readLease(redis);
			if (lease) requireSameCode(lease, code);
			if (lease && (await serveBuild(redis, lease, { ...options, sleep, buildThreads }))) {
				if (signal.aborted) return;
				buildThreads = await load();
				since = performance.now();
				if (!signal.aborted) log('The build has ended, or its coordinator is gone; waiting for the next one');
			}
			if (idle > 0 && performance.now() - since > idle * 1000) return log(`No build for ${idle} s; this machine stops`);
			await sleep(POLL_INTERVAL);
		}
	} finally {
		await latest?.[Symbol.asyncDispose]();
		redis.disconnect();
	}
}

/** Throws if this machine would render different pages from the same data. */
function requireSameCode({ owner, code, settings }: Lease, own: string): void {
	if (code !== own) throw new Error(`this machine has code ${own}, and the build of ${owner} has ${code}: use the same sources on both and run npm run build`);
	if (settings !== toSettingsId())
		throw new Error(`settings that pages depend on differ from those of the build of ${owner}: give this machine the same environment (docs/environment.md)`);
}
