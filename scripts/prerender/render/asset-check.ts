import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '#renderer/document/shell.ts';

/** Throws with a sentence if a document refers to a script, style or picture of the build that does not exist. */
export type CheckAssets = (frame: Frame, body: string | Buffer) => void;

const FOLDER = '/assets/';
/** Label modules are also below the folder, but the build writes them itself. */
const REFERENCE = /\/assets\/(?:chunks|entries|static)\/[\w.-]+(?:\/[\w.-]+)*/g;

/** `client` is the folder of the build's files; a machine that has none of them checks nothing. */
export function createAssetCheck(client: string): CheckAssets {
	if (!existsSync(join(client, FOLDER))) return () => undefined;
	const known = new Set<string>();
	/** Pieces of the last document by their place: most are the same in the next one. */
	let last: readonly string[] = [];

	function checkPart(part: string | Buffer): void {
		if (!part.includes(FOLDER)) return;
		for (const [address] of part.toString().matchAll(REFERENCE)) {
			if (known.has(address)) continue;
			if (!existsSync(join(client, address)))
				throw new Error(`it refers to ${address}, which ${client} lacks; run npm run build, or correct the page’s content`);
			known.add(address);
		}
	}

	return ({ before, between, after }, body) => {
		const pieces = [...before, ...between, ...after];
		for (const [place, piece] of pieces.entries()) if (piece !== last[place]) checkPart(piece);
		last = pieces;
		checkPart(body);
	};
}
