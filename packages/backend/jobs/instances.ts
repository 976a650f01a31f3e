import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Seconds after which an instance that says nothing counts as dead. */
export const SILENCE = 15;
/** Milliseconds between two signs of life. */
export const BEAT = 4000;

/** Condition: the instance in a column is dead, by its signs of life. */
export const isDead = (column: string) =>
	sql<boolean>`not exists (select from job_runners r where r.id = ${sql.ref(column)} and r.seen_at > now() - make_interval(secs => ${SILENCE}))`;

/** Gives a sign of life. False if the last one was so long ago that other instances may do this one's work already: it has to begin again under a new id. */
export async function beat(db: Database, id: string): Promise<boolean> {
	const { rows } = await sql`
		insert into job_runners as r (id) values (${id}) on conflict (id) do update set seen_at = now()
			where r.seen_at > now() - make_interval(secs => ${SILENCE}) returning id
	`.execute(db);
	return rows.length > 0;
}

/** Whether this instance runs the scheduled jobs: it does already, or the one that did is dead. */
export async function lead(db: Database, id: string): Promise<boolean> {
	const { rows } = await sql`
		insert into job_leader as l (singleton, runner) values (true, ${id}) on conflict (singleton) do update set runner = excluded.runner
			where l.runner = excluded.runner or ${isDead('l.runner')} returning runner
	`.execute(db);
	return rows.length > 0;
}

/** Gives all its work back, so that others need not wait for its silence. */
export async function leave(db: Database, id: string): Promise<void> {
	await sql`update jobs set runner = null where runner = ${id}`.execute(db);
	await sql`delete from job_leader where runner = ${id}`.execute(db);
	await sql`delete from job_runners where id = ${id} or seen_at < now() - interval '1 day'`.execute(db);
}
