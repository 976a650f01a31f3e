import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import { readPruned } from '../site/prune-changes.ts';
import type { Database } from '../tables.ts';
import { logged } from './webhook-log.ts';

interface Webhook {
	readonly url: string;
	readonly secret: string;
}

/** Maximum number of changes per call. */
const MOST = 200;
/** More waiting changes count as an import, which a build publishes faster than one change after another. */
const MOST_WAITING = 2000;
const TIMEOUT = 10_000;
/** Setting that holds the last change that the shop has acknowledged. */
const CURSOR = 'webhook_cursor';

/**
 * Sends the changes since the last acknowledged call, or, if some have been pruned or there are too many, one change of the whole site. Returns whether
 * there may be more. Throws if the shop did not acknowledge it: the next call sends it again.
 */
export async function sendChanges(db: Database, { url, secret }: Webhook): Promise<boolean> {
	const since = await readCursor(db);
	const { rows: changed } = await sql<Change & { tx: string }>`
		select id::int, tx::text, entity, entity_id from content_changes
		where (tx, id) > (${since.tx}::xid8, ${since.id}) and tx < pg_snapshot_xmin(pg_current_snapshot()) order by content_changes.tx, id limit ${MOST}
	`.execute(db);
	const pruned = await readPruned(db);
	const missed = pruned && isBefore(since, pruned) ? pruned : null;
	const skipped = missed ?? (changed.length === MOST ? await lastOfTooMany(db, since) : null);
	const last = skipped ?? changed.at(-1);
	if (!last) return false;
	const changes = skipped ? [{ id: skipped.id, entity: 'site', entity_id: null }] : once(changed);
	const body = JSON.stringify({ changes });
	const timestamp = String(Date.now());
	const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
	const headers = { 'content-type': 'application/json', 'x-shop-timestamp': timestamp, 'x-shop-signature': signature };
	const response = await logged(db, changes, () => fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(TIMEOUT) }));
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`The shop responded to the content webhook with ${response.status}`);
	await writeCursor(db, last);
	return skipped !== null || changed.length === MOST;
}

/** The last change after `since`; null if there are few enough to be sent. */
async function lastOfTooMany(db: Database, since: Cursor): Promise<Cursor | null> {
	const { rows } = await sql<Cursor>`
		select tx::text, id::int from (
			select tx, id, row_number() over (order by tx, id) as nth from content_changes
			where (tx, id) > (${since.tx}::xid8, ${since.id}) and tx < pg_snapshot_xmin(pg_current_snapshot())
		) as waiting where nth > ${MOST_WAITING} order by nth desc limit 1
	`.execute(db);
	return rows[0] ?? null;
}

interface Change {
	readonly id: number;
	readonly entity: string;
	readonly entity_id: number | null;
}

/** Merges several changes of one entity into its last one. */
const once = (changed: readonly Change[]): Change[] => [
	...new Map(changed.map(({ id, entity, entity_id }) => [`${entity} ${entity_id}`, { id, entity, entity_id }])).values(),
];

/** Starts at the current state: changes before the first call are not sent. */
export async function skipHistory(db: Database): Promise<void> {
	if (await readSetting(db, CURSOR)) return;
	const { rows } = await sql<Cursor>`select id::int, tx::text from content_changes order by content_changes.tx desc, id desc limit 1`.execute(db);
	await writeCursor(db, rows[0] ?? { tx: '0', id: 0 });
}

/** Number of the last change; 0 if there is none. */
export async function lastChange(db: Database): Promise<number> {
	const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from content_changes`.execute(db);
	return rows[0]?.id ?? 0;
}

/** Position of a change, by transaction and then number: a lower number may be committed later. */
interface Cursor {
	readonly tx: string;
	readonly id: number;
}

const isBefore = (one: Cursor, other: Cursor): boolean => BigInt(one.tx) < BigInt(other.tx) || (one.tx === other.tx && one.id < other.id);

async function readCursor(db: Database): Promise<Cursor> {
	const kept = await readSetting(db, CURSOR);
	const id = Number(kept?.id ?? 0);
	if (kept?.tx !== undefined) return { tx: String(kept.tx), id };
	const { rows } = await sql<{ tx: string }>`select tx::text from content_changes where id <= ${id} order by content_changes.tx desc limit 1`.execute(db);
	return { tx: rows[0]?.tx ?? '0', id };
}

const writeCursor = (db: Database, { tx, id }: Cursor): Promise<void> => writeSetting(db, CURSOR, { tx, id });
