/** Files by key. Content under a key never changes: the key contains a content hash. */
export interface MediaStore {
	/** Null if there is no such file. */
	read(key: string): Promise<Buffer | null>;
	has(key: string): Promise<boolean>;
	write(key: string, bytes: Buffer): Promise<void>;
	/** Removing a file that does not exist is not an error. */
	remove(key: string): Promise<void>;
}
