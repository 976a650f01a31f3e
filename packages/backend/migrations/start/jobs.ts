import type { ModuleStart } from './module-start.ts';

export const jobs: ModuleStart = {
	tables: `
-- Pieces of work in queues.
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
);
create index jobs_due on jobs (queue, next_at, id) where failed_at is null;
create index jobs_failed on jobs (id) where failed_at is not null;
create index jobs_runner on jobs (runner) where runner is not null;

-- State of scheduled jobs, for staff.
create table job_schedules (
	name text primary key,
	every_ms int not null,
	failures int not null default 0,
	last_error text,
	failed_at timestamptz,
	succeeded_at timestamptz,
	requested_at timestamptz
);

-- Which instance does what.
create table job_runners (
	id uuid primary key,
	seen_at timestamptz not null default now()
);

create table job_leader (
	singleton boolean primary key default true check (singleton),
	runner uuid not null
);
`,
};
