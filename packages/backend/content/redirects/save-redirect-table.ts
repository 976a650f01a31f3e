import type { Database } from '../tables.ts';
import type { RedirectError } from './find-redirect-error.ts';
import { readRedirectsCsv } from './read-redirects-csv.ts';
import { saveRedirects } from './save-redirects.ts';

export interface RefusedRule {
	/** Line of the table, from 1. */
	readonly line: number;
	readonly old_path: string;
	readonly error: RedirectError;
}

export interface SavedTable {
	readonly rows: number;
	readonly created: number;
	readonly updated: number;
	readonly unchanged: number;
	/** By line. */
	readonly refused: readonly RefusedRule[];
}

/** Writes the rules of a table (`readRedirectsCsv`). Wrong rows are refused one by one and stop no other. */
export async function saveRedirectTable(db: Database, text: string): Promise<SavedTable> {
	const rows = readRedirectsCsv(text);
	const rules = rows.flatMap((read) => ('row' in read ? [read] : []));
	const saved = await saveRedirects(
		db,
		rules.map(({ row }) => row),
	);
	const count = (outcome: string) => saved.filter((result) => result.outcome === outcome).length;
	const refused = [
		...rows.flatMap((read) => ('error' in read ? [read] : [])),
		...rules.flatMap(({ line, row }, place): RefusedRule[] => {
			const result = saved[place];
			return result?.outcome === 'refused' ? [{ line, old_path: row.old_path, error: result.reason }] : [];
		}),
	].toSorted((first, second) => first.line - second.line);
	return { rows: rows.length, created: count('created'), updated: count('updated'), unchanged: count('unchanged'), refused };
}
