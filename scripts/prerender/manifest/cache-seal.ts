import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Sealed {
	readonly cache: string;
	readonly manifestFile: string;
	readonly output: string;
}

const FILE = 'seal';

/** Whether manifest and output stand as the last build on this machine left them: a restored copy has other inodes, a spoiled file another time of change. */
export function isSealed(places: Sealed): boolean {
	try {
		return readFileSync(join(places.cache, FILE), 'utf8') === describe(places);
	} catch {
		return false;
	}
}

/** Said last, with the manifest closed. */
export function sealCache(places: Sealed): void {
	writeFileSync(join(places.cache, FILE), describe(places));
}

function describe({ manifestFile, output }: Sealed): string {
	const [manifest, folder] = [statSync(manifestFile, { bigint: true }), statSync(output, { bigint: true })];
	return [manifest.ino, manifest.size, manifest.ctimeNs, folder.ino, folder.ctimeNs].join(' ');
}
