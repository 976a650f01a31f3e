import { holdFolder } from '../../run/hold-folder.ts';

/** Milliseconds that a build waits for another one on its cache: one of a few changed pages is over by then. */
const PATIENCE = 15_000;

/** Holds a cache: one build at a time writes it and the pages that it stands for. Throws where another build keeps it. */
export function holdCache(cache: string, patience = PATIENCE): Promise<Disposable> {
	const refuse = (owner: string) => `another build is at work on ${cache}${owner}; wait for it, or name another folder with --cache`;
	return holdFolder(cache, { name: 'lock', patience, refuse });
}
