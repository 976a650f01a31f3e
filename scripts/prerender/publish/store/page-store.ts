/** Where the files of pages go. File names begin with a slash, as addresses do: `/kontakt/index.html`. */
export type PageStore = LocalStore | RemoteStore;

interface Writing {
	/** Replaces a file in one step. Resolves when there is room for the next one; a failure is thrown by `settle`. */
	write(name: string, content: Uint8Array): Promise<void> | void;
	/** Resolves when everything is written; rejects when a write has failed. */
	settle(): Promise<void>;
	remove(names: readonly string[]): Promise<void> | void;
}

/** A store whose files are read synchronously. */
export interface LocalStore extends Writing {
	readonly isLocal: true;
	read(name: string): Buffer | null;
	/** Bytes of a file, null where there is none. */
	sizeOf(name: string): number | null;
}

export interface RemoteStore extends Writing {
	readonly isLocal: false;
	read(name: string): Promise<Buffer | null>;
	sizeOf(name: string): Promise<number | null>;
}

/** Which store it is: plain data, for threads and other machines. */
export type StorePlace = FolderPlace | BucketPlace;

export interface FolderPlace {
	readonly kind: 'folder';
	readonly folder: string;
	/** Where files are written before they are renamed into place: on the same file system. */
	readonly scratch: string;
}

export interface BucketPlace {
	readonly kind: 's3';
	readonly bucket: string;
	/** Empty, or a folder in the bucket without slashes at its ends. */
	readonly prefix: string;
}
