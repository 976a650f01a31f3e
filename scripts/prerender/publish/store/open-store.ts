import { randomUUID } from 'node:crypto';
import { openFolderStore } from './folder-store.ts';
import type { PageStore, StorePlace } from './page-store.ts';

/**
 * Opens the store of a place; `owner` names the writer in its scratch folder, beside a random part, because programs in containers have the same
 * process id. The client for buckets is loaded on demand.
 */
export async function openStore(place: StorePlace, owner: string): Promise<PageStore> {
	if (place.kind === 'folder') return openFolderStore(place, `${owner}-${randomUUID()}`);
	const { openBucketStore } = await import('./bucket-store.ts');
	return openBucketStore(place);
}
