import { resolve } from 'node:path';
import type { PrerenderOptions } from '../prerender-options.ts';
import { createPublication, type Publication } from './publication.ts';
import { openStore } from './store/open-store.ts';
import type { PageStore, StorePlace } from './store/page-store.ts';
import { parseStorePlace } from './store/store-place.ts';

/** The destination of a build. */
export interface Target {
	readonly place: StorePlace;
	/** The pages at that place. */
	readonly store: PageStore;
	/** Folder of the files beside the pages. */
	readonly output: string;
	/** Publishes those files to the place. */
	readonly publication: Publication;
}

/** Opens the destination of a build. Throws if `--output` is invalid. */
export async function openTarget(options: Pick<PrerenderOptions, 'output' | 'dist' | 'cache'>): Promise<Target> {
	const { dist, cache } = options;
	const place = parseStorePlace(options);
	const store = await openStore(place, `main-${process.pid}`);
	const output = place.kind === 'folder' ? place.folder : resolve(dist, 'client');
	return { place, store, output, publication: createPublication({ place, store, dist, cache }) };
}
