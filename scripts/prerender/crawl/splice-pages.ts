import type { Manifest } from '../manifest/manifest.ts';
import { addTimes } from '../render/stopwatch.ts';
import type { WorkerPool } from '../render/worker-pool.ts';

interface Splicing {
	readonly manifest: Pick<Manifest, 'recordSpliced'>;
	readonly pool: WorkerPool;
	readonly signal?: AbortSignal | undefined;
}

interface SpliceResult {
	/** Number of spliced pages. */
	readonly spliced: number;
	/** Paths of pages that have to be rendered instead, because their documents do not match the manifest or their body reads a changed label. */
	readonly unspliced: readonly string[];
	/** CPU milliseconds by kind of work. */
	readonly cpu: Record<string, number>;
}

const PAGES_PER_JOB = 200;

/** Puts existing pages into the current template, without React and without the backend. */
export async function splicePages(paths: readonly string[], { manifest, pool, signal }: Splicing): Promise<SpliceResult> {
	const unspliced: string[] = [];
	const cpu: Record<string, number> = {};
	let [spliced, next] = [0, 0];
	const work = async () => {
		while (next < paths.length && !signal?.aborted) {
			const some = paths.slice(next, next + PAGES_PER_JOB);
			next += PAGES_PER_JOB;
			const done = await pool.run({ kind: 'splice', paths: some }, () => undefined);
			manifest.recordSpliced(done.spliced);
			spliced += done.spliced.length;
			unspliced.push(...done.unspliced);
			addTimes(cpu, done.cpu);
		}
	};
	await Promise.all(Array.from({ length: pool.size }, work));
	return { spliced, unspliced, cpu };
}
