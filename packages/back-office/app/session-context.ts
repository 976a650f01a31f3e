import { createContext, useContext } from 'react';
import type { Session } from '../api/session.ts';
import { t } from '../texts/text.ts';

export const SessionContext = createContext<Session | null>(null);

/** Who is signed in. */
export function useSession(): Session {
	const session = useContext(SessionContext);
	if (session === null) throw new Error('useSession needs a signed-in person');
	return session;
}

/** Sentence for actions that mail the customer: that a mail is sent, or that this shop sends none. */
export function useMailNote(): string {
	return t(useSession().sends_mail ? 'action.mails-customer' : 'action.sends-no-mail');
}

/** Whether the signed-in person has a right of the merchant API. */
export function useMay(): (scope: string) => boolean {
	const { scopes } = useSession();
	return (scope) => scopes.includes(scope);
}
