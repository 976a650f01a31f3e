import { sql } from 'kysely';
import type { Database } from './tables.ts';

interface QueueState {
	readonly name: string;
	readonly waiting: number;
	readonly failed: number;
	/** When the oldest waiting piece was added. */
	readonly oldest: Date | null;
}

/** State of scheduled jobs, and of queues that hold anything. */
export async function readJobState(db: Database) {
	const schedules = await db.selectFrom('job_schedules').selectAll().orderBy('name').execute();
	const { rows: queues } = await sql<QueueState>`
		select queue as name, count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as failed,
			min(created_at) filter (where failed_at is null) as oldest
		from jobs group by queue order by queue
	`.execute(db);
	return { schedules, queues };
}

/** Lets a scheduled job run at the next look, within a second; false if there is no such job. */
export async function requestRun(db: Database, name: string): Promise<boolean> {
	const { rows } = await sql`update job_schedules set requested_at = now() where name = ${name} returning name`.execute(db);
	return rows.length > 0;
}
