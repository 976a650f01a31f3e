import { randomUUID } from 'node:crypto';
import { hashPassword } from '@titraj/backend/accounts/session/passwords.ts';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { type Shopper, shopperWith } from './shopper.ts';
import { readJwt, type TestBackend } from './start-test-backend.ts';

const PASSWORD = 'tihi kondenzator';

export interface Account {
	readonly id: number;
	readonly email: string;
	readonly password: string;
}

/** A confirmed account of a new customer. */
export async function writeAccount(db: Database): Promise<Account> {
	const email = `clan-${randomUUID()}@titraj.example`;
	const row = { email, password_hash: await hashPassword(PASSWORD), first_name: 'Iva', last_name: `Član ${email.slice(5, 13)}` };
	const { id } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
	return { id, email, password: PASSWORD };
}

/** Signs a visitor in, and returns the shopper with the token of the account. */
export async function signInAs(backend: TestBackend, { email, password }: Account, visitor?: string): Promise<Shopper & { readonly token: string }> {
	const { status, body } = await backend.call('_post_hapi_auth_login', { email, password }, visitor ?? (await backend.newToken()));
	if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
	const token = readJwt(body);
	return { ...shopperWith(backend, token), token };
}
