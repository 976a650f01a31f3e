import Type, { type Static } from 'typebox';
import { dismissDeadLetter, readDeadLetters, readJobState, readSwitches, repeatDeadLetter, requestRun, writeSwitches } from '../../jobs/index.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { Items, Moment, Nothing, Nullable } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['jobs:write'] as const;

const ById = Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) });
const Id = Strict({ id: Type.Integer() });
/** True stops all jobs, or everything that sends mails, on all instances within a second. */
const Switches = Strict({ all_paused: Type.Boolean(), mails_paused: Type.Boolean() });
export type Switches = Static<typeof Switches>;

const Schedule = Strict({
	name: Type.String(),
	/** Seconds between two runs. */
	every: Type.Number(),
	/** In a row. */
	failures: Type.Integer(),
	last_error: Nullable(Type.String()),
	failed_at: Nullable(Moment),
	/** Noted at most every ten minutes. */
	succeeded_at: Nullable(Moment),
});

const Queue = Strict({ name: Type.String(), waiting: Type.Integer(), failed: Type.Integer(), oldest: Nullable(Moment) });

const DeadLetter = Strict({
	id: Type.Integer(),
	queue: Type.String(),
	data: Type.Unknown(),
	attempts: Type.Integer(),
	last_error: Nullable(Type.String()),
	created_at: Moment,
	failed_at: Nullable(Moment),
});
export type FailedJob = Static<typeof DeadLetter>;

const toMoment = (date: Date | null): string | null => date?.toISOString() ?? null;

const Jobs = Strict({ switches: Switches, schedules: Type.Array(Schedule), queues: Type.Array(Queue) });
export type JobState = Static<typeof Jobs>;

export const JOB_ROUTES = [
	route({
		...{ method: 'GET', path: '/jobs', operationId: 'readJobs', summary: 'Scheduled jobs, queues and switches', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Jobs,
		async handle({ db }) {
			const [{ allPaused, mailsPaused }, { schedules, queues }] = [await readSwitches(db), await readJobState(db)];
			return {
				switches: { all_paused: allPaused, mails_paused: mailsPaused },
				schedules: schedules.map(({ name, every_ms, failures, last_error, failed_at, succeeded_at }) => ({
					...{ name, every: every_ms / 1000, failures, last_error },
					...{ failed_at: toMoment(failed_at), succeeded_at: toMoment(succeeded_at) },
				})),
				queues: queues.map((queue) => ({ ...queue, oldest: toMoment(queue.oldest) })),
			};
		},
	}),
	route({
		...{
			method: 'PUT',
			path: '/jobs/switches',
			operationId: 'switchJobs',
			inOneTransaction: true,
			summary: 'Pauses all jobs, or mails, or lets them run',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Switches,
		response: Switches,
		async handle({ db, body }) {
			await writeSwitches(db, { allPaused: body.all_paused, mailsPaused: body.mails_paused });
			return body;
		},
	}),
	route({
		...{
			method: 'POST',
			path: '/jobs/schedules/:name/run',
			operationId: 'runJob',
			inOneTransaction: true,
			summary: 'Runs a scheduled job now',
			scopes: SCOPES,
		},
		params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
		query: Nothing,
		body: null,
		response: Strict({ name: Type.String() }),
		async handle({ db, params: { name } }) {
			return (await requestRun(db, name)) ? { name } : notFound(`job ${name}`);
		},
	}),
	route({
		...{ method: 'GET', path: '/jobs/failed', operationId: 'listFailedJobs', summary: 'Pieces of work that were given up, the newest first', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(DeadLetter),
		async handle({ db }) {
			const letters = await readDeadLetters(db);
			return {
				items: letters.map(({ created_at, failed_at, ...letter }) => ({ ...letter, created_at: created_at.toISOString(), failed_at: toMoment(failed_at) })),
			};
		},
	}),
	route({
		...{
			method: 'POST',
			path: '/jobs/failed/:id/repeat',
			operationId: 'repeatFailedJob',
			inOneTransaction: true,
			summary: 'Tries given up work again',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Id,
		async handle({ db, params: { id } }) {
			return (await repeatDeadLetter(db, Number(id))) ? { id: Number(id) } : notFound(`failed job ${id}`);
		},
	}),
	route({
		...{
			method: 'DELETE',
			path: '/jobs/failed/:id',
			operationId: 'dismissFailedJob',
			inOneTransaction: true,
			summary: 'Deletes given up work',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Id,
		async handle({ db, params: { id } }) {
			return (await dismissDeadLetter(db, Number(id))) ? { id: Number(id) } : notFound(`failed job ${id}`);
		},
	}),
];
