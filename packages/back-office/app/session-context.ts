import { createContext, useContext } from 'react';
import type { Session } from '../api/session.ts';

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. */
export function useSession(): Session {
	const session = useContext(SessionContext);
	if (session === null) throw new Error('Nobody is signed in');
	return session;
}

/** Whether the signed-in person has a right of the merchant API. */
export function useMay(): (scope: string) => boolean {
	const { scopes } = useSession();
	return (scope) => scopes.includes(scope);
}
