import { randomUUID } from 'node:crypto';
import type { Database } from '../tables.ts';
import { hashCode, newCode, newDigits } from './codes.ts';

type Purpose = 'password' | 'password_api' | 'email' | 'invitation';

/** Validity in milliseconds. */
const VALID_MS: Readonly<Record<Purpose, number>> = { password: 3_600_000, password_api: 900_000, email: 24 * 3_600_000, invitation: 7 * 24 * 3_600_000 };

interface Order {
	userId: number;
	/** Recipient of the code. */
	email: string;
	purpose: Purpose;
	secret: string;
}

/** Creates a code for an account. Earlier codes stay valid until one is used or another e-mail is requested. */
export async function issueCode(trx: Database, { userId, email, purpose, secret }: Order): Promise<{ id: string; code: string }> {
	const id = randomUUID();
	const code = purpose === 'password_api' ? newDigits() : newCode();
	const expires_at = new Date(Date.now() + VALID_MS[purpose]);
	await trx
		.insertInto('user_codes')
		.values({ id, user_id: userId, purpose, email, code_hash: hashCode(id, code, secret), expires_at })
		.execute();
	return { id, code };
}
