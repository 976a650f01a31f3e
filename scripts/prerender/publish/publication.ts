import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BOT_FOLDER } from '#lib/domain/bots.ts';
import { type DigestBook, openDigestBook } from '../../deploy/digest-book.ts';
import { lookAtOutput } from '../../deploy/look-at-output.ts';
import type { PageStore, StorePlace } from './store/page-store.ts';
import { nameOfPlace } from './store/store-place.ts';

/** Brings what stands beside the pages to where they are. */
export interface Publication {
	/** Before pages that name it: code, styles, labels. */
	code(): Promise<void>;
	/** After them: sitemaps, feeds, redirects and whatever else is there. */
	rest(): Promise<void>;
}

interface Publishing {
	readonly place: StorePlace;
	readonly store: PageStore;
	readonly dist: string;
	readonly cache: string;
}

const CODE = '/assets/';
const nothing = () => Promise.resolve();

export function createPublication({ place, store, dist, cache }: Publishing): Publication {
	const from = resolve(dist, 'client');
	if (place.kind === 'folder' && place.folder === from) return { code: nothing, rest: nothing };
	const place64 = createHash('sha1').update(nameOfPlace(place)).digest('base64url');
	const bring = (isWanted: (path: string) => boolean) => bringOver({ from, store, bookFile: resolve(cache, `published-${place64}.sqlite`), isWanted });
	// A folder gets its feeds and sitemaps directly.
	if (place.kind === 'folder') return { code: () => bring(() => true), rest: nothing };
	return { code: () => bring((path) => path.startsWith(CODE)), rest: () => bring(() => true) };
}

interface Bringing {
	readonly from: string;
	readonly store: PageStore;
	readonly bookFile: string;
	readonly isWanted: (path: string) => boolean;
}

async function bringOver({ from, store, bookFile, isWanted }: Bringing): Promise<void> {
	const book = openDigestBook(bookFile);
	try {
		lookAtOutput(from, book);
		const changed = [...book.changed()].filter((path) => isWanted(path) && !isPage(path));
		for (const path of changed) await store.write(path, readFileSync(join(from, path)));
		await store.settle();
		for (const path of changed) book.keepOne(path);
		await removeLost(store, book, isWanted);
	} finally {
		book.close();
	}
}

/** Code of earlier builds stays: open tabs ask for it. */
async function removeLost(store: PageStore, book: DigestBook, isWanted: (path: string) => boolean): Promise<void> {
	const lost = [...book.lost()].filter((path) => isWanted(path) && !path.startsWith(CODE));
	if (lost.length === 0) return;
	await store.remove(lost);
	for (const path of lost) book.forget(path);
}

/** Pages have their own way there. */
const isPage = (path: string): boolean => /\/index\.(html|pageContext\.json)$/.test(path) || path.startsWith(`${BOT_FOLDER}/`);
