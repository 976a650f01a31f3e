import { lockFolder } from '../../run/lock-folder.ts';

/** Milliseconds to wait for another build: enough for one that renders a few changed pages. */
const LOCK_TIMEOUT = 15_000;

/** Locks a build's cache, so that one build at a time writes it and its pages. Throws if another build holds it for longer than `timeout` milliseconds. */
export function lockCache(cache: string, timeout = LOCK_TIMEOUT): Promise<Disposable> {
	const refuse = (owner: string) => `another build uses ${cache}${owner}; wait for it, or pass another folder with --cache`;
	return lockFolder(cache, { name: 'lock', timeout, refuse });
}
