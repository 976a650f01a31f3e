import type { Database } from '../tables.ts';
import { hashPassword } from './passwords.ts';

/** E-mail of the demo shop's customer account. */
export const DEMO_CUSTOMER = 'kupac@titraj.example';

const CUSTOMER = { email: DEMO_CUSTOMER, password: 'titraj-kupac' };
const EDITOR = { email: 'urednik@titraj.example', password: 'titraj-urednik' };

/** The demo's accounts with their published passwords. */
export const DEMO_ACCOUNTS = [CUSTOMER, EDITOR];

/** Creates the demo shop's two accounts: a customer and an editor. */
export async function writeUsers(db: Database): Promise<void> {
	await db
		.insertInto('users')
		.values([
			{ email: CUSTOMER.email, password_hash: await hashPassword(CUSTOMER.password), first_name: 'Ana', last_name: 'Kupac' },
			{
				email: EDITOR.email,
				password_hash: await hashPassword(EDITOR.password),
				first_name: 'Ivo',
				last_name: 'Urednik',
				staff: true,
				role: 'owner',
				permissions: ['warehouse_view'],
			},
		])
		.onConflict((conflict) => conflict.column('email').doNothing())
		.execute();
}
