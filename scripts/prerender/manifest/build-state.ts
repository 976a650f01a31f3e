import type { DatabaseSync } from 'node:sqlite';

/** The manifest's data about builds as a whole. */
export interface BuildState {
	/** Number of the last run. */
	readonly run: number;
	/** A build has begun to write pages and has not recorded its end. */
	readonly isWriting: boolean;
	/** Build fingerprint of the last complete build; null if a whole crawl since then was not completed. */
	readonly fingerprint: string | null;
	/** Position of the last complete build in the backend's change feed. */
	readonly epoch: string | null;
	readonly cursor: number | null;
	/** Number of pages after the last build. */
	readonly pages: number | null;
}

export interface BuildStateTable {
	read(): BuildState;
	/** Replaces the given fields. */
	write(change: Partial<BuildState>): void;
}

/** The one row of the table `build`. */
export function openBuildState(database: DatabaseSync): BuildStateTable {
	const select = database.prepare('SELECT run, is_writing, fingerprint, epoch, cursor, pages FROM build');
	const update = database.prepare(
		'UPDATE build SET run = :run, is_writing = :is_writing, fingerprint = :fingerprint, epoch = :epoch, cursor = :cursor, pages = :pages',
	);
	const read = (): BuildState => {
		const row = select.get() ?? {};
		return {
			...{ run: Number(row['run'] ?? 1), isWriting: row['is_writing'] === 1 },
			...{ fingerprint: toText(row['fingerprint']), epoch: toText(row['epoch']), cursor: toNumber(row['cursor']), pages: toNumber(row['pages']) },
		};
	};
	return {
		read,
		write(change) {
			const { isWriting, ...others } = { ...read(), ...change };
			update.run({ ...others, is_writing: isWriting ? 1 : 0 });
		},
	};
}

const toText = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const toNumber = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));
