import { sql } from 'kysely';
import type { Call, RequestOf } from '../../platform/http/handler.ts';
import { readPruned } from './prune-changes.ts';

/** Maximum number of listed changes; with more the caller must check everything. */
const MOST = 2000;

const ENTITIES = ['product', 'post', 'page', 'chrome'] as const;

/**
 * Content that changed since a cursor, each entity once (D30); migrations 0010 and 0013 define what counts as a change. A cursor is the
 * first transaction that has not been reported yet. A cursor older than the pruned changes gets no list.
 */
export async function listChanges({ since }: RequestOf<'_get_hapi_misc_changes'>, { db }: Pick<Call, 'db'>) {
	const { epoch } = (await db.selectFrom('settings').select('value').where('name', '=', 'changes_epoch').executeTakeFirstOrThrow()).value;
	const horizon = await sql<{ cursor: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`.execute(db);
	const cursor = Number(horizon.rows[0]?.cursor ?? 0);
	const from = since ?? cursor;
	const { rows } = await sql<{ id: number; entity: string; entity_id: number | null }>`
		select max(id)::int as id, entity, entity_id from content_changes
		where tx >= ${String(from)}::xid8 and tx < ${String(cursor)}::xid8
		group by entity, entity_id order by 1 limit ${MOST + 1}
	`.execute(db);
	const pruned = await readPruned(db);
	const isForgotten = pruned !== null && from <= Number(pruned.tx);
	const tooMany = rows.length > MOST || from > cursor || isForgotten;
	return { success: true as const, data: { epoch: String(epoch), cursor, changes: tooMany ? [] : rows.map(toChange), too_many: tooMany } };
}

function toChange({ id, entity, entity_id }: { id: number; entity: string; entity_id: number | null }) {
	const known = ENTITIES.find((name) => name === entity);
	return { id, entity: known ?? ('site' as const), entity_id: known === undefined || known === 'chrome' ? null : entity_id };
}
