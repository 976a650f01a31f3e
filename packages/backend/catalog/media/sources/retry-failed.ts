import { sql } from 'kysely';
import type { Database } from '../../tables.ts';

/** Queues failed sources again. */
export const retryFailed = (db: Database): Promise<unknown> =>
	sql`update media_sources set state = 'waiting', attempts = 0, due_at = now() where state = 'failed'`.execute(db);
