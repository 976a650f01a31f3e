import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface SealedFiles {
	readonly cache: string;
	readonly manifestFile: string;
	/** Folder of the pages. */
	readonly output: string;
}

const SEAL = 'seal';

/** Whether manifest and output are unchanged since the last build on this machine. A restored copy has other inodes, a damaged file another change time. */
export function isSealed(files: SealedFiles): boolean {
	try {
		return readFileSync(join(files.cache, SEAL), 'utf8') === describe(files);
	} catch {
		return false;
	}
}

/** Call it last, after the manifest is closed. */
export function sealCache(files: SealedFiles): void {
	writeFileSync(join(files.cache, SEAL), describe(files));
}

/** Seals the cache after `work` has changed manifest or output, if it was sealed before. */
export async function keepSeal<T>(files: SealedFiles, work: () => Promise<T>): Promise<T> {
	const wasSealed = isSealed(files);
	const result = await work();
	if (wasSealed) sealCache(files);
	return result;
}

function describe({ manifestFile, output }: SealedFiles): string {
	const [manifest, folder] = [statSync(manifestFile, { bigint: true }), statSync(output, { bigint: true })];
	return [manifest.ino, manifest.size, manifest.ctimeNs, folder.ino, folder.ctimeNs].join(' ');
}
