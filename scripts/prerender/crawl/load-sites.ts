import type { Redirect } from '@titraj/contract/site.ts';
import type { DataOf } from '#lib/api/client.ts';
import { connect } from '#lib/api/connect.ts';
import { findFault } from '#lib/api/find-fault.ts';
import { unwrap } from '#lib/api/result.ts';
import { startOfDay } from '#lib/domain/dates.ts';
import { loadSiteData, type SiteData } from '#lib/server/site.server.ts';
import type { PrerenderOptions } from '#scripts/prerender/prerender-options.ts';

interface Session {
	/** What changed since a moment, asked before anything else: what changes while it is read is told again. Null where the backend keeps no history. */
	readonly history: DataOf<'_get_hapi_misc_changes'> | null;
	readonly token: string;
	readonly table: Record<string, { method: string; path: string }>;
	readonly redirects: readonly Redirect[];
}

/** The sites of every language, with the token and the table that they were read with. */
export async function loadSites({
	backendUrl,
	host,
	languages,
	timeout,
	now,
	since = null,
}: Pick<PrerenderOptions, 'backendUrl' | 'host' | 'languages' | 'timeout' | 'now'> & { readonly since?: number | null }) {
	const sites: SiteData[] = [];
	let session: Session | undefined;
	const codes = languages.map(({ code }) => code);
	for (const code of codes) {
		const client = unwrap(await connect({ baseUrl: backendUrl, host, lang: code, languages: codes, timeout, findFault }));
		session ??= {
			history: await client.call('_get_hapi_misc_changes', since === null ? {} : { since }).then((answer) => (answer.ok ? answer.data : null)),
			token: client.settings.token ?? '',
			table: { ...client.settings.table },
			redirects: unwrap(await client.call('_get_hapi_misc_redirects', {})),
		};
		sites.push(await loadSiteData(client, startOfDay(now)));
	}
	if (!session) throw new Error('LANGUAGES turns no language on');
	return { sites, ...session };
}
