/** Deletes data that is of no use any more, at the start and every hour. Sessions created in bulk thus occupy space for a limited time. */
export { pruningJobs } from './pruning-job.ts';
