import type { SiteData } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { type ApiClient, createClient } from '#lib/platform/http/client.ts';
import { renewTokens } from '#lib/platform/http/connect.ts';
import type { WorkerSetup } from './worker-messages.ts';

interface Crawling extends Pick<WorkerSetup, 'backendUrl' | 'host' | 'token' | 'table' | 'timeout'> {
	/** Retries by itself, as a throttled fetch does. */
	readonly fetch: typeof fetch;
}

/** A client that reads items in a site's language. It does not validate responses, so that only an invalid item of a list fails. */
export function createCrawler({ lang, languages }: Pick<SiteData, 'lang' | 'languages'>, { backendUrl: baseUrl, ...crawling }: Crawling): ApiClient {
	const { host, token, table, timeout, fetch } = crawling;
	const { appendLang } = readEnvironment();
	return renewTokens(createClient({ baseUrl, host, lang, languages, appendLang, token, table, timeout, fetch, attempts: 1 }));
}
