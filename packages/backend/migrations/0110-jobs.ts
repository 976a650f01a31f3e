import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Background jobs: pieces of work in queues, the state of scheduled jobs for staff, and which instance does what. */
export const jobs: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table jobs (
	id bigint generated always as identity primary key,
	queue text not null,
	data jsonb not null,
	attempts int not null default 0,
	next_at timestamptz not null default now(),
	runner uuid,
	created_at timestamptz not null default now(),
	last_error text,
	failed_at timestamptz
)
--
create index jobs_due on jobs (queue, next_at, id) where failed_at is null
--
create index jobs_failed on jobs (id) where failed_at is not null
--
create index jobs_runner on jobs (runner) where runner is not null
--
create table job_schedules (
	name text primary key,
	every_ms int not null,
	failures int not null default 0,
	last_error text,
	failed_at timestamptz,
	succeeded_at timestamptz,
	requested_at timestamptz
)
--
create table job_runners (id uuid primary key, seen_at timestamptz not null default now())
--
create table job_leader (singleton boolean primary key default true check (singleton), runner uuid not null)
`,
		),
};
