import { adoptOrders } from '../profile/adopt-orders.ts';
import type { Database } from '../tables.ts';
import type { Identity } from './to-identity.ts';

type Account = { ok: true; userId: number } | { ok: false; label: string };

/**
 * The account of an identity: the linked one, else the one with its e-mail, else a new one. An e-mail that the provider has not verified is
 * not used, and staff accounts are never opened by e-mail.
 */
export async function resolveAccount(db: Database, provider: string, identity: Identity): Promise<Account> {
	return db.transaction().execute(async (trx) => {
		const { subject, email, first_name, last_name } = identity;
		const joined = await trx.selectFrom('user_identities').select('user_id').where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();
		if (joined !== undefined) return { ok: true, userId: joined.user_id };
		if (email === null) return { ok: false, label: 'error_social_email_unverified' };
		const made = await trx
			.insertInto('users')
			.values({ email, password_hash: null, first_name, last_name })
			.onConflict((conflict) => conflict.column('email').doNothing())
			.returning('id')
			.executeTakeFirst();
		const userId = made?.id ?? (await findCustomer(trx, email));
		if (userId === null) return { ok: false, label: 'error_social_login' };
		await trx
			.insertInto('user_identities')
			.values({ provider, subject, user_id: userId })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		await adoptOrders(trx, userId, email);
		return { ok: true, userId };
	});
}

async function findCustomer(trx: Database, email: string): Promise<number | null> {
	const user = await trx.selectFrom('users').select(['id', 'staff', 'developer', 'superuser']).where('email', '=', email).executeTakeFirst();
	return user === undefined || user.staff || user.developer || user.superuser ? null : user.id;
}
