import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';
import { addSpent } from '#scripts/prerender/render/stopwatch.ts';
import type { WorkerPool } from '#scripts/prerender/render/worker-pool.ts';

interface Splicing {
	readonly manifest: Pick<Manifest, 'recordSpliced'>;
	readonly pool: WorkerPool;
	readonly signal?: AbortSignal | undefined;
}

const PAGES_A_JOB = 200;

/** Puts pages into the template of now without React and without the backend. Answers how many, and those whose files were not to be used. */
export async function splicePages(
	paths: readonly string[],
	{ manifest, pool, signal }: Splicing,
): Promise<{ spliced: number; left: string[]; spent: Record<string, number> }> {
	const left: string[] = [];
	const spent: Record<string, number> = {};
	let [spliced, at] = [0, 0];
	const work = async () => {
		while (at < paths.length && !signal?.aborted) {
			const part = paths.slice(at, at + PAGES_A_JOB);
			at += PAGES_A_JOB;
			const done = await pool.run({ kind: 'splice', paths: part }, () => undefined);
			manifest.recordSpliced(done.spliced);
			spliced += done.spliced.length;
			left.push(...done.unspliced);
			addSpent(spent, done.spent);
		}
	};
	await Promise.all(Array.from({ length: pool.size }, work));
	return { spliced, left, spent };
}
