import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Stores in the session that the visitor buys as a guest (Spec 6, guest customer). False if the call failed. */
export async function continueAsGuest(): Promise<boolean> {
	return (await fetchApi('/api/hapi/auth/is-login?continue_as_guest=1')).ok;
}
