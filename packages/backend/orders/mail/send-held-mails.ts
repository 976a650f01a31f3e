import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { lockRecipient, mayMailNow } from '../../platform/mail/mail-or-hold.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { toReceipt } from '../withdrawal/withdrawal-receipt.ts';
import { toSeveralMail } from './order-mails.ts';
import { readForMail } from './read-for-mail.ts';

/** Maximum number of orders and receipts in one mail; the others wait for the next mail. */
const MOST_IN_A_MAIL = 50;

type Held = Selectable<Tables['held_mails']>;

/** Sends one mail, with everything held for it, to each address that has waited long enough. Returns the number of mails. */
export async function sendHeldMails(db: Database, config: BackendConfig, now: Date): Promise<number> {
	const waiting = await db.selectFrom('held_mails').select('recipient').distinct().execute();
	let written = 0;
	for (const { recipient } of waiting) {
		try {
			if (await db.transaction().execute((trx) => sendTo(trx, recipient, { config, now }))) written++;
		} catch (cause) {
			logFailure('Held mails could not be written', cause);
		}
	}
	return written;
}

async function sendTo(trx: Database, recipient: string, { config, now }: { config: BackendConfig; now: Date }): Promise<boolean> {
	await lockRecipient(trx, recipient);
	if (!(await mayMailNow(trx, recipient, now))) return false;
	const all = await trx.selectFrom('held_mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
	const [newest] = all.slice(-1);
	if (newest === undefined) return false;
	const held = chooseHeld(all);
	// A mail has one language: that of the latest order.
	const { market } = newest;
	const lang = toMailLang(market);
	const orders = [];
	const receipts = [];
	for (const { order_id, withdrawal_id } of held) {
		if (order_id !== null) orders.push(await readForMail(trx, order_id, { config, lang: market }));
		if (withdrawal_id !== null) receipts.push(await toReceipt(trx, withdrawal_id));
	}
	await writeMail(trx, { recipient, template: 'orders', lang, content: toSeveralMail({ orders, receipts, lang }) });
	await trx
		.deleteFrom('held_mails')
		.where(
			'id',
			'in',
			held.map(({ id }) => id),
		)
		.execute();
	return true;
}

/** Takes the oldest and the newest of a long queue, so that neither waits for all the others. */
function chooseHeld(all: readonly Held[]): readonly Held[] {
	if (all.length <= MOST_IN_A_MAIL) return all;
	return [...all.slice(0, MOST_IN_A_MAIL / 2), ...all.slice(-MOST_IN_A_MAIL / 2)];
}
