import { sql } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import { isApiKey, toPublicId } from '../keys/api-key.ts';
import { isScope } from '../keys/scopes.ts';
import type { Database } from '../tables.ts';
import type { Caller } from './caller.ts';

const UNKNOWN = new Refusal(401, 'Unauthorized', 'the Authorization header names no valid key: Bearer tk_…');

/** Returns the key of a call, or why it is refused. Updates the key's last use at most once per minute. */
export async function authenticateKey(db: Database, header: string | undefined): Promise<Caller | Refusal> {
	const key = /^Bearer +(\S{1,100})$/i.exec(header ?? '')?.[1] ?? '';
	const publicId = toPublicId(key);
	if (publicId === null) return UNKNOWN;
	const stored = await db.selectFrom('api_keys').selectAll().where('public_id', '=', publicId).where('revoked_at', 'is', null).executeTakeFirst();
	if (stored === undefined || !isApiKey(key, stored.secret_hash)) return UNKNOWN;
	if (stored.last_used_at === null || Date.now() - stored.last_used_at.getTime() > 60_000)
		await sql`update api_keys set last_used_at = now() where id = ${stored.id}`.execute(db);
	return { id: `key ${stored.id}`, name: stored.name, scopes: new Set(stored.scopes.filter(isScope)), person: null };
}
