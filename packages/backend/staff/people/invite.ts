import { issueCode } from '../../accounts/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { sendStaffMail } from '../mails/send-staff-mail.ts';
import type { Role } from '../role.ts';
import { toRoleColumns } from './change-staff.ts';

interface Invitation {
	/** Origin of the back office, which the link opens. */
	readonly origin: string;
	readonly secret: string;
	/** Who invites. */
	readonly who: string;
}

/** Page of the back office that sets a password by a code. */
export const toPasswordUrl = (origin: string, id: string, code: string): string => `${origin}/admin/#/password/${id}/${code}`;

/** Adds a person and mails the link to set a password. Null if the e-mail has an account. */
export function inviteStaff(
	db: Database,
	person: { readonly email: string; readonly first_name: string; readonly last_name: string; readonly role: Role },
	invitation: Invitation,
): Promise<{ id: number; link: string } | null> {
	const { role, ...fields } = person;
	return db.transaction().execute(async (trx) => {
		const added = await trx
			.insertInto('users')
			.values({ ...fields, ...toRoleColumns(role), password_hash: null })
			.onConflict((known) => known.column('email').doNothing())
			.returning('id')
			.executeTakeFirst();
		return added === undefined ? null : { id: added.id, link: await sendInvitation(trx, { id: added.id, email: fields.email }, invitation) };
	});
}

/** Mails another link to somebody who was invited. Null if the person is unknown or has a password. */
export function inviteAgain(db: Database, id: number, invitation: Invitation): Promise<{ link: string } | null> {
	return db.transaction().execute(async (trx) => {
		const person = await trx
			.selectFrom('users')
			.select(['id', 'email'])
			.where('id', '=', id)
			.where('role', 'is not', null)
			.where('password_hash', 'is', null)
			.executeTakeFirst();
		return person === undefined ? null : { link: await sendInvitation(trx, person, invitation) };
	});
}

async function sendInvitation(trx: Database, { id: userId, email }: { id: number; email: string }, { origin, secret, who }: Invitation): Promise<string> {
	const { id, code } = await issueCode(trx, { userId, email, purpose: 'invitation', secret });
	const link = toPasswordUrl(origin, id, code);
	await sendStaffMail(trx, 'invitation', { recipient: email, url: link, facts: { who } });
	return link;
}
