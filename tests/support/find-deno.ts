import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fetchPackage, type PinnedPackage } from './fetch-package.ts';

/** The platform's edge runtime from the registry, for this kind of machine. It is not a dependency, because its packages for other machines are not in every registry. */
const DENO: PinnedPackage = {
	name: '@deno/linux-x64-glibc@2.8.3',
	integrity: 'sha512-73K6NpAFfGyEJ84nSSPECKilO1+gaEnNU90p/ebluWJBUFJ3HfpUgRxjG6hNXhVLuGDmp0u+2C00Cz6lbW4X+A==',
	file: 'deno',
};
const FOLDER = resolve('.cache/deno');

/** Folder of a `deno` for the PATH: an installed one, or else the one of the registry, downloaded once into `.cache/deno`. */
export async function findDeno(): Promise<string> {
	const installed = (process.env['PATH'] ?? '').split(':').find((folder) => existsSync(join(folder, 'deno')));
	if (installed !== undefined) return installed;
	if (existsSync(join(FOLDER, 'deno'))) return FOLDER;
	if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('Install Deno 2.8 to test the edge function on this machine');
	await fetchPackage(DENO, FOLDER);
	return FOLDER;
}
