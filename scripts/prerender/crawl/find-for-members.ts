import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { type ApiClient, createClient } from '#lib/platform/http/client.ts';
import { renewTokens } from '#lib/platform/http/connect.ts';
import type { Build } from '../build.ts';
import type { PagePlace } from '../manifest/page-record.ts';

const ASKED_AT_ONCE = 20;
/** Content types of pages that can have an audience. */
const TYPES: ReadonlySet<string> = new Set(['page', 'post']);

/** Those of some pages that are for members now: they must not exist as files, so no limit protects them (0180). A page whose call fails is none of them. */
export async function findForMembers(places: readonly PagePlace[], clients: ReadonlyMap<string, Pick<ApiClient, 'call'>>): Promise<ReadonlySet<string>> {
	const asked = places.filter(({ type }) => TYPES.has(type));
	const found = new Set<string>();
	const ask = async ({ path, lang }: PagePlace) => {
		const answer = await clients.get(lang)?.call('_get_hapi_cms_for_members', { path });
		if (answer?.ok) found.add(path);
	};
	for (let at = 0; at < asked.length; at += ASKED_AT_ONCE) await Promise.all(asked.slice(at, at + ASKED_AT_ONCE).map(ask));
	return found;
}

/** The build as a visitor without a session, by language. */
export function openClients({ options, sites, token, table }: OpenedBuild): ReadonlyMap<string, ApiClient> {
	const { backendUrl: baseUrl, host, timeout } = options;
	const { appendLang } = readEnvironment();
	return new Map(sites.map(({ lang, languages }) => [lang, renewTokens(createClient({ baseUrl, host, lang, languages, appendLang, token, table, timeout }))]));
}

interface OpenedBuild extends Pick<Build, 'sites' | 'token' | 'table'> {
	readonly options: Pick<Build['options'], 'backendUrl' | 'host' | 'timeout'>;
}
