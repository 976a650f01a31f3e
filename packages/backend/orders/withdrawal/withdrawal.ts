import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import type { ReturnReason } from '@titraj/contract/withdrawal.ts';
import { sql } from 'kysely';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import { collectErrors, missing, nameError, refuseForm, toLine, toOptionalLine } from '../../platform/http/form.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { notifyMerchant } from '../../platform/mail/merchant/notify-merchant.ts';
import { type Letter, writeMail } from '../../platform/mail/write-mail.ts';
import { isAddressConfirmed } from '../mail/is-address-confirmed.ts';
import { toWithdrawalMail } from '../mail/order-mails.ts';
import { findOrderByIdentificator } from '../reading/find-order.ts';
import { readOrder } from '../reading/read-order.ts';
import type { Database } from '../tables.ts';
import { chooseLines, type ReturnedLine } from './choose-lines.ts';
import { isWithdrawalOver } from './withdrawal-period.ts';
import { toReceipt, toReference } from './withdrawal-receipt.ts';

const FREE = 10;

interface Statement {
	name: string;
	number: string;
	email: string;
	items: string | null;
	reason: ReturnReason | null;
}

interface Received extends Statement {
	lines: readonly ReturnedLine[];
	/** True if the sender has the secret code of the order. */
	hasCode: boolean;
}

/**
 * Receives a statement of withdrawal, whether the order number is right or not. A repeated statement gets the first receipt (D28). A statement sent from an
 * order's page can list lines of that order, each piece once.
 */
export const withdrawal: Handler<'_post_hapi_webshop_withdrawal'> = async (body, call) => {
	const { db, client, session, config } = call;
	const email = normaliseEmail(body.email);
	const typed = { name: toLine(body.name), number: toLine(body.number), email: email ?? '', reason: body.reason ?? null };
	const errors = collectErrors({
		name: nameError(typed.name),
		number: missing(typed.number),
		email: email === null ? (body.email.trim() === '' ? 'error_field_required' : 'error_email_invalid') : null,
	});
	if (errors !== null) return refuseForm(errors);
	const { order_identificator, lines = [] } = body;
	const order = order_identificator === undefined ? undefined : await findOrderByIdentificator(db, order_identificator);
	if (order === null || (order && order.number !== typed.number)) return notFound('order');
	if (order === undefined && body.lines !== undefined) return refuseForm({ lines: 'error_withdrawal_lines' });
	if (order && isWithdrawalOver(await readOrder(db, order, config), config.now())) return { success: false, label_name: 'error_withdrawal_over' };

	const wait = body.confirm === true ? await takeAttempt(db, [{ key: `withdrawal from ${client ?? session.id}`, free: FREE, firstWait: 60 }]) : 0;
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts', retry_after: wait };
	return db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(hashtext(${`withdrawal ${typed.number}`}))`.execute(trx);
		const chosen = order && body.lines ? await chooseLines(trx, order.id, lines) : undefined;
		if (chosen === null) return refuseForm({ lines: 'error_withdrawal_lines' });
		const statement: Statement = { ...typed, items: chosen ? chosen.words : toOptionalLine(body.items) };
		const earlier = await findEarlier(trx, statement);
		if (earlier === undefined && chosen?.areThere === false) return refuseForm({ lines: 'error_withdrawal_lines' });
		const answer = { ...statement, lines: [...lines] };
		if (body.confirm !== true) return { success: true, data: { ...answer, step: 'confirm', datetime: null, reference: null } };
		const { id, created_at } = earlier ?? (await receive(trx, { ...statement, lines, hasCode: order !== undefined }, call));
		return { success: true, data: { ...answer, step: 'received', datetime: created_at.toISOString(), reference: toReference(id) } };
	});
};

const findEarlier = (trx: Database, { number, email, items }: Statement) =>
	trx
		.selectFrom('withdrawals')
		.select(['id', 'created_at'])
		.where('number', '=', number)
		.where('email', '=', email)
		.where((eb) => eb(eb.fn.coalesce('items', sql<string>`''`), '=', items ?? ''))
		.where('created_at', '>', sql<Date>`now() - interval '1 day'`)
		.executeTakeFirst();

async function receive(trx: Database, { lines, hasCode, ...statement }: Received, { session, lang, config }: Call): Promise<{ id: number; created_at: Date }> {
	const orders = trx.selectFrom('orders').select(['id', 'user_id', 'session_id', 'email', 'status']).where('number', '=', statement.number);
	// With the order's code, the receipt may be sent to another address than the order's.
	const order = await (hasCode ? orders : orders.where('email', '=', statement.email)).executeTakeFirst();
	const received = await trx
		.insertInto('withdrawals')
		.values({ ...statement, order_id: order?.id ?? null, lang: toMailLang(lang) })
		.returning(['id', 'created_at'])
		.executeTakeFirstOrThrow();
	if (lines.length > 0)
		await trx
			.insertInto('withdrawal_lines')
			.values(lines.map(({ id, qty }) => ({ withdrawal_id: received.id, order_item_id: id, qty })))
			.execute();
	// Number and e-mail of an order can be guessed: only text by the customer who placed it is quoted, and only to their confirmed address.
	const isAuthor = order !== undefined && (order.session_id === session.id || (order.user_id !== null && order.user_id === session.user_id));
	const isProven = isAuthor && order.email === statement.email && (await isAddressConfirmed(trx, order));
	const receipt = await toReceipt(trx, received.id, isProven);
	const content: Letter = (shop) => toWithdrawalMail(receipt, shop);
	// Never held back: the law wants the receipt without delay (0122).
	await writeMail(trx, { recipient: statement.email, template: 'withdrawal', lang: toMailLang(lang), content });
	const { name, number, email, items } = statement;
	await notifyMerchant(trx, { kind: 'withdrawal', reference: toReference(received.id), number, name, email, goods: items }, config);
	return received;
}
