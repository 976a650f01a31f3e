import { folderMediaStore } from './folder-media-store.ts';
import type { MediaPlace } from './media-place.ts';
import type { MediaStore } from './media-store.ts';
import { s3MediaStore } from './s3-media-store.ts';

export function openMediaStore(place: MediaPlace): MediaStore {
	switch (place.kind) {
		case 'memory':
			return memoryMediaStore();
		case 'folder':
			return folderMediaStore(place.folder);
		case 's3':
			return s3MediaStore(place);
	}
}

function memoryMediaStore(): MediaStore {
	const files = new Map<string, Buffer>();
	return {
		read: async (key) => files.get(key) ?? null,
		has: async (key) => files.has(key),
		write: async (key, bytes) => void files.set(key, bytes),
		remove: async (key) => void files.delete(key),
	};
}
