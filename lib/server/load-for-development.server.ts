import { connect } from '#lib/api/connect.ts';
import { unwrap } from '#lib/api/result.ts';
import { DEFAULT_LANGUAGE } from '#lib/config/default-language.ts';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { startOfDay } from '#lib/domain/dates.ts';
import type { LoadedPage } from '#lib/domain/screen.ts';
import { loadPath } from './load-path.server.ts';
import { loadSite, type Site } from './site.server.ts';

/** The page of a path for the development server: everything is asked anew, so that an edit shows at once. Throws with the outcome's message. */
export async function loadForDevelopment(path: string, search: string): Promise<{ loaded: LoadedPage; site: Site }> {
	const baseUrl = readEnvironment().backendUrl;
	const client = unwrap(await connect({ baseUrl, host: 'localhost', lang: DEFAULT_LANGUAGE }));
	const site = await loadSite(client, startOfDay(new Date()));
	const outcome = await loadPath({ path, query: new URLSearchParams(search), client, site, staff: true });
	if (outcome.kind === 'unavailable') throw new Error(`${path}: ${outcome.error.message}`);
	if (outcome.kind === 'redirect') return loadForDevelopment(outcome.to, '');
	return { loaded: outcome.loaded, site };
}
