import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { badRequest, Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../tables.ts';

export interface Reply {
	readonly status: number;
	/** JSON. */
	readonly body: string;
}

interface Attempt {
	readonly caller: string;
	readonly key: string;
	/** Method, URL and body. */
	readonly request: readonly string[];
}

/** Minutes after which an unfinished call is taken for one whose server has crashed. */
const STALE = 10;
/** Hours for which a response is stored. */
const KEPT = 24;

/**
 * Runs a call once per idempotency key. Repeating the call returns the stored response. Another call with the same key is refused, and so
 * is a repetition while the first call is running. Responses with status 500 and above are not stored: the call can be retried.
 */
export async function runOnce(db: Database, attempt: Attempt, run: () => Promise<Reply>): Promise<(Reply & { readonly replayed: boolean }) | Refusal> {
	if (!/^[\x21-\x7e]{1,200}$/.test(attempt.key)) return badRequest('Idempotency-Key: 1 to 200 visible ASCII characters');
	const request_hash = createHash('sha256').update(JSON.stringify(attempt.request)).digest('hex');
	const isOurs = await begin(db, attempt, request_hash);
	if (!isOurs) return readKept(db, attempt, request_hash);
	try {
		const reply = await run();
		await (reply.status < 500 ? keep(db, attempt, reply) : forget(db, attempt));
		return { ...reply, replayed: false };
	} catch (error) {
		await forget(db, attempt);
		throw error;
	}
}

async function begin(db: Database, { caller, key }: Attempt, request_hash: string): Promise<boolean> {
	await sql`delete from idempotent_calls where created_at < now() - make_interval(hours => ${KEPT})`.execute(db);
	const { rows } = await sql`
		insert into idempotent_calls as c (caller, idempotency_key, request_hash) values (${caller}, ${key}, ${request_hash})
		on conflict (caller, idempotency_key) do update set created_at = now()
			where c.status is null and c.request_hash = excluded.request_hash and c.created_at < now() - make_interval(mins => ${STALE})
		returning caller
	`.execute(db);
	return rows.length > 0;
}

async function readKept(db: Database, { caller, key }: Attempt, request_hash: string): Promise<(Reply & { readonly replayed: boolean }) | Refusal> {
	const kept = await db.selectFrom('idempotent_calls').selectAll().where('caller', '=', caller).where('idempotency_key', '=', key).executeTakeFirst();
	if (kept && kept.request_hash !== request_hash) return new Refusal(422, 'Unprocessable Content', 'this Idempotency-Key came with another request before');
	if (kept?.status == null) return new Refusal(409, 'Conflict', 'a call with this Idempotency-Key is under way: try again later');
	return { status: kept.status, body: kept.body ?? '', replayed: true };
}

const keep = (db: Database, { caller, key }: Attempt, { status, body }: Reply) =>
	db.updateTable('idempotent_calls').set({ status, body }).where('caller', '=', caller).where('idempotency_key', '=', key).execute();

const forget = (db: Database, { caller, key }: Attempt) =>
	db.deleteFrom('idempotent_calls').where('caller', '=', caller).where('idempotency_key', '=', key).execute();
