/** Where the files of pages go. Names begin with a slash, as addresses do: `/kontakt/index.html`. */
export type PageStore = NearStore | FarStore;

interface Writing {
	/** Replaces a file at once; done when there is room for the next one. */
	write(name: string, content: Uint8Array): Promise<void> | void;
	/** Done when all that was written is there; throws what hindered it. */
	settle(): Promise<void>;
	remove(names: readonly string[]): Promise<void> | void;
}

/** Looking at a file costs next to nothing, and nobody has to wait for it. */
export interface NearStore extends Writing {
	readonly isNear: true;
	read(name: string): Buffer | null;
	/** Bytes of a file, null where there is none. */
	sizeOf(name: string): number | null;
}

export interface FarStore extends Writing {
	readonly isNear: false;
	read(name: string): Promise<Buffer | null>;
	sizeOf(name: string): Promise<number | null>;
}

/** Which store it is; plain data, for threads and other machines. */
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
