import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Queues failed sources again. */
export const retryFailed = (db: Kysely<Tables>): Promise<unknown> =>
	sql`update media_sources set state = 'waiting', attempts = 0, due_at = now() where state = 'failed'`.execute(db);
