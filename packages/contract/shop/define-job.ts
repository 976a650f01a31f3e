import type { ReactionTools } from './define-reactions.ts';

/** Background work of the merchant's own, which the backend runs at an interval. */
export interface JobDefinition {
	/** Lower-case letters, digits and dashes; staff see it as `shop-<name>`. */
	readonly name: string;
	/** Minutes between the starts of two runs, 1 to 10080 (a week). The first run follows the start of the backend. */
	readonly everyMinutes: number;
	/** One run. It never runs twice at the same time, and on one instance only. If it throws, the error is logged and the run is retried after pauses of up to ten minutes. */
	readonly run: (tools: ReactionTools) => Promise<void> | void;
}

const LONGEST = 7 * 24 * 60;

/** Declares a job (docs/your-shop.md). Throws for a name or an interval that cannot be used. */
export function defineJob(job: JobDefinition): JobDefinition {
	if (!/^[a-z][a-z0-9-]{0,40}$/.test(job.name)) throw new Error(`The job "${job.name}" needs a name of lower-case letters, digits and dashes.`);
	if (!Number.isInteger(job.everyMinutes) || job.everyMinutes < 1 || job.everyMinutes > LONGEST)
		throw new Error(`The job "${job.name}" has to run every 1 to ${LONGEST} minutes, not ${job.everyMinutes}.`);
	return job;
}
