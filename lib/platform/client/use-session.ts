import useSWR from 'swr';
import { unwrap } from '../http/result.ts';
import { fetchApi } from './fetch-api.ts';
import { useEpoch } from './use-epoch.ts';

/** Identity of the visitor (Spec 3, Is-login response and Profile; Spec 6). */
export interface Identity {
	readonly signedIn: boolean;
	readonly mayContinueAsGuest: boolean;
	/** Staff, developer or superuser. */
	readonly staff: boolean;
	readonly profile?: { readonly email: string; readonly firstName: string; readonly lastName: string };
}

export interface SessionState {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	readonly identity: Identity | undefined;
	readonly reload: () => Promise<void>;
}

const VISITOR: Identity = { signedIn: false, mayContinueAsGuest: false, staff: false };

/** Cache key of the identity of a session. */
const sessionKey = (epoch: string) => ['session', epoch] as const;

/** The visitor's live identity; without a session it needs no call (Spec 7, is-login, profile; D38). */
export function useSession(): SessionState {
	const epoch = useEpoch();
	const { data, error, mutate } = useSWR(epoch ? sessionKey(epoch) : null, loadIdentity, { shouldRetryOnError: false });
	const identity = epoch === '' ? VISITOR : data;
	const status = epoch === null ? 'idle' : identity ? 'success' : error ? 'error' : 'pending';
	return { status, identity, reload: async () => void (await mutate()) };
}

async function loadIdentity(): Promise<Identity> {
	const login = unwrap(await fetchApi('/api/hapi/auth/is-login'));
	const known = {
		signedIn: login.user_id !== null,
		mayContinueAsGuest: login.continue_as_guest_exist,
		staff: login.staff || login.developer || login.superuser,
	};
	if (!known.signedIn) return known;
	const profile = await fetchApi('/api/hapi/auth/profile');
	if (!profile.ok) return known;
	return { ...known, profile: { email: profile.data.email, firstName: profile.data.first_name, lastName: profile.data.last_name } };
}
