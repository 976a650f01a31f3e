import type { EndpointTable } from '@titraj/contract/site.ts';
import { minutesOf, TOKEN_MINUTES } from '../../config/cache-minutes.ts';
import { DEFAULT_LANGUAGE } from '../../config/default-language.ts';
import type { Environment } from '../../config/environment.server.ts';
import { type ApiClient, createClient } from '../../http/client.ts';
import { createBootstrapClient } from '../../http/connect.ts';
import { createAnswerReader } from '../../http/read-answer.ts';
import { unwrap } from '../../http/result.ts';
import { RENEWAL_PAUSE, withTokens } from '../../http/with-tokens.ts';
import { sharedCache } from '../cache/shared-cache.server.ts';
import { log } from '../log/log.server.ts';
import { backendFetch } from './backend-fetch.server.ts';
import { readTextAtMost } from './read-text-at-most.server.ts';

/** A client with the given bearer token, or with none. Throws ApiFailure if the backend's endpoint table cannot be loaded. */
export async function backendClient(environment: Environment, lang: string, token: string | undefined): Promise<ApiClient> {
	const bootstrap = bootstrapClient(environment, lang);
	const minutes = minutesOf('_get_hapi_misc_endpoints', environment.cacheProfile);
	const table = await sharedCache().get<EndpointTable>(`endpoints ${environment.backendUrl}`, minutes, async () =>
		onlyOwnAddresses(await loadTable(environment, bootstrap, token), environment.backendOrigin),
	);
	return createClient({ ...bootstrap.settings, table: { ...bootstrap.settings.table, ...table }, ...(token !== undefined && { token }) });
}

/** Loads the table with the given token; without one, or with an expired one, with the server's own. */
async function loadTable(environment: Environment, bootstrap: ApiClient, token: string | undefined): Promise<EndpointTable> {
	const first = token === undefined ? null : await bootstrap.with({ token }).call('_get_hapi_misc_endpoints', { version: '' });
	if (first && (first.ok || first.error.statusCode !== 401)) return unwrap(first);
	return unwrap(await withPublicToken(environment, bootstrap).call('_get_hapi_misc_endpoints', { version: '' }));
}

/**
 * A client with this server's own guest token, for public reads that all visitors share. The token is never sent to a visitor. If the
 * backend rejects it, it is renewed.
 */
export async function publicClient(environment: Environment, lang: string): Promise<ApiClient> {
	return withPublicToken(environment, await backendClient(environment, lang, undefined));
}

function withPublicToken(environment: Environment, client: ApiClient): ApiClient {
	const value = async (kept: Promise<PublicToken>) => (await kept).jwt;
	return withTokens(client, { current: () => value(publicToken(environment)), renew: (refused) => value(renewPublicToken(environment, refused)) });
}

interface PublicToken {
	readonly jwt: string;
	/** `performance.now()`, which is monotonic; -Infinity if it did not replace another one. */
	readonly renewedAt: number;
}

const keyOf = ({ backendUrl }: Environment): string => `token ${backendUrl}`;

function publicToken(environment: Environment, renewedAt = Number.NEGATIVE_INFINITY): Promise<PublicToken> {
	return sharedCache().get<PublicToken>(keyOf(environment), TOKEN_MINUTES, async () => {
		const { jwt } = unwrap(await bootstrapClient(environment, DEFAULT_LANGUAGE).call('_get_hapi_auth_generate_token', {}));
		return { jwt, renewedAt };
	});
}

/** At most once a minute: otherwise every visitor would trigger a renewal on a backend that also rejects new tokens. */
async function renewPublicToken(environment: Environment, refused: string): Promise<PublicToken> {
	const known = await publicToken(environment);
	if (known.jwt !== refused || performance.now() - known.renewedAt < RENEWAL_PAUSE) return known;
	sharedCache().clear([keyOf(environment)]);
	return publicToken(environment, performance.now());
}

/**
 * A client for the fixed paths with this server's own token; without a token if none can be obtained, since the call may be is-maintenance
 * (Spec 7).
 */
export async function tokenedClient(environment: Environment, lang: string): Promise<ApiClient> {
	const token = await publicToken(environment).then(
		({ jwt }) => jwt,
		() => undefined,
	);
	return bootstrapClient(environment, lang).with({ ...(token !== undefined && { token }) });
}

/** Logs each kind of ignored data once. */
const readAnswer = createAnswerReader((text) => log('warn', 'lenient answer', { error: text }));

/** A client for calls with fixed paths only. */
export function bootstrapClient(environment: Environment, lang: string): ApiClient {
	const languages = environment.languages.map(({ code }) => code);
	return createBootstrapClient({
		baseUrl: environment.backendUrl,
		host: environment.host,
		lang,
		languages,
		appendLang: environment.appendLang,
		timeout: environment.backendTimeout,
		...(environment.baseClientSecret !== undefined && { clientSecret: environment.baseClientSecret }),
		readAnswer,
		fetch: backendFetch,
		readText: readTextAtMost,
	});
}

/** Drops rows that point to another origin: the bearer token must reach only the backend. */
function onlyOwnAddresses(table: EndpointTable, origin: string): EndpointTable {
	return Object.fromEntries(Object.entries(table).filter(([, { path }]) => URL.parse(path, origin)?.origin === origin));
}
