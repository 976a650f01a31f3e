import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { type Kysely, sql } from 'kysely';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { collectErrors, missing, nameError, refuseForm, toLine, toOptionalLine } from '../../platform/http/form.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { mailOrHold } from '../../platform/mail/mail-or-hold.ts';
import { type Letter, writeMail } from '../../platform/mail/write-mail.ts';
import { isAddressConfirmed } from '../mail/is-address-confirmed.ts';
import { toWithdrawalMail } from '../mail/order-mails.ts';
import { toReceipt, toReference } from './withdrawal-receipt.ts';

const FREE = 10;

interface Statement {
	name: string;
	number: string;
	email: string;
	items: string | null;
}

/** A statement of withdrawal counts by being sent, whether the number is right or not; the same one sent again gets the first receipt (D28). */
export const withdrawal: Handler<'_post_hapi_webshop_withdrawal'> = async (body, call) => {
	const { db, client, session } = call;
	const email = normaliseEmail(body.email);
	const statement = { name: toLine(body.name), number: toLine(body.number), email: email ?? '', items: toOptionalLine(body.items) };
	const errors = collectErrors({
		name: nameError(statement.name),
		number: missing(statement.number),
		email: email === null ? (body.email.trim() === '' ? 'error_field_required' : 'error_email_invalid') : null,
	});
	if (errors !== null) return refuseForm(errors);
	if (body.confirm !== true) return { success: true, data: { ...statement, step: 'confirm', datetime: null, reference: null } };
	const wait = await takeAttempt(db, [{ key: `withdrawal from ${client ?? session.id}`, free: FREE, firstWait: 60 }]);
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts', retry_after: wait };
	const { id, created_at } = await db.transaction().execute((trx) => receive(trx, statement, call));
	return { success: true, data: { ...statement, step: 'received', datetime: created_at.toISOString(), reference: toReference(id) } };
};

async function receive(trx: Kysely<Tables>, statement: Statement, { session, lang, config }: Call): Promise<{ id: number; created_at: Date }> {
	await sql`select pg_advisory_xact_lock(hashtext(${`withdrawal ${statement.number} ${statement.email}`}))`.execute(trx);
	const earlier = await trx
		.selectFrom('withdrawals')
		.select(['id', 'created_at'])
		.where('number', '=', statement.number)
		.where('email', '=', statement.email)
		.where((eb) => eb(eb.fn.coalesce('items', sql<string>`''`), '=', statement.items ?? ''))
		.where('created_at', '>', sql<Date>`now() - interval '1 day'`)
		.executeTakeFirst();
	if (earlier !== undefined) return earlier;
	const order = await trx
		.selectFrom('orders')
		.select(['id', 'user_id', 'session_id', 'email', 'status'])
		.where('number', '=', statement.number)
		.where('email', '=', statement.email)
		.executeTakeFirst();
	const received = await trx
		.insertInto('withdrawals')
		.values({ ...statement, order_id: order?.id ?? null, lang: toMailLang(lang) })
		.returning(['id', 'created_at'])
		.executeTakeFirstOrThrow();
	// Number and e-mail of an order can be guessed: only whoever placed it is quoted, and only to an address that is theirs.
	const isAuthor = order !== undefined && (order.session_id === session.id || (order.user_id !== null && order.user_id === session.user_id));
	const isProven = isAuthor && (await isAddressConfirmed(trx, order));
	const receipt = await toReceipt(trx, received.id, isProven);
	const content: Letter = ({ company }) => toWithdrawalMail(receipt, toMailLang(lang), company);
	const { email } = statement;
	const write = () => writeMail(trx, { recipient: email, template: 'withdrawal', lang: toMailLang(lang), content });
	if (isProven) await write();
	else await mailOrHold(trx, { recipient: email, market: lang, about: { withdrawal_id: received.id }, now: config.now() }, write);
	return received;
}
