import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { minutesOf } from '#lib/platform/config/cache-minutes.ts';
import { keepsRoute } from '#lib/platform/config/checkout-steps.ts';
import type { Environment } from '#lib/platform/config/environment.server.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { sharedCache } from '#lib/platform/server/cache/shared-cache.server.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { isCostly, takeRead, takeTurn } from '#lib/platform/server/http/read-limits.server.ts';
import { toEnvelope } from '#lib/platform/server/http/to-envelope.server.ts';

export interface RowRead {
	readonly environment: Environment;
	readonly lang: string;
	readonly name: EndpointName;
	readonly sent: Readonly<Record<string, unknown>>;
	/** Set if the visitor carries the staff marker: such reads bypass the cache. */
	readonly staffToken?: string | undefined;
	/** The visitor who asks; left out if the shop itself does. */
	readonly visitor?: { readonly request: Request; readonly address: string };
}

export type RowAnswer =
	| { readonly ok: true; readonly text: string /** Seconds, where this is the last good answer. */; readonly outFor?: number }
	| { readonly ok: false; readonly error: string }
	| { readonly ok: false; readonly wait: number /** Seconds. */ };

/**
 * One read of the proxy as the JSON text of its envelope, cached for the call's minutes (Spec 9, D24). Data that the whole site shares is
 * always cached; the rest is cached within the memory budget and limited by address. Throws ApiFailure if the backend fails.
 */
export async function readRow({ environment, lang, name, sent, staffToken, visitor }: RowRead): Promise<RowAnswer> {
	const parsed = parseRequest(name, sent);
	if (!parsed.ok) return parsed;
	const key = `${name} ${environment.backendUrl} ${lang} ${toStableText(parsed.request)}`;
	const isShared = isOfWholeSite(parsed.request, environment);
	const isKept = staffToken === undefined && (isShared || sharedCache().has(key));
	const wait = isKept || visitor === undefined ? 0 : await takeRead(visitor.request, { environment, address: visitor.address, name });
	if (wait > 0) return { ok: false, wait };
	const turn = async () => (visitor && !isShared && isCostly(name) ? takeTurn({ environment, address: visitor.address }) : null);
	if (staffToken !== undefined) {
		const client = (await backendClient(environment, lang, staffToken)).with({ ignoreCache: true });
		return { ok: true, text: toEnvelope(offered(name, unwrap(await client.call(name, parsed.request)), environment)) };
	}
	const load = async () => {
		using _ = await turn();
		return toEnvelope(offered(name, unwrap(await (await publicClient(environment, lang)).call(name, parsed.request)), environment));
	};
	const picked = isShared ? undefined : { bytes: (text: string) => 2 * text.length };
	const { value, outFor } = await sharedCache().read(key, minutesOf(name, environment.cacheProfile), load, picked);
	return { ok: true, text: value, ...(outFor !== undefined && { outFor }) };
}

/** The route table without the checkout steps that the shop omits (Spec 2, General rules); other responses are unchanged. */
function offered(name: EndpointName, data: unknown, { checkout }: Environment): unknown {
	return name === '_get_hapi_misc_routes' && Array.isArray(data) ? data.filter((entry) => keepsRoute(entry, checkout.steps)) : data;
}

/** Whether the request is empty, or names only one of the shop's languages. */
function isOfWholeSite(request: object, { languages }: Environment): boolean {
	return Object.entries(request).every(([field, value]) => field === 'lang' && languages.some(({ code }) => code === value));
}

function toStableText(request: object): string {
	return JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));
}
