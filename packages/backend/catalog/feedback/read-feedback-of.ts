import type { Database } from '../tables.ts';

/** Reviews and rates of an account as they are stored, for an export of its data. */
export const readFeedbackOf = (db: Database, userId: number) => db.selectFrom('feedback').selectAll().where('user_id', '=', userId).execute();
