import type { Manifest } from '../manifest/manifest.ts';
import { addTimes } from '../render/stopwatch.ts';
import type { WorkerPool } from '../render/worker-pool.ts';
import type { OldTemplate } from './find-spliceable.ts';

interface Splicing {
	readonly manifest: Pick<Manifest, 'recordSpliced' | 'pagesIn'>;
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

/** Puts the pages of old templates into the current one, without React and without the backend. Their paths are read as they are needed: there may be a million. */
export async function splicePages(templates: readonly OldTemplate[], { manifest, pool, signal }: Splicing): Promise<SpliceResult> {
	const unspliced: string[] = [];
	const cpu: Record<string, number> = {};
	const paths = pathsIn(templates, manifest);
	let spliced = 0;
	const work = async () => {
		while (!signal?.aborted) {
			const some = takeSome(paths, PAGES_PER_JOB);
			if (some.length === 0) return;
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

function* pathsIn(templates: readonly OldTemplate[], manifest: Splicing['manifest']): IterableIterator<string> {
	for (const { id, rendered } of templates) for (const { path, screen } of manifest.pagesIn(id)) if (!rendered.has(screen)) yield path;
}

function takeSome(paths: IterableIterator<string>, most: number): string[] {
	const some: string[] = [];
	while (some.length < most) {
		const { value, done } = paths.next();
		if (done) break;
		some.push(value);
	}
	return some;
}
