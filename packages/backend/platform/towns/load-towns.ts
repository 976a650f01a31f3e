import { readFileSync } from 'node:fs';
import { CROATIAN_TOWNS } from './croatian-towns.ts';
import { parseTowns } from './parse-towns.ts';
import { type Towns, toTowns } from './towns.ts';

/** The towns that addresses are filled in with: the main towns of Croatia, and those of `file`, whose countries replace them. Throws if the file cannot be read or is invalid. */
export function loadTowns(file: string | undefined): Towns {
	const own = toTowns(CROATIAN_TOWNS);
	if (file === undefined) return own;
	try {
		return new Map([...own, ...parseTowns(readFileSync(file, 'utf8'))]);
	} catch (error) {
		throw new Error(`TOWNS_FILE ${file}: ${error instanceof Error ? error.message : String(error)}`);
	}
}
