import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hashPassword } from './passwords.ts';

/** E-mail of the account that shops in the demo. */
export const DEMO_CUSTOMER = 'kupac@titraj.example';

/** The two accounts of the demo shop: one shops, one edits. */
export async function writeUsers(db: Kysely<Tables>): Promise<void> {
	await db
		.insertInto('users')
		.values([
			{ email: DEMO_CUSTOMER, password_hash: await hashPassword('titraj-kupac'), first_name: 'Ana', last_name: 'Kupac' },
			{
				email: 'urednik@titraj.example',
				password_hash: await hashPassword('titraj-urednik'),
				first_name: 'Ivo',
				last_name: 'Urednik',
				staff: true,
				permissions: ['warehouse_view'],
			},
		])
		.onConflict((conflict) => conflict.column('email').doNothing())
		.execute();
}
