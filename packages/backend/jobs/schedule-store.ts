import { sql } from 'kysely';
import type { ScheduledJob } from './job.ts';
import { type JobSwitches, SWITCHES, toSwitches } from './switches.ts';
import type { Database } from './tables.ts';

/** Lists the jobs of this release for staff, and removes those that it no longer has. */
export async function noteSchedules(db: Database, jobs: readonly Pick<ScheduledJob, 'name' | 'every'>[]): Promise<void> {
	const rows = JSON.stringify(jobs.map(({ name, every }) => ({ name, every_ms: every })));
	await sql`
		insert into job_schedules as s (name, every_ms) select name, every_ms from jsonb_to_recordset(${rows}::jsonb) as n(name text, every_ms int)
		on conflict (name) do update set every_ms = excluded.every_ms where s.every_ms <> excluded.every_ms
	`.execute(db);
	await sql`delete from job_schedules where name not in (select name from jsonb_to_recordset(${rows}::jsonb) as n(name text))`.execute(db);
}

export interface Look {
	readonly switches: JobSwitches;
	/** Queues with due pieces. */
	readonly due: readonly string[];
	/** Scheduled jobs that staff want to run now. */
	readonly requested: readonly string[];
}

/** What there is to do, in one query: this runs every second. */
export async function look(db: Database): Promise<Look> {
	const { rows } = await sql<{ switches: unknown; due: string[] | null; requested: string[] | null }>`
		select (select value from settings where name = ${SWITCHES}) as switches,
			(select array_agg(distinct queue) from jobs where failed_at is null and next_at <= now()) as due,
			(select array_agg(name) from job_schedules where requested_at is not null) as requested
	`.execute(db);
	return { switches: toSwitches(rows[0]?.switches), due: rows[0]?.due ?? [], requested: rows[0]?.requested ?? [] };
}

export async function noteRequestTaken(db: Database, name: string): Promise<void> {
	await sql`update job_schedules set requested_at = null where name = ${name}`.execute(db);
}

export async function noteSuccess(db: Database, name: string): Promise<void> {
	await sql`update job_schedules set succeeded_at = now(), failures = 0, last_error = null where name = ${name}`.execute(db);
}

export async function noteFailure(db: Database, name: string, error: string): Promise<void> {
	await sql`update job_schedules set failed_at = now(), failures = failures + 1, last_error = ${error} where name = ${name}`.execute(db);
}
