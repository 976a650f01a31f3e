import { sql } from 'kysely';
import type { Database } from './tables.ts';

const MOST = 200;

/** Pieces of work that were given up, the newest first. */
export const readDeadLetters = (db: Database) =>
	db
		.selectFrom('jobs')
		.select(['id', 'queue', 'data', 'attempts', 'last_error', 'created_at', 'failed_at'])
		.where('failed_at', 'is not', null)
		.orderBy('id', 'desc')
		.limit(MOST)
		.execute();

/** Lets a dead letter begin again; false if there is none of this number. */
export async function repeatDeadLetter(db: Database, id: number): Promise<boolean> {
	const { rows } = await sql`
		update jobs set failed_at = null, attempts = 0, next_at = now(), runner = null where id = ${id} and failed_at is not null returning id
	`.execute(db);
	return rows.length > 0;
}

/** Deletes a dead letter; false if there is none of this number. */
export async function dismissDeadLetter(db: Database, id: number): Promise<boolean> {
	const { rows } = await sql`delete from jobs where id = ${id} and failed_at is not null returning id`.execute(db);
	return rows.length > 0;
}
