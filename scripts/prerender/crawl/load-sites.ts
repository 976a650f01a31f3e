import type { Redirect } from '@titraj/contract/site.ts';
import { loadSiteData, type SiteData } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startOfDay } from '#lib/platform/time/dates.ts';
import type { PrerenderOptions } from '../prerender-options.ts';

const readAnswer = createAnswerReader((text) => console.warn(`Ignored: ${text}`));

interface Session {
	/**
	 * The backend's changes after `since`. They are read first, so that changes made while the sites are read are in the next answer too. Null if the
	 * backend has no change feed.
	 */
	readonly history: DataOf<'_get_hapi_misc_changes'> | null;
	readonly token: string;
	/** Endpoint table of the backend: name -> method and path. */
	readonly table: Record<string, { method: string; path: string }>;
	readonly redirects: readonly Redirect[];
}

interface Loading extends Pick<PrerenderOptions, 'backendUrl' | 'host' | 'languages' | 'timeout' | 'now'> {
	/** Cursor of the change feed. */
	readonly since?: number | null;
}

/** Reads each language's site (route table, labels, menus, categories), and the data that all languages share. Throws if the backend cannot be read. */
export async function loadSites({
	backendUrl,
	host,
	languages,
	timeout,
	now,
	since = null,
}: Loading): Promise<Session & { readonly sites: readonly SiteData[] }> {
	const [first] = languages;
	if (!first) throw new Error('LANGUAGES is empty; name at least one language, for example LANGUAGES=hr');
	const codes = languages.map(({ code }) => code);
	const { appendLang } = readEnvironment();
	const client = unwrap(await connect({ baseUrl: backendUrl, host, lang: first.code, languages: codes, appendLang, timeout, readAnswer }));
	const history = await client.call('_get_hapi_misc_changes', since === null ? {} : { since }).then((answer) => (answer.ok ? answer.data : null));
	const redirects = unwrap(await client.call('_get_hapi_misc_redirects', {}));
	const sites: SiteData[] = [];
	for (const lang of codes) sites.push(await loadSiteData(client.with({ lang }), startOfDay(now)));
	return { sites, history, token: client.settings.token ?? '', table: { ...client.settings.table }, redirects };
}
