/** Files by key. What is under a key never changes: the key holds the hash of what it was made from. */
export interface MediaStore {
	/** Null where there is no such file. */
	read(key: string): Promise<Buffer | null>;
	has(key: string): Promise<boolean>;
	write(key: string, bytes: Buffer): Promise<void>;
}
