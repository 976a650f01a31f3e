import '#lib/server/production.server.ts';
import { shareLoad } from '#lib/contract/share-load.ts';
import type { LoadedPage } from '#lib/domain/screen.ts';
import { toLabelModules } from '#lib/server/label-modules.server.ts';
import type { Rendered } from '#lib/server/pages/make-page.server.ts';
import type { Site } from '#lib/server/site.server.ts';
import type { DocumentRenderer } from './document/document-renderer.ts';
import { type OpenBuild, openBuild } from './document/open-build.server.ts';

const builds = new Map<'build', Promise<OpenBuild>>();
const renderers = new WeakMap<Site, Promise<DocumentRenderer>>();

/** Renders one page on demand, through the same renderer as the prerender (D22). `loadServerBuild` imports dist/server/entry.mjs. */
export async function renderLoadedPage(loaded: LoadedPage, site: Site, loadServerBuild: () => Promise<unknown>): Promise<Rendered> {
	const documents = await rendererOf(site, loadServerBuild);
	await documents.loadScreen(loaded.content.screen);
	const outline = documents.outline(loaded);
	const body = await documents.renderBody(loaded);
	return { ...documents.render(outline, body), bot: documents.renderBot(outline, body) };
}

/** The build and a site's renderer are made once; what could not be made is tried again by the next page. */
async function rendererOf(site: Site, loadServerBuild: () => Promise<unknown>): Promise<DocumentRenderer> {
	const build = await shareLoad(builds, 'build', () => loadServerBuild().then(openBuild));
	return shareLoad(renderers, site, async () => build.rendererOf(site, toLabelModules(site.language.code, site.labels).address));
}
