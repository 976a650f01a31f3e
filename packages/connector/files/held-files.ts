import type { State } from '../state/state.ts';
import type { FeedKind } from './erp-files.ts';
import type { FileEntry } from './file-store.ts';
import type { TableShape } from './table-shape.ts';

/** A file that waits for staff (`held`), or that could not be read (`failed`) and may be tried again. */
export interface HeldFile {
	/** Name in the folder; of a failed one, its name in the folder of failed files. */
	readonly name: string;
	readonly feed: string;
	readonly hash: string;
	readonly size: number;
	readonly modified_at: number;
	readonly state: 'held' | 'failed';
	readonly reason: string;
	/** Milliseconds since 1970. */
	readonly at: number;
	/** What staff chose. */
	readonly decision: 'repeat' | 'dismiss' | null;
}

/** The name of a kind in the state. */
export const feedOf = ({ match }: FeedKind): string => String(match);

export const readHeld = (state: State, name: string): HeldFile | undefined => state.one<HeldFile>('select * from held_files where name = ?', name);

/** Whether a file is the one that is held, unchanged, and staff have not decided. */
export const isStillHeld = (held: HeldFile | undefined, { bytes, modifiedAt }: FileEntry): boolean =>
	held?.state === 'held' && held.decision === null && held.size === bytes && held.modified_at === Math.floor(modifiedAt);

export function hold(state: State, file: Omit<HeldFile, 'decision'>): void {
	state.run(
		'insert or replace into held_files (name, feed, hash, size, modified_at, state, reason, at) values (?, ?, ?, ?, ?, ?, ?, ?)',
		...[file.name, file.feed, file.hash, file.size, Math.floor(file.modified_at), file.state, file.reason, file.at],
	);
}

export const release = (state: State, name: string): number => state.run('delete from held_files where name = ?', name);

/** The shape of the last file of a kind that was imported. */
export function lastShape(state: State, kind: FeedKind): TableShape | null {
	const row = state.one<{ shape: string }>('select shape from files where name = ? and shape is not null order by at desc, rowid desc limit 1', feedOf(kind));
	return row === undefined ? null : JSON.parse(row.shape);
}
