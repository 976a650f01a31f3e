import * as oidc from 'openid-client';
import type { Handler } from '../../platform/http/handler.ts';
import { openUserSession } from '../session/open-user-session.ts';
import { hashState } from './begin-social-login.ts';
import { resolveAccount } from './resolve-account.ts';
import { toIdentity } from './to-identity.ts';

/**
 * Verifies the provider's redirect (known state, same session, used once), exchanges the code for an ID token, and signs in to its account.
 */
export const finishSocialLogin: Handler<'_post_hapi_auth_social_login'> = async ({ provider, query }, { db, session, signToken, providers }) => {
	const returned = new URLSearchParams(query);
	const state = returned.get('state');
	const begun =
		state === null
			? undefined
			: await db
					.deleteFrom('social_logins')
					.where('state_hash', '=', hashState(state))
					.where('session_id', '=', session.id)
					.where('provider', '=', provider)
					.where('expires_at', '>', new Date())
					.returningAll()
					.executeTakeFirst();
	const server = await providers.find(provider).catch(() => null);
	if (begun === undefined || state === null || server === null) return refused('error_social_login');
	if (returned.get('error') === 'access_denied') return refused('error_social_login_cancelled');
	const tokens = await oidc
		.authorizationCodeGrant(server, new URL(`${begun.redirect_uri}?${returned}`), {
			expectedState: state,
			expectedNonce: begun.nonce,
			pkceCodeVerifier: begun.verifier,
			idTokenExpected: true,
		})
		.catch(() => null);
	const claims = tokens?.claims();
	if (claims === undefined) return refused('error_social_login');
	const account = await resolveAccount(db, provider, toIdentity(claims));
	if (!account.ok) return refused(account.label);
	return { success: true, data: { jwt: signToken(await openUserSession(db, session, account.userId)) } };
};

const refused = (label_name: string) => ({ success: false, label_name });
