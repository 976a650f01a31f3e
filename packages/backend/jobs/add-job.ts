import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Adds a piece of work to a queue, in the transaction of the event that causes it: it is done if and only if the event happened. */
export async function addJob(trx: Database, queue: string, data: object): Promise<void> {
	await sql`insert into jobs (queue, data) values (${queue}, ${JSON.stringify(data)}::jsonb)`.execute(trx);
}
