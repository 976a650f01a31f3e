import { expectStatus } from '../expect.ts';
import type { Rule } from '../rule.ts';

/** Rules of sessions. They change nothing but their own session. */
export const SESSION_RULES: readonly Rule[] = [
	{
		name: 'a session is over after force_logout',
		needs: ['_get_hapi_auth_generate_token', '_get_hapi_auth_is_login'],
		check: async ({ guest }) => {
			await guest.ask('_get_hapi_auth_generate_token', { force_logout: 1 });
			const after = await guest.ask('_get_hapi_auth_is_login', {});
			return expectStatus({ ...after, call: `${after.call}, with the token that force_logout=1 has ended` }, [401], {
				consequence: 'Whoever copied the cookie of a signed out shopper still reads the account and the cart.',
				fix: 'Delete the session of the bearer token before you return a new one.',
			});
		},
	},
];
