import type { Result } from './result.ts';
import { send, setCsrf } from './send.ts';

export interface Session {
	readonly id: number;
	readonly email: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly role: string;
	/** What the role may do, by the names of the merchant API. */
	readonly scopes: readonly string[];
	readonly csrf: string;
	/** Whether the shop sends its mails. */
	readonly sends_mail: boolean;
	/** The role needs a second factor that is not set up; nothing else is answered until then. */
	readonly needs_second_factor: boolean;
}

export const readSession = (): Promise<Result<Session>> => remember(send<Session>({ method: 'GET', path: '/session' }));

export const readOwner = (): Promise<Result<{ readonly exists: boolean }>> => send({ method: 'GET', path: '/owner' });

export interface NewOwner {
	/** Printed by the backend when it starts. */
	readonly code: string;
	readonly first_name: string;
	readonly last_name: string;
	readonly email: string;
	readonly password: string;
}

/** Creates the owner of a shop without one, and signs them in: read the session afterwards. */
export const createOwner = (owner: NewOwner): Promise<Result<unknown>> => send({ method: 'POST', path: '/owner', body: owner });

/** The code is that of the second factor; empty without one. */
export const signIn = (email: string, password: string, code: string): Promise<Result<Session>> =>
	remember(send<Session>({ method: 'POST', path: '/session', body: { email, password, ...(code !== '' && { code }) } }));

export const signOut = (): Promise<Result<unknown>> => send({ method: 'DELETE', path: '/session' });

/** Proves the password again, which sensitive changes need. */
export const confirmSession = (password: string): Promise<Result<unknown>> => send({ method: 'POST', path: '/session/confirmation', body: { password } });

export const askPassword = (email: string): Promise<Result<unknown>> => send({ method: 'POST', path: '/password-reset', body: { email } });

/** Sets a password by the code of an invitation or a reset. */
export const setPassword = (link: { readonly id: string; readonly code: string }, password: string): Promise<Result<unknown>> =>
	send({ method: 'POST', path: '/password', body: { ...link, password } });

async function remember(sent: Promise<Result<Session>>): Promise<Result<Session>> {
	const result = await sent;
	if (result.ok) setCsrf(result.value.csrf);
	return result;
}
