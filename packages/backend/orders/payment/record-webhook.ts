import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';
import type { PaymentOutcome } from './payment-outcomes.ts';

type WebhookRow = Omit<Insertable<Tables['payment_notices']>, 'outcome'>;

const KEPT_FORGED = 1000;

/** Records a webhook of a payment provider with its outcome, in the transaction that applies it. Returns the row's id. */
export async function recordWebhook(db: Database, row: WebhookRow, outcome: PaymentOutcome): Promise<number> {
	const { id } = await db
		.insertInto('payment_notices')
		.values({ ...row, outcome })
		.returning('id')
		.executeTakeFirstOrThrow();
	return id;
}

/** Records a webhook that failed verification. Anyone can send these, so only the newest are kept. */
export async function recordForged(db: Database, row: WebhookRow): Promise<void> {
	const id = await recordWebhook(db, row, 'forged');
	if (id % 100 !== 0) return;
	await db
		.deleteFrom('payment_notices')
		.where('outcome', '=', 'forged')
		.where('id', '<=', id - KEPT_FORGED)
		.execute();
}
