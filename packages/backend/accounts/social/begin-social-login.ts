import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import type { Handler } from '../../platform/http/handler.ts';
import { badRequest, notFound } from '../../platform/http/refusal.ts';
import { isOwnAddress } from './own-address.ts';

const VALID_MS = 10 * 60_000;

/** Redirects the visitor to the provider. State, nonce and PKCE verifier are stored for this session for ten minutes. */
export const beginSocialLogin: Handler<'_get_hapi_auth_social_login'> = async ({ provider, redirect_uri }, { db, config, session, providers }) => {
	if (!isOwnAddress(redirect_uri, config.siteUrl)) return badRequest('redirect_uri: not of this shop');
	const server = await providers.find(provider).catch(() => undefined);
	if (server === null) return notFound('provider');
	if (server === undefined) return { success: false, label_name: 'error_social_login' };
	const state = oidc.randomState();
	const nonce = oidc.randomNonce();
	const verifier = oidc.randomPKCECodeVerifier();
	await db.deleteFrom('social_logins').where('expires_at', '<', new Date()).execute();
	await db
		.insertInto('social_logins')
		.values({ state_hash: hashState(state), session_id: session.id, provider, nonce, verifier, redirect_uri, expires_at: new Date(Date.now() + VALID_MS) })
		.execute();
	const url = oidc.buildAuthorizationUrl(server, {
		redirect_uri,
		scope: 'openid email profile',
		state,
		nonce,
		code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
		code_challenge_method: 'S256',
	});
	return { success: true, data: { redirect_url: url.href } };
};

export const hashState = (state: string): string => createHash('sha256').update(state).digest('base64url');
