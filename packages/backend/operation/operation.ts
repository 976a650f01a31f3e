import Type, { type Static } from 'typebox';

const Moment = Type.String({ format: 'date-time' });
const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const exact = { additionalProperties: false } as const;

/** Queue of background work: `failed` counts dead letters, `oldest` is when its oldest waiting job was added. */
const QueueState = Type.Object({ name: Type.String(), waiting: Type.Integer(), failed: Type.Integer(), oldest: Nullable(Moment) }, exact);

/** State of a shop for its operator: the doctor, `npm run status` and the metrics show it. */
export const Operation = Type.Object(
	{
		origin: Nullable(Type.Union([Type.Literal('demo'), Type.Literal('own')])),
		/** Whether others can reach the shop, by its settings and address. */
		is_public: Type.Boolean(),
		/** Warnings of a start, in sentences that say what to do. */
		notes: Type.Array(Type.Object({ message: Type.String(), is_severe: Type.Boolean() }, exact)),
		/** Steps until the shop can take its first order that are not done, by their key. */
		missing: Type.Array(Type.String()),
		/** Accounts of the demo that still have their published passwords. */
		published_passwords: Type.Array(Type.String()),
		/** Pages that only developers should reach, and that the settings open. */
		open_pages: Type.Array(Type.String()),
		/** How invoices to consumers are reported, and whether the backend has a service for it. */
		fiscal: Type.Object({ mode: Type.String(), service: Nullable(Type.String()), unreported: Type.Integer(), oldest: Nullable(Moment) }, exact),
		/** Of the mails in the table `mails`. */
		mails: Type.Object({ waiting: Type.Integer(), oldest: Nullable(Moment) }, exact),
		/** `problem`: why the place cannot be read. */
		backup: Type.Object({ place: Nullable(Type.String()), made_at: Nullable(Moment), problem: Type.Optional(Type.String()) }, exact),
		queues: Type.Array(QueueState),
		/** Scheduled jobs whose last run failed. */
		failing_jobs: Type.Array(Type.Object({ name: Type.String(), failures: Type.Integer(), error: Nullable(Type.String()) }, exact)),
		/** Alerts that the operator was notified of and that are not resolved (docs/runbook.md). */
		alerts: Type.Array(Type.Object({ name: Type.String(), subject: Type.String(), summary: Type.String(), since: Moment }, exact)),
		paused: Type.Object({ jobs: Type.Boolean(), mails: Type.Boolean() }, exact),
		orders: Type.Object({ last_at: Nullable(Moment), last_hour: Type.Integer(), last_day: Type.Integer(), unpaid: Type.Integer() }, exact),
		/** Payments that were begun in the last hour, by status. */
		payments: Type.Array(Type.Object({ status: Type.String(), count: Type.Integer() }, exact)),
		/** The database's clock. */
		database_time: Moment,
	},
	exact,
);
export type Operation = Static<typeof Operation>;
