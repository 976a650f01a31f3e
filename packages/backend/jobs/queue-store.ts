import { sql } from 'kysely';
import { toBackoff } from './backoff.ts';
import { isDead } from './instances.ts';
import type { Queue } from './job.ts';
import type { Database } from './tables.ts';

export interface Claimed {
	readonly id: number;
	readonly data: unknown;
	readonly attempts: number;
}

/** Claims due pieces for an instance: new ones, and those of an instance that died. Each is claimed by one instance. */
export async function claimJobs(db: Database, queue: string, { runner, most }: { runner: string; most: number }): Promise<readonly Claimed[]> {
	const { rows } = await sql<Claimed>`
		with due as (
			select id from jobs where queue = ${queue} and failed_at is null and next_at <= now()
				and (runner is null or (runner <> ${runner} and ${isDead('jobs.runner')}))
			order by next_at, id limit ${most} for update skip locked
		)
		update jobs j set runner = ${runner}, attempts = attempts + 1 from due where j.id = due.id returning j.id::int, j.data, j.attempts
	`.execute(db);
	return [...rows].sort((one, other) => one.id - other.id);
}

/** Whether a piece still belongs to an instance, which another one may have taken for dead. */
export async function isStillOurs(db: Database, id: number, runner: string): Promise<boolean> {
	return (await sql`select from jobs where id = ${id} and runner = ${runner}`.execute(db)).rows.length > 0;
}

export async function finishJob(db: Database, id: number, runner: string): Promise<void> {
	await sql`delete from jobs where id = ${id} and runner = ${runner}`.execute(db);
}

/** Notes a failed attempt. Returns whether the piece has become a dead letter. */
export async function failJob(
	trx: Database,
	{ id, attempts }: Claimed,
	{ runner, queue, error, isFinal }: { runner: string; queue: Queue; error: string; isFinal: boolean },
): Promise<boolean> {
	const isDeadLetter = isFinal || attempts >= queue.mostAttempts;
	const { rows } = await sql`
		update jobs set runner = null, last_error = ${error}, next_at = now() + make_interval(secs => ${toBackoff(attempts, queue.backoff) / 1000}),
			failed_at = ${isDeadLetter ? sql`now()` : null}
		where id = ${id} and runner = ${runner} returning id
	`.execute(trx);
	return isDeadLetter && rows.length > 0;
}
