import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { isOib, normaliseOib } from '@titraj/contract/formats/oib.ts';
import { normalisePhone } from '@titraj/contract/formats/phone.ts';
import type { Profile } from '@titraj/contract/profile.ts';
import { sql, type Updateable } from 'kysely';
import { chooseNewsletter, isSubscribed } from '../../content/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { collectErrors, linkError, nameError, refuseForm, toLine, toOptionalLine } from '../../platform/http/form.ts';
import type { RequestOf } from '../../platform/http/handler.ts';
import { findOwnerError } from '../codes/prove-owner.ts';
import { askForEmail, mayAskForEmail } from '../signup/ask-for-email.ts';
import type { Database } from '../tables.ts';
import { readAddresses } from './addresses.ts';

const LONGEST_LIFE_YEARS = 130;

export const getProfile = forCustomer<'_get_hapi_auth_profile'>(async (_query, { db, userId }) => ({ success: true, data: await readProfile(db, userId) }));

/** Changes the fields that the body contains. A new e-mail takes effect once it is confirmed by mail. */
export const saveProfile = forCustomer<'_post_hapi_auth_profile'>(async (body, call) => {
	const { db, userId } = call;
	const change = toChange(body);
	const email = body.email === undefined ? undefined : normaliseEmail(body.email);
	const present = await readProfile(db, userId);
	const isNewEmail = email !== undefined && email !== null && email !== present.email;
	const errors = collectErrors({
		...findChangeErrors(body, change),
		email: email === null ? 'error_email_invalid' : null,
		password: isNewEmail ? await findOwnerError(call, userId, body.password) : null,
	});
	if (errors !== null) return refuseForm(errors);
	if (isNewEmail && !(await mayAskForEmail(db, { userId, email }))) return refuseForm({ email: 'error_too_many_attempts' });
	await db.transaction().execute(async (trx) => {
		if (Object.keys(change).length > 0) await trx.updateTable('users').set(change).where('id', '=', userId).execute();
		if (body.newsletter !== undefined) await chooseNewsletter(trx, { email: present.email, wanted: body.newsletter }, call);
		if (isNewEmail) await askForEmail(trx, call, { userId, present: present.email, email });
		else if (email === present.email) await trx.updateTable('users').set({ email_pending: null }).where('id', '=', userId).execute();
	});
	return { success: true, data: await readProfile(db, userId) };
});

async function readProfile(db: Database, userId: number): Promise<Profile> {
	const { id, password_hash, ...user } = await db
		.selectFrom('users')
		.select(['id', 'email', 'email_pending', 'first_name', 'last_name', 'phone', 'birthday', 'company', 'oib', 'password_hash'])
		.select(isSubscribed(sql.ref('users.email')).as('newsletter'))
		.where('id', '=', userId)
		.executeTakeFirstOrThrow();
	return { user_id: id, ...user, has_password: password_hash !== null, addresses: await readAddresses(db, userId) };
}

type Body = RequestOf<'_post_hapi_auth_profile'>;
type Change = Updateable<Tables['users']>;

function toChange({ first_name, last_name, phone, birthday, company, oib }: Body): Change {
	return {
		...(first_name !== undefined && { first_name: toLine(first_name) }),
		...(last_name !== undefined && { last_name: toLine(last_name) }),
		...(phone !== undefined && { phone: normalisePhone(toLine(phone ?? '')) }),
		...(birthday !== undefined && { birthday: toOptionalLine(birthday) }),
		...(company !== undefined && { company: toOptionalLine(company) }),
		...(oib !== undefined && { oib: normaliseOib(oib ?? '') ?? toOptionalLine(oib) }),
	};
}

function findChangeErrors(body: Body, change: Change): Record<string, string | null> {
	return {
		first_name: body.first_name === undefined ? null : nameError(change.first_name ?? ''),
		last_name: body.last_name === undefined ? null : nameError(change.last_name ?? ''),
		company: linkError(change.company ?? null),
		phone: toOptionalLine(body.phone) !== null && change.phone === null ? 'error_phone_invalid' : null,
		birthday: change.birthday && !isBirthday(change.birthday, new Date()) ? 'error_birthday_invalid' : null,
		oib: change.oib && !isOib(change.oib) ? 'error_oib_invalid' : null,
	};
}

/** Whether this is a valid ISO 8601 date on which a living person can have been born. */
function isBirthday(text: string, now: Date): boolean {
	const date = new Date(`${text}T00:00:00Z`);
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) return false;
	return date <= now && date.getUTCFullYear() > now.getUTCFullYear() - LONGEST_LIFE_YEARS;
}
