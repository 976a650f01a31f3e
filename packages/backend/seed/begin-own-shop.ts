import type { Database } from '../platform/database/tables.ts';
import { type Origin, readOrigin, writeOrigin } from '../platform/shop/origin.ts';
import { OWN_CONTENT } from './own-shop/own-content.ts';
import { writeContent } from './write-content.ts';

/** A new database becomes a shop of one's own, without goods, accounts and invented content. Answers what the shop has begun as. */
export function beginOwnShop(db: Database): Promise<Origin> {
	return db.transaction().execute(async (trx) => {
		const origin = await readOrigin(trx);
		if (origin !== null) return origin;
		await writeContent(trx, OWN_CONTENT);
		await writeOrigin(trx, 'own');
		return 'own';
	});
}
