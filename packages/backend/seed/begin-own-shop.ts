import type { Database } from '../platform/database/tables.ts';
import { type Origin, readOrigin, writeOrigin } from '../platform/shop/origin.ts';
import { OWN_CONTENT } from './own-shop/own-content.ts';
import { writeContent } from './write-content.ts';

/** Turns a new database into a merchant's own shop: no products, accounts or demo content. Returns the origin of the shop. */
export function beginOwnShop(db: Database): Promise<Origin> {
	return db.transaction().execute(async (trx) => {
		const origin = await readOrigin(trx);
		if (origin !== null) return origin;
		await writeContent(trx, OWN_CONTENT);
		await writeOrigin(trx, 'own');
		return 'own';
	});
}
