import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { sql } from 'kysely';
import { toLine } from '../../platform/http/form.ts';
import { hashPassword } from '../session/passwords.ts';
import type { Database } from '../tables.ts';
import { forgetSetupCode } from './setup-code.ts';

/** Characters; the owner's account has full access. */
export const SHORTEST_OWNER_PASSWORD = 12;
const LONGEST_NAME = 100;

export interface TypedOwner {
	readonly email: string;
	readonly password: string;
	readonly first_name: string;
	readonly last_name: string;
}

export type OwnerError = 'email' | 'name' | 'password' | 'email_taken' | 'has_owner';

/** Whether any account is an owner's. */
export async function hasOwner(db: Database): Promise<boolean> {
	return (await db.selectFrom('users').select('id').where('role', '=', 'owner').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Creates the owner, the first staff account. Of two concurrent calls the second gets `has_owner`; `besides` adds another owner instead: commands on
 * the machine itself use it.
 */
export async function createOwner(
	db: Database,
	typed: TypedOwner,
	{ besides = false }: { readonly besides?: boolean } = {},
): Promise<{ userId: number } | { error: OwnerError }> {
	const email = normaliseEmail(typed.email);
	const [first_name, last_name] = [toLine(typed.first_name), toLine(typed.last_name)];
	if (email === null) return { error: 'email' };
	if ([first_name, last_name].some((name) => name === '' || name.length > LONGEST_NAME)) return { error: 'name' };
	if (typed.password.length < SHORTEST_OWNER_PASSWORD || findPasswordError(typed.password, email) !== null) return { error: 'password' };
	if (!besides && (await hasOwner(db))) return { error: 'has_owner' };
	const row = { email, first_name, last_name, password_hash: await hashPassword(typed.password), staff: true, role: 'owner', permissions: ['warehouse_view'] };
	return db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(hashtext('shop_owner'))`.execute(trx);
		if (!besides && (await hasOwner(trx))) return { error: 'has_owner' };
		const added = await trx
			.insertInto('users')
			.values(row)
			.onConflict((known) => known.column('email').doNothing())
			.returning('id')
			.executeTakeFirst();
		if (added === undefined) return { error: 'email_taken' };
		await forgetSetupCode(trx);
		return { userId: added.id };
	});
}
