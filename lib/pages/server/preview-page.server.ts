import { toPreviewSlug } from '@titraj/contract/block-preview.ts';
import { loadCmsPage } from '#lib/content/server/cms-screens.server.ts';
import { loadStaticContent } from '#lib/content/server/static-content-screen.server.ts';
import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import type { LoaderContext } from '#lib/screens/server/screen-loader.ts';
import type { RenderPage } from './make-page.server.ts';

const HOME = '/';

/**
 * A page with blocks that an editor has not saved, which the backend has under a key that cannot be guessed (0158); 404 without a page if it has
 * none. Who has the key sees a hidden page, too. Throws ApiFailure.
 */
export async function previewPage(key: string, render: RenderPage): Promise<Response> {
	const environment = readEnvironment();
	const client = await publicClient(environment, languageOfPath(HOME, environment.languages));
	const site = await loadSiteOnce(environment, client, false);
	const entry = { controller: 'cms', action: 'index', content_type: 'page', slug: toPreviewSlug(key), lang: site.language.code };
	const context: LoaderContext = {
		...{ site, client: client.with({ ignoreCache: true }), match: { entry, params: {} } },
		...{ path: HOME, query: new URLSearchParams(), page: 1, staff: true },
	};
	for (const load of [loadCmsPage, loadStaticContent]) {
		const outcome = await load(context);
		if (outcome.kind === 'page') return new Response(await render(outcome.loaded, site));
	}
	return new Response('', { status: 404 });
}
