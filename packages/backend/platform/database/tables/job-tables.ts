import type { Generated, JSONColumnType } from 'kysely';

export interface JobTables {
	/** Pieces of work in queues; done ones are deleted. */
	jobs: {
		id: Generated<number>;
		queue: string;
		data: JSONColumnType<Record<string, unknown>>;
		/** Including the one under way. */
		attempts: Generated<number>;
		next_at: Generated<Date>;
		/** Instance that works on it. */
		runner: string | null;
		created_at: Generated<Date>;
		last_error: string | null;
		/** When it became a dead letter. */
		failed_at: Date | null;
	};
	/** State of the scheduled jobs. */
	job_schedules: {
		name: string;
		every_ms: number;
		/** In a row. */
		failures: Generated<number>;
		last_error: string | null;
		failed_at: Date | null;
		succeeded_at: Date | null;
		requested_at: Date | null;
	};
	/** Instances that are alive. */
	job_runners: { id: string; seen_at: Generated<Date> };
	/** Alerts that have begun, and their notifications. */
	alert_incidents: {
		id: Generated<number>;
		name: string;
		subject: string;
		summary: string;
		since: Date;
		/** When the operator is notified, unless the condition is gone by then. */
		due_at: Date;
		notified_at: Date | null;
		/** Since when the condition no longer holds. */
		gone_at: Date | null;
		ended_at: Date | null;
		end_notified_at: Date | null;
		/** Until when an instance may send the notification that it claimed. */
		claimed_until: Date | null;
	};
	/** The instance that runs the scheduled jobs. */
	job_leader: { singleton: Generated<boolean>; runner: string };
}
