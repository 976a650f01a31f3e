import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { isOwnAddress } from '../accounts/index.ts';
import type { IdentityProvider } from '../platform/identity/identity-provider.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { DemoGrants } from './demo-grants.ts';
import { DEMO_IDENTITIES } from './demo-identities.ts';
import { DEMO_ISSUER_PATH } from './demo-issuer.ts';
import { sendDevPage } from './dev-page.ts';

const KEY_ID = 'demo';

/** A small OpenID Connect provider: authorization code with PKCE, signed ID tokens, no real accounts. Its keys live as long as the process. */
export async function registerDemoProvider(app: FastifyInstance, { provider, siteUrl }: { provider: () => IdentityProvider; siteUrl: string }): Promise<void> {
	const { publicKey, privateKey } = await generateKeyPair('ES256');
	const key = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' };
	const grants = new DemoGrants();
	const base = DEMO_ISSUER_PATH;

	await app.register(async (scope) => {
		scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
			done(null, Object.fromEntries(new URLSearchParams(String(body)))),
		);
		scope.get(`${base}/.well-known/openid-configuration`, async () => toMetadata(provider().issuer));
		scope.get(`${base}/jwks`, async () => ({ keys: [key] }));

		scope.get<{ Querystring: Record<string, string | undefined> }>(`${base}/authorize`, async ({ query }, reply) => {
			const { client_id, redirect_uri = '', response_type, state = '', nonce = '', code_challenge = '', code_challenge_method } = query;
			if (client_id !== provider().clientId || !isOwnAddress(redirect_uri, siteUrl)) return reply.code(400).send({ error: 'invalid_request' });
			if (response_type !== 'code' || code_challenge_method !== 'S256' || code_challenge === '' || state === '') {
				return reply.redirect(toReturn(redirect_uri, { error: 'invalid_request', state, iss: provider().issuer }), 303);
			}
			const request = grants.openRequest({ redirect_uri, state, nonce, code_challenge });
			const links = DEMO_IDENTITIES.map(
				({ sub, email, given_name, family_name }) =>
					`<li><a href="${base}/choose?request=${request}&amp;sub=${sub}">${escapeHtml(`${given_name} ${family_name}, ${email}`)}</a></li>`,
			);
			const cancel = `<p><a href="${base}/choose?request=${request}">Odustani</a></p>`;
			return sendDevPage(reply, {
				title: 'Prijava za isprobavanje',
				body: `<p>Odaberite s kojim računom se prijavljujete.</p><ul>${links.join('')}</ul>${cancel}`,
			});
		});

		scope.get<{ Querystring: Record<string, string | undefined> }>(`${base}/choose`, async ({ query }, reply) => {
			const request = grants.takeRequest(query['request'] ?? '');
			if (request === null) return reply.code(400).send({ error: 'invalid_request' });
			const identity = DEMO_IDENTITIES.find(({ sub }) => sub === query['sub']);
			const outcome = identity === undefined ? { error: 'access_denied' } : { code: grants.issueCode(request, identity) };
			return reply.redirect(toReturn(request.redirect_uri, { ...outcome, state: request.state, iss: provider().issuer }), 303);
		});

		scope.post<{ Body: Record<string, string | undefined> | undefined }>(`${base}/token`, async ({ body = {} }, reply) => {
			const { client_id, client_secret = '', grant_type, code = '', redirect_uri = '', code_verifier = '' } = body;
			const { clientId, clientSecret, issuer } = provider();
			if (client_id !== clientId || !isSameSecret(client_secret, clientSecret)) return reply.code(401).send({ error: 'invalid_client' });
			const grant = grant_type === 'authorization_code' ? grants.redeem(code, { redirect_uri, verifier: code_verifier }) : null;
			if (grant === null) return reply.code(400).send({ error: 'invalid_grant' });
			const { sub, ...claims } = grant.identity;
			const id_token = await new SignJWT({ ...claims, ...(grant.nonce !== '' && { nonce: grant.nonce }) })
				.setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
				.setIssuer(issuer)
				.setSubject(sub)
				.setAudience(clientId)
				.setIssuedAt()
				.setExpirationTime('5m')
				.sign(privateKey);
			return reply.header('cache-control', 'no-store').send({ access_token: 'none', token_type: 'Bearer', expires_in: 300, id_token });
		});
	});
}

const toMetadata = (issuer: string) => ({
	issuer,
	authorization_endpoint: `${issuer}/authorize`,
	token_endpoint: `${issuer}/token`,
	jwks_uri: `${issuer}/jwks`,
	response_types_supported: ['code'],
	grant_types_supported: ['authorization_code'],
	subject_types_supported: ['public'],
	id_token_signing_alg_values_supported: ['ES256'],
	code_challenge_methods_supported: ['S256'],
	token_endpoint_auth_methods_supported: ['client_secret_post'],
	authorization_response_iss_parameter_supported: true,
	scopes_supported: ['openid', 'email', 'profile'],
});

function toReturn(address: string, query: Record<string, string>): string {
	return `${address}?${new URLSearchParams(query)}`;
}
