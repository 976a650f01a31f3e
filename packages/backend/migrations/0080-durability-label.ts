import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** URL of the harmonised label of a producer's guarantee of durability (Regulation (EU) 2025/1960, annex II), supplied by the merchant. */
export const durabilityLabel: Migration = {
	up: (db) => runScript(db, 'alter table products add column durability_label text'),
};
