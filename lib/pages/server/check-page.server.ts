import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { loadPath } from './load-path.server.ts';
import type { RenderPage } from './make-page.server.ts';
import { notFoundPage } from './shells.server.ts';

const HOME = '/';

/** Loads and renders the home page like the page function, but without its cache. Throws if that fails. */
export async function checkPage(render: RenderPage): Promise<void> {
	const environment = readEnvironment();
	const client = await publicClient(environment, languageOfPath(HOME, environment.languages));
	const site = await loadSiteOnce(environment, client, false);
	const outcome = await loadPath({ path: HOME, client, site });
	if (outcome.kind === 'unavailable') throw new ApiFailure(outcome.error);
	// A home page that redirects elsewhere is not rendered; any page shows whether rendering works.
	await render(outcome.kind === 'redirect' ? notFoundPage(site, HOME) : outcome.loaded, site);
}
