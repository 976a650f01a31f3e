import { fetchApi } from '#lib/platform/client/fetch-api.ts';

/** Says that the visitor buys without an account; the shop remembers it with the session (Spec 6, guest customer). False where it could not be said. */
export async function continueAsGuest(): Promise<boolean> {
	return (await fetchApi('/api/hapi/auth/is-login?continue_as_guest=1')).ok;
}
