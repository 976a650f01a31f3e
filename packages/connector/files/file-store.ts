/** A file of a folder that both sides read and write. */
export interface FileEntry {
	readonly name: string;
	readonly bytes: number;
	/** Milliseconds since 1970, by the clock of the folder's machine. */
	readonly modifiedAt: number;
}

/** A folder on this machine or behind SFTP. Paths are relative to it, with `/`. */
export interface FileStore {
	/** Plain files of a folder; none if it does not exist. */
	list(folder: string): Promise<readonly FileEntry[]>;
	read(path: string): Promise<Buffer>;
	/** Writes a file and its folders; on the disk when it returns. */
	write(path: string, bytes: Buffer): Promise<void>;
	/** Moves a file in one step; replaces one that is there. */
	move(from: string, to: string): Promise<void>;
	exists(path: string): Promise<boolean>;
	close(): Promise<void>;
}

/** Larger files are refused: the shop takes feeds of 512 MB. */
export const LARGEST_FILE = 512 * 1024 * 1024;
