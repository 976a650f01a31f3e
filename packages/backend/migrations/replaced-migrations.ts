/** The migration that makes all tables of an empty database. */
export const START = '0189-start';

/** Migrations that START replaces (0168): their number, and the newest of them. No other name is ever sorted before START. */
export const REPLACED = 120;
export const LAST_REPLACED = '0187-popular-searches';

/** What a database has of START: nothing, all of it by START or by every migration that it replaces, or a part. */
export type StartState = { readonly kind: 'nothing' | 'applied' | 'replaced' } | { readonly kind: 'part'; readonly newest: string };

/** Compares the executed migrations of a database with START. */
export function readStartState(executed: ReadonlySet<string>): StartState {
	if (executed.has(START)) return { kind: 'applied' };
	const replaced = [...executed].filter(isReplaced).toSorted();
	const newest = replaced.at(-1);
	if (newest === undefined) return { kind: 'nothing' };
	return replaced.length === REPLACED && newest === LAST_REPLACED ? { kind: 'replaced' } : { kind: 'part', newest };
}

/** Whether a migration is from before START. */
export const isReplaced = (name: string): boolean => name < START;
