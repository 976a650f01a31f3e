import { openFolderStore } from './folder-store.ts';
import type { PageStore, StorePlace } from './page-store.ts';

/** Opens the store of a place; `owner` distinguishes writers of the same folder. The client for buckets is loaded on demand. */
export async function openStore(place: StorePlace, owner: string): Promise<PageStore> {
	if (place.kind === 'folder') return openFolderStore(place, owner);
	const { openBucketStore } = await import('./bucket-store.ts');
	return openBucketStore(place);
}
