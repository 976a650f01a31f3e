import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Version of what a call reads, for `ETag` and `If-Match`. */
export const toVersion = (json: string): string => `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs writes with `If-Match` one after another, so that no other write comes between the comparison and the write: in this process by a queue, and
 * beside other processes on the same database by a lock of the database.
 */
export function inTurn<Result>(db: Database, isAlone: boolean, write: () => Promise<Result>): Promise<Result> {
	const locked = () =>
		isAlone
			? write()
			: db.connection().execute(async (connection) => {
					await sql`select pg_advisory_lock(hashtext('merchant_versions'))`.execute(connection);
					try {
						return await write();
					} finally {
						await sql`select pg_advisory_unlock(hashtext('merchant_versions'))`.execute(connection);
					}
				});
	const mine = last.then(locked);
	last = mine.catch(() => undefined);
	return mine;
}
