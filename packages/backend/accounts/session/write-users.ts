import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hashPassword } from './passwords.ts';

/** E-mail of the demo shop's customer account. */
export const DEMO_CUSTOMER = 'kupac@titraj.example';

/** Creates the demo shop's two accounts: a customer and an editor. */
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
