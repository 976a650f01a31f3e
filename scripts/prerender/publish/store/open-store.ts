import { openFolderStore } from './folder-store.ts';
import type { PageStore, StorePlace } from './page-store.ts';

/** The store of a place; `owner` tells writers of one folder apart. What speaks to a bucket is loaded where one is named. */
export async function openStore(place: StorePlace, owner: string): Promise<PageStore> {
	if (place.kind === 'folder') return openFolderStore(place, owner);
	const { openBucketStore } = await import('./bucket-store.ts');
	return openBucketStore(place);
}
