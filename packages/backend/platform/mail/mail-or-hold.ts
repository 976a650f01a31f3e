import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Market } from '../market/market.ts';
import { COUNTED, mayMail } from './mail-pace.ts';

/** Templates of mails that anyone can trigger by entering an address at the checkout, for a withdrawal or for an alert. */
const COUNTED_TEMPLATES = [
	'order',
	'orders',
	'order_cancelled',
	'order_rejected',
	'order_cancelled_by_customer',
	'withdrawal',
	'stock_alert_ask',
	'price_alert_ask',
];

interface Unconfirmed {
	recipient: string;
	market: Market;
	order_id: number;
	now: Date;
}

/**
 * Writes news about an order to an unconfirmed address, or holds them until the address may get mail again; held mails are then sent as one
 * (`sendHeldMails`). Nothing is dropped. Confirmations of orders and receipts of withdrawals count, but are never held (0122).
 */
export async function mailOrHold(trx: Database, { recipient, market, order_id, now }: Unconfirmed, write: () => Promise<void>): Promise<void> {
	await lockRecipient(trx, recipient);
	const held = await trx.selectFrom('held_mails').select('id').where('recipient', '=', recipient).limit(1).executeTakeFirst();
	if (held === undefined && (await mayMailNow(trx, recipient, now))) return write();
	await trx
		.insertInto('held_mails')
		.values({ recipient, market, order_id, withdrawal_id: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Serialises the counting of mails to one address. */
export const lockRecipient = (trx: Database, recipient: string) => sql`select pg_advisory_xact_lock(hashtext(${`mail ${recipient}`}))`.execute(trx);

export async function mayMailNow(db: Database, recipient: string, now: Date): Promise<boolean> {
	const sent = await db
		.selectFrom('mails')
		.select('created_at')
		.where('recipient', '=', recipient)
		.where('template', 'in', COUNTED_TEMPLATES)
		.where('created_at', '>', new Date(now.getTime() - COUNTED))
		.orderBy('created_at', 'desc')
		.limit(50)
		.execute();
	return mayMail(
		sent.map(({ created_at }) => created_at),
		now,
	);
}
