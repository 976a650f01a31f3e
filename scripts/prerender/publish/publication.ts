import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scanOutput } from '../../deploy/scan-output.ts';
import { openUploadManifest, type UploadManifest } from '../../deploy/upload-manifest.ts';
import type { PageStore, StorePlace } from './store/page-store.ts';
import { describePlace } from './store/store-place.ts';

/** Publishes the files beside the pages to the place where the pages are. */
export interface Publication {
	/** Code, styles and labels: before the pages that reference them. */
	publishCode(): Promise<void>;
	/** Sitemaps, feeds, redirects and everything else: after the pages. */
	publishRest(): Promise<void>;
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
	if (place.kind === 'folder' && place.folder === from) return { publishCode: nothing, publishRest: nothing };
	const placeId = createHash('sha1').update(describePlace(place)).digest('base64url');
	const manifestFile = resolve(cache, `published-${placeId}.sqlite`);
	const upload = (isWanted: (path: string) => boolean) => uploadChanged({ from, store, manifestFile, isWanted });
	// In another folder the build writes feeds and sitemaps itself.
	if (place.kind === 'folder') return { publishCode: () => upload(() => true), publishRest: nothing };
	return { publishCode: () => upload((path) => path.startsWith(CODE)), publishRest: () => upload(() => true) };
}

interface Uploading {
	readonly from: string;
	readonly store: PageStore;
	readonly manifestFile: string;
	readonly isWanted: (path: string) => boolean;
}

/** Uploads files that have changed since the last upload, and removes deleted ones. */
async function uploadChanged({ from, store, manifestFile, isWanted }: Uploading): Promise<void> {
	using uploads = openUploadManifest(manifestFile);
	scanOutput(from, uploads);
	const changed = [...uploads.changed()].filter((path) => isWanted(path) && !isPage(path));
	for (const path of changed) await store.write(path, readFileSync(join(from, path)));
	await store.settle();
	for (const path of changed) uploads.markDeployed(path);
	await removeDeleted(store, uploads, isWanted);
}

/** Code of earlier builds is kept, because open tabs request it. */
async function removeDeleted(store: PageStore, uploads: UploadManifest, isWanted: (path: string) => boolean): Promise<void> {
	const removed = [...uploads.removed()].filter((path) => isWanted(path) && !path.startsWith(CODE));
	if (removed.length === 0) return;
	await store.remove(removed);
	for (const path of removed) uploads.forget(path);
}

/** Workers write pages to the place directly. */
const isPage = (path: string): boolean => path.endsWith('/index.html');
