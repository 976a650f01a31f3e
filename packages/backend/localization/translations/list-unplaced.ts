import type { Database } from '../tables.ts';

/** Translations of phrases that stand nowhere. */
export const listUnplaced = (db: Database, limit: number) =>
	db.selectFrom('unplaced_phrases').selectAll().orderBy('source').orderBy('lang').limit(limit).execute();
