import type { Result } from './result.ts';
import { send, setCsrf } from './send.ts';

export interface Session {
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly role: string;
	/** What the role may do, by the names of the merchant API. */
	readonly scopes: readonly string[];
	readonly csrf: string;
}

export const readSession = (): Promise<Result<Session>> => remember(send<Session>({ method: 'GET', path: '/session' }));

export const signIn = (email: string, password: string): Promise<Result<Session>> =>
	remember(send<Session>({ method: 'POST', path: '/session', body: { email, password } }));

export const signOut = (): Promise<Result<unknown>> => send({ method: 'DELETE', path: '/session' });

async function remember(sent: Promise<Result<Session>>): Promise<Result<Session>> {
	const result = await sent;
	if (result.ok) setCsrf(result.value.csrf);
	return result;
}
