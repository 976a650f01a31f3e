/** Calls the shop folder's reactions to committed events until they succeed. */
export { reactionJobs, subscribe } from './reaction-jobs.ts';
