import { type Kysely, sql } from 'kysely';
import { normaliseEmail } from '#lib/contract/formats/email.ts';
import { takeAttempt } from '../accounts/attempts.ts';
import { findFaults, missing, refuseForm, toLine, toOptionalLine } from '../accounts/form.ts';
import type { Tables } from '../database/tables.ts';
import type { Handler } from '../http/handler.ts';
import { type MailLang, toMailLang } from '../mail/mail-language.ts';
import { toWithdrawalMail } from '../mail/order-mails.ts';
import { writeMail } from '../mail/write-mail.ts';

const FREE = 10;
/** Receipts an hour to one address for orders that it has not made: anybody's may be typed. The page says the same as the mail. */
const MAILS = 5;

interface Statement {
	name: string;
	number: string;
	email: string;
	items: string | null;
}

/** A statement of withdrawal counts by being sent, whether the number is right or not; the same one sent again gets the first receipt (D28). */
export const withdrawal: Handler<'_post_hapi_webshop_withdrawal'> = async (body, { db, client, session, lang }) => {
	const email = normaliseEmail(body.email);
	const statement = { name: toLine(body.name), number: toLine(body.number), email: email ?? '', items: toOptionalLine(body.items) };
	const errors = findFaults({
		name: missing(statement.name),
		number: missing(statement.number),
		email: email === null ? (body.email.trim() === '' ? 'error_field_required' : 'error_email_invalid') : null,
	});
	if (errors !== null) return refuseForm(errors);
	if (body.confirm !== true) return { success: true, data: { ...statement, step: 'confirm', datetime: null, reference: null } };
	const wait = await takeAttempt(db, [{ key: `withdrawal from ${client ?? session.id}`, free: FREE, firstWait: 60 }]);
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts', retry_after: wait };
	const { id, created_at } = await db.transaction().execute((trx) => receive(trx, statement, toMailLang(lang)));
	return { success: true, data: { ...statement, step: 'received', datetime: created_at.toISOString(), reference: toReference(id) } };
};

async function receive(trx: Kysely<Tables>, statement: Statement, lang: MailLang): Promise<{ id: number; created_at: Date }> {
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
	const order = await trx.selectFrom('orders').select('id').where('number', '=', statement.number).where('email', '=', statement.email).executeTakeFirst();
	const received = await trx
		.insertInto('withdrawals')
		.values({ ...statement, order_id: order?.id ?? null, lang })
		.returning(['id', 'created_at'])
		.executeTakeFirstOrThrow();
	const { name, number, email, items } = statement;
	if (order === undefined && (await takeAttempt(trx, [{ key: `withdrawal mail ${email}`, free: MAILS, firstWait: 600 }])) > 0) return received;
	const content = toWithdrawalMail({ name, number, items, isKnown: order !== undefined, reference: toReference(received.id), at: received.created_at }, lang);
	await writeMail(trx, { recipient: email, template: 'withdrawal', lang, content });
	return received;
}

const toReference = (id: number): string => `OD-${id}`;
