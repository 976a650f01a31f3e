import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** Adds a piece of work to a queue, in the transaction of the event that causes it: it is done if and only if the event happened. */
export async function addJob(trx: Kysely<Tables>, queue: string, data: object): Promise<void> {
	await sql`insert into jobs (queue, data) values (${queue}, ${JSON.stringify(data)}::jsonb)`.execute(trx);
}
