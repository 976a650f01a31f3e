import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Releases that are kept: the one that runs, the one before it for the way back, and one more. */
const KEPT = 3;

/** Where everything of a shop on one server is, below its root. */
export const placesOf = (root: string) => ({
	releases: join(root, 'releases'),
	data: join(root, '.data/shop'),
	pictures: join(root, '.cache/media'),
	environment: join(root, '.env'),
	control: join(root, 'keeper.sock'),
});

type Mark = 'current' | 'previous';

/** Name of the release that a mark of the root names; null without one. */
export function readMark(root: string, mark: Mark): string | null {
	const path = join(root, mark);
	return existsSync(path) && lstatSync(path).isSymbolicLink() ? basename(readlinkSync(path)) : null;
}

/** Names another release; at no moment there is none. */
export function writeMark(root: string, mark: Mark, name: string): void {
	const next = join(root, `${mark}.next`);
	rmSync(next, { force: true });
	symlinkSync(join('releases', name), next);
	renameSync(next, join(root, mark));
}

/** Removes the oldest releases, by their names. */
export function removeOldReleases(root: string): readonly string[] {
	const marked = [readMark(root, 'current'), readMark(root, 'previous')];
	const names = readdirSync(placesOf(root).releases).sort().reverse();
	const old = names.filter((name) => !marked.includes(name)).slice(KEPT - marked.length);
	for (const name of old) rmSync(join(placesOf(root).releases, name), { recursive: true, force: true });
	return old;
}
