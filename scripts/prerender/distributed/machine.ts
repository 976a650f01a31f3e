import { setTimeout as wait } from 'node:timers/promises';
import { toCodeId, toSettingsId } from '../manifest/code-id.ts';
import { connectTo } from './connect-redis.ts';
import { type Lease, readLease } from './lease.ts';
import { serveBuild } from './serve-build.ts';

export interface MachineOptions {
	/** Address of the Redis. */
	readonly url: string;
	/** Folder of the build. */
	readonly dist: string;
	/** The shared folder as it is called here; as the coordinator calls it where left out. */
	readonly output: string | undefined;
	/** The backend as it is reached from here. */
	readonly backendUrl: string | undefined;
	readonly threads: number;
	/** Seconds without a build after which the machine ends; 0 for never. */
	readonly idle: number;
	/** Ends it; jobs under way are finished. */
	readonly signal: AbortSignal;
	readonly say: (word: string) => void;
	/** Waits, but not beyond the signal. */
	readonly rest: (milliseconds: number) => Promise<void>;
}

const LOOK_EVERY = 500;

/** Renders for whatever build comes by. Ends when it is stopped or nothing has come for a while; throws where it must not or cannot help. */
export async function serveBuilds(options: Omit<MachineOptions, 'rest'>): Promise<void> {
	const { signal, say, idle } = options;
	const rest = (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => undefined);
	const redis = await connectTo(options.url);
	const code = toCodeId(options.dist);
	try {
		say(`Waiting for a build with code ${code}`);
		for (let since = performance.now(); !signal.aborted; ) {
			const lease = await readLease(redis);
			if (lease) compare(lease, code);
			if (lease && (await serveBuild(redis, lease, { ...options, rest }))) {
				since = performance.now();
				if (!signal.aborted) say('That build is over, or its coordinator is gone; waiting for the next one');
			}
			if (idle > 0 && performance.now() - since > idle * 1000) return say(`No build for ${idle} s; this machine ends`);
			await rest(LOOK_EVERY);
		}
	} finally {
		redis.disconnect();
	}
}

/** Throws where this machine would make other pages of the same data. */
function compare({ owner, code, settings }: Lease, own: string): void {
	if (code !== own)
		throw new Error(`this machine has code ${own}, and the build of ${owner} has ${code}: bring both to the same sources and run npm run build`);
	if (settings !== toSettingsId())
		throw new Error(`settings that stand in pages differ from those of the build of ${owner}: give this machine the same environment (docs/environment.md)`);
}
