/** Adds a piece of work to a queue, in the transaction of its cause. */
export { addJob } from './add-job.ts';
/** Dead letters of all queues, for staff. */
export { dismissDeadLetter, readDeadLetters, repeatDeadLetter } from './dead-letters.ts';
/** What a job is. */
export { GiveUp, type Queue, type QueuedContext, type ScheduledJob } from './job.ts';
/** State of jobs and queues, for staff. */
export { readJobState, requestRun } from './job-state.ts';
/** Scheduled jobs of the shop folder. */
export { shopJobs } from './shop-jobs.ts';
/** Runs the background work of an instance. */
export { type RunningJobs, startJobs } from './start-jobs.ts';
/** Switches that pause all jobs, or mails. */
export { readSwitches, writeSwitches } from './switches.ts';
