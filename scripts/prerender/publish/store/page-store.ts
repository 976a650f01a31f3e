/** Where the files of pages are written. File names begin with a slash, as addresses do: `/kontakt/index.html`. */
export type PageStore = LocalStore | RemoteStore;

interface Writing {
	/** Replaces a file in one step. Resolves when the next write may start; a failed remote write is thrown by `settle`. */
	write(name: string, content: Uint8Array): Promise<void> | void;
	/** Resolves when everything is written; rejects if a write has failed. */
	settle(): Promise<void>;
	remove(names: readonly string[]): Promise<void> | void;
}

/** A store whose files are read synchronously. */
export interface LocalStore extends Writing {
	readonly isLocal: true;
	read(name: string): Buffer | null;
	/** Size of a file in bytes; null if it does not exist. */
	sizeOf(name: string): number | null;
}

export interface RemoteStore extends Writing {
	readonly isLocal: false;
	read(name: string): Promise<Buffer | null>;
	sizeOf(name: string): Promise<number | null>;
}

/** Describes a store as plain data, for threads and other machines. */
export type StorePlace = FolderPlace | BucketPlace;

export interface FolderPlace {
	readonly kind: 'folder';
	readonly folder: string;
	/** Folder for files before they are renamed into place; on the same file system. */
	readonly scratch: string;
}

export interface BucketPlace {
	readonly kind: 's3';
	readonly bucket: string;
	/** Empty, or a folder in the bucket without leading and trailing slashes. */
	readonly prefix: string;
}
