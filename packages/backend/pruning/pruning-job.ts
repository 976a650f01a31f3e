import { pruneChanges } from '../content/index.ts';
import type { ScheduledJob } from '../jobs/index.ts';
import { pruneMissed, refreshPopular } from '../listing/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { pruneAudit } from '../staff/index.ts';
import { pruneVisitors } from './prune-visitors.ts';

const HOUR = 3_600_000;

/** Deletes data that is of no use any more, at the start and every hour. Sessions created in bulk thus occupy space for a limited time. */
export const pruningJobs = (db: Database): readonly ScheduledJob[] => [
	{ name: 'prune-audit', failure: 'Old entries of the log of changes could not be deleted', every: HOUR, run: () => pruneAudit(db, new Date()) },
	{ name: 'prune-changes', failure: 'Old changes could not be deleted', every: HOUR, run: () => pruneChanges(db, new Date()) },
	{ name: 'prune-search-misses', failure: 'Old counts of words could not be deleted', every: HOUR, run: () => pruneMissed(db, new Date()) },
	{ name: 'prune-popular-searches', failure: 'Old counts of searches could not be deleted', every: HOUR, run: () => refreshPopular(db, new Date()) },
	{ name: 'prune-visitors', failure: 'What visitors left could not be deleted', every: HOUR, run: ({ signal }) => pruneVisitors(db, new Date(), signal) },
];
