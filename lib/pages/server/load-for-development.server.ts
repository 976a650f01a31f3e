import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { DEFAULT_LANGUAGE } from '#lib/platform/config/default-language.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startOfDay } from '#lib/platform/time/dates.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { loadPath } from './load-path.server.ts';

/** The page of a path for the development server: loads everything again, so that edits appear immediately. Throws with the outcome's message. */
export async function loadForDevelopment(path: string, search: string): Promise<{ loaded: LoadedPage; site: Site }> {
	const baseUrl = readEnvironment().backendUrl;
	const client = unwrap(await connect({ baseUrl, host: 'localhost', lang: DEFAULT_LANGUAGE }));
	const site = await loadSite(client, startOfDay(new Date()));
	const outcome = await loadPath({ path, query: new URLSearchParams(search), client, site, staff: true });
	if (outcome.kind === 'unavailable') throw new Error(`${path}: ${outcome.error.message}`);
	if (outcome.kind === 'redirect') return loadForDevelopment(outcome.to, '');
	return { loaded: outcome.loaded, site };
}
