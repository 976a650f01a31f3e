import type { Database } from '../../platform/database/tables.ts';
import type { MerchantCall } from './route.ts';

/** Runs a write in one transaction, with its entry of the log of changes: either both are stored, or neither. */
export const inLoggedTransaction = <Answer>(
	{ db, log }: Pick<MerchantCall<unknown, unknown, unknown>, 'db' | 'log'>,
	write: (trx: Database) => Promise<Answer>,
): Promise<Answer> => db.transaction().execute(async (trx) => log(trx, await write(trx)));
