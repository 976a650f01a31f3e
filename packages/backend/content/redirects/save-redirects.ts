import { checkRedirects } from '@titraj/contract/redirects/check-redirects.ts';
import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import { toReadable, toRuleKey } from '@titraj/contract/redirects/rule-key.ts';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { findRedirectError, type RedirectError } from './find-redirect-error.ts';
import type { RedirectRow } from './redirect-row.ts';

export type SavedRedirect =
	| { readonly outcome: 'created' | 'updated' | 'unchanged' | 'deleted' }
	| { readonly outcome: 'refused'; readonly reason: RedirectError };

/** Whether a row takes its rule away. */
export const isRemoval = ({ new_path, type }: RedirectRow): boolean => new_path === '' && type !== GONE;

/** Rules of one statement. */
const CHUNK = 5000;

/** Rules by their key; the table may hold several spellings of one. */
type Table = Map<string, readonly RedirectRow[]>;

/** Writes rules in one transaction, with the outcome of each. Wrong ones, and those that would make a loop with the others, are refused and stop no other. */
export const saveRedirects = (db: Database, rows: readonly RedirectRow[]): Promise<SavedRedirect[]> =>
	db.transaction().execute((trx) => saveRedirectsIn(trx, rows));

/** The same in the transaction of the caller. */
export async function saveRedirectsIn(trx: Database, rows: readonly RedirectRow[]): Promise<SavedRedirect[]> {
	await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(trx);
	const stored: Table = Map.groupBy(await trx.selectFrom('redirects').selectAll().execute(), ({ old_path }) => toRuleKey(old_path));
	const readable = rows.map((row) => ({ ...row, old_path: toReadable(row.old_path), new_path: row.type === GONE ? '' : row.new_path }));
	const errors = readable.map(findRedirectError);
	const looping = findLooping(
		stored,
		readable.filter((_, place) => errors[place] === null),
	);
	const known = new Map(stored);
	const saved = readable.map((row, place): SavedRedirect => {
		const reason = errors[place] ?? (looping.has(row) ? 'loop' : null);
		return reason === null ? apply(row, known) : { outcome: 'refused', reason };
	});
	await write(trx, { stored, known });
	return saved;
}

/** The new rules that make loops: all of them that are part of one which the stored rules do not have. */
function findLooping(stored: Table, rows: readonly RedirectRow[]): ReadonlySet<RedirectRow> {
	const before = new Set(loopsOf([...stored.values()].flat()).keys());
	const looping = new Set<RedirectRow>();
	for (;;) {
		const added = rows.filter((row) => !looping.has(row));
		const table = new Map([...stored].map(([key, [first]]) => [key, first]));
		for (const row of added) table.set(toRuleKey(row.old_path), row);
		const loops = loopsOf([...table.values()].flatMap((row) => (row && !isRemoval(row) ? [row] : [])));
		const named = new Set([...loops].filter(([key]) => !before.has(key)).flatMap(([key, path]) => [key, ...path.map(toRuleKey)]));
		const found = added.filter((row) => row.new_path !== '' && named.has(toRuleKey(row.old_path)));
		// A loop of stored rules through a pattern that was added names no path of the pattern: then every added pattern is suspected.
		const suspects = found.length > 0 || named.size === 0 ? found : added.filter(({ new_path }) => new_path !== '');
		if (suspects.length === 0) return looping;
		for (const row of suspects) looping.add(row);
	}
}

/** The paths of rules that end in a loop, by the rule's key. */
const loopsOf = (table: readonly RedirectRow[]): ReadonlyMap<string, readonly string[]> =>
	new Map(checkRedirects(table).refused.flatMap(({ reason, rule, path }) => (reason === 'loop' ? [[toRuleKey(rule.old_path), path] as const] : [])));

/** Applies a row to the known rules. */
function apply(row: RedirectRow, known: Table): SavedRedirect {
	const key = toRuleKey(row.old_path);
	const same = known.get(key) ?? [];
	const [first] = same;
	if (isRemoval(row) && same.length === 0) return { outcome: 'unchanged' };
	if (same.length === 1 && first?.new_path === row.new_path && first.type === row.type) return { outcome: 'unchanged' };
	known.set(key, isRemoval(row) ? [] : [row]);
	if (isRemoval(row)) return { outcome: 'deleted' };
	return { outcome: same.length > 0 ? 'updated' : 'created' };
}

/** Writes the rules that differ, in few statements, because a table of an old shop has ten thousands of them. Other spellings of a rule would take turns with it, so they go. */
async function write(trx: Database, { stored, known }: { readonly stored: Table; readonly known: Table }): Promise<void> {
	const changed = [...known].filter(([key, rows]) => stored.get(key) !== rows);
	const gone = changed.flatMap(([key]) => (stored.get(key) ?? []).map(({ old_path }) => old_path));
	const added = changed.flatMap(([, rows]) => rows);
	for (let from = 0; from < gone.length; from += CHUNK)
		await trx
			.deleteFrom('redirects')
			.where('old_path', 'in', gone.slice(from, from + CHUNK))
			.execute();
	for (let from = 0; from < added.length; from += CHUNK)
		await trx
			.insertInto('redirects')
			.values(added.slice(from, from + CHUNK))
			.execute();
}
