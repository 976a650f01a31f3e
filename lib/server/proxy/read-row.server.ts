import { unwrap } from '#lib/api/result.ts';
import { minutesOf } from '#lib/config/cache-minutes.ts';
import type { Environment } from '#lib/config/environment.server.ts';
import type { EndpointName } from '#lib/contract/endpoints.ts';
import { backendClient, publicClient } from '#lib/server/backend.server.ts';
import { sharedCache } from '#lib/server/cache/shared-cache.server.ts';
import { parseRequest } from '#lib/server/gateway/parse-request.server.ts';
import { toEnvelope } from '#lib/server/gateway/to-envelope.server.ts';

export interface RowRead {
	readonly environment: Environment;
	readonly lang: string;
	readonly name: EndpointName;
	readonly sent: Readonly<Record<string, unknown>>;
	/** A staff member's own token: reads past the cache. */
	readonly staffToken?: string | undefined;
}

export type RowAnswer =
	| { readonly ok: true; readonly text: string /** Seconds, where this is the last good answer. */; readonly outFor?: number }
	| { readonly ok: false; readonly fault: string };

/** One read of the proxy as the JSON text of its envelope, kept for the call's cache minutes (Spec 9, D24). Throws ApiFailure when the backend fails. */
export async function readRow({ environment, lang, name, sent, staffToken }: RowRead): Promise<RowAnswer> {
	const parsed = parseRequest(name, sent);
	if (!parsed.ok) return parsed;
	if (staffToken !== undefined) {
		const client = (await backendClient(environment, lang, staffToken)).with({ ignoreCache: true });
		return { ok: true, text: toEnvelope(unwrap(await client.call(name, parsed.request))) };
	}
	const key = `${name} ${environment.backendUrl} ${lang} ${toStableText(parsed.request)}`;
	const { value, outFor } = await sharedCache().read(key, minutesOf(name, environment.cacheProfile), async () =>
		toEnvelope(unwrap(await (await publicClient(environment, lang)).call(name, parsed.request))),
	);
	return { ok: true, text: value, ...(outFor !== undefined && { outFor }) };
}

function toStableText(request: object): string {
	return JSON.stringify(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)));
}
