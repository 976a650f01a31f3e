import type { NewOwner } from '@titraj/backend/merchant-api/session/owner-route.ts';
import type { SessionView } from '@titraj/backend/merchant-api/session/session-route.ts';
import type { Result } from './result.ts';
import { send, setCsrf } from './send.ts';

export type Session = SessionView;

export const readSession = (): Promise<Result<Session>> => remember(send<Session>({ method: 'GET', path: '/session' }));

export const readOwner = (): Promise<Result<{ readonly exists: boolean }>> => send({ method: 'GET', path: '/owner' });

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
