import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Number of calls that are kept. */
const KEPT = 200;
const MOST_NAMED = 20;

interface NamedChange {
	readonly entity: string;
	readonly entity_id: number | null;
}

/** Makes a webhook call and logs its outcome; the oldest entries are deleted. */
export async function logged(db: Database, changes: readonly NamedChange[], call: () => Promise<Response>): Promise<Response> {
	const started = performance.now();
	const names = changes.slice(0, MOST_NAMED).map(({ entity, entity_id }) => (entity_id === null ? entity : `${entity} ${entity_id}`));
	const note = async (status: number | null, error: string | null) => {
		const summary = names.join(', ') + (changes.length > MOST_NAMED ? ' …' : '');
		await db
			.insertInto('webhook_calls')
			.values({ changes: changes.length, summary, status, ms: Math.round(performance.now() - started), error })
			.execute();
		await sql`delete from webhook_calls where id <= (select max(id) from webhook_calls) - ${KEPT}`.execute(db);
	};
	try {
		const response = await call();
		await note(response.status, null);
		return response;
	} catch (cause) {
		await note(null, cause instanceof Error ? cause.message : String(cause));
		throw cause;
	}
}

/** Calls, the newest first; from before an id if one is given. */
export function listWebhookCalls(db: Database, { limit, before }: { readonly limit: number; readonly before: number | undefined }) {
	const calls = db.selectFrom('webhook_calls').selectAll().orderBy('id', 'desc').limit(limit);
	return (before === undefined ? calls : calls.where('id', '<', before)).execute();
}
