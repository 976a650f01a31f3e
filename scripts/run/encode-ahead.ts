import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface EncodeAhead {
	/** Origin of the running shop. */
	readonly url: string;
	/** Folder of its pages. */
	readonly folder: string;
	readonly signal: AbortSignal;
}

/** Maximum number of pictures, some 10 KB each. */
const MOST_PICTURES = 2000;
/** After each picture there is a pause of this many times its encoding time, so that requests of shoppers are not delayed. */
const REST = 3;
/** The sizes of pictures in lists: for a standard screen and a phone's. */
const LISTED = /(\/media\/[^\s",]+\.(?:320|640)\.avif) /g;
const LINK = /<a [^>]*href="(\/[^"?#]*)"/g;

/**
 * Encodes the pictures of the home page, then of the pages that it links to, in its order: the ones that are seen first. The shop is asked for each, so that a picture
 * that a shopper waits for is encoded once. Resolves when all are encoded or `signal` aborts; a picture that fails is encoded when a shopper asks for it.
 */
export async function encodeAhead({ url, folder, signal }: EncodeAhead): Promise<void> {
	try {
		for (const path of picturesIn(folder)) {
			const started = performance.now();
			const response = await fetch(url + path, { signal }).catch(() => null);
			await response?.arrayBuffer().catch(() => null);
			await wait((performance.now() - started) * REST, undefined, { signal });
		}
	} catch (cause) {
		if (!signal.aborted) throw cause;
	}
}

/** Paths of the listed pictures, most visible first. */
function picturesIn(folder: string): readonly string[] {
	const paths = new Set<string>();
	const home = readPage(folder, '/');
	const linked = new Set([...home.matchAll(LINK)].map(([, path = '/']) => path));
	for (const page of ['/', ...linked]) {
		for (const [, path = ''] of readPage(folder, page).matchAll(LISTED)) paths.add(path);
		if (paths.size >= MOST_PICTURES) break;
	}
	return [...paths].slice(0, MOST_PICTURES);
}

/** A page's document; empty if it has no file, or a build is just replacing it. */
function readPage(folder: string, path: string): string {
	try {
		return readFileSync(join(folder, path, 'index.html'), 'utf8');
	} catch {
		return '';
	}
}
