import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readOfferedPayments, setOfferedPayments } from '../payment/offered-payments.ts';

const TRANSFER = 'bank_transfer';
/** Says that transfers were taken out here, not by whoever runs the shop. */
const WITHHELD = 'transfers_withheld';

/**
 * Takes bank transfers out of what the shop offers while it is not known whose account they go to, and puts them back once it is. A cart that
 * had chosen one chooses anew. Called at each start; a shop whose owner has switched them off stays without.
 */
export async function offerTransfers(db: Kysely<Tables>, isAccountKnown: boolean): Promise<void> {
	await db.transaction().execute((trx) => (isAccountKnown ? putBack(trx) : withhold(trx)));
}

async function withhold(trx: Kysely<Tables>): Promise<void> {
	await trx.updateTable('carts').set({ payment_code: null, instalments: null }).where('payment_code', '=', TRANSFER).execute();
	const codes = await readCodes(trx);
	if (!codes.includes(TRANSFER)) return;
	await setOfferedPayments(
		trx,
		codes.filter((code) => code !== TRANSFER),
	);
	await trx
		.insertInto('settings')
		.values({ name: WITHHELD, value: JSON.stringify({ on: true }) })
		.onConflict((conflict) => conflict.column('name').doNothing())
		.execute();
}

async function putBack(trx: Kysely<Tables>): Promise<void> {
	const { numDeletedRows } = await trx.deleteFrom('settings').where('name', '=', WITHHELD).executeTakeFirstOrThrow();
	if (numDeletedRows > 0n) await setOfferedPayments(trx, [...(await readCodes(trx)), TRANSFER]);
}

/** Every way there is can be paid in euros. */
const readCodes = async (trx: Kysely<Tables>): Promise<string[]> => (await readOfferedPayments(trx, 'EUR')).map(({ code }) => code);
