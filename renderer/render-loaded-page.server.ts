import '#lib/platform/server/http/production.server.ts';
import { shareLoad } from '@titraj/contract/share-load.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LabelPlan } from '#lib/platform/i18n/label-plan.ts';
import { toLabelModules } from '#lib/platform/server/i18n/label-modules.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { type Build, type BuildParts, buildOfParts } from './document/build-of-parts.ts';
import type { DocumentRenderer } from './document/document-renderer.ts';

interface LoadedBuild extends Build {
	readonly labelPlan: LabelPlan;
}

const builds = new Map<'build', Promise<LoadedBuild>>();
const renderers = new WeakMap<Site, Promise<DocumentRenderer>>();

/** Renders one page on demand, through the same renderer as the prerender (D22). `loadParts` imports the modules that the build wrote for it. */
export async function renderLoadedPage(loaded: LoadedPage, site: Site, loadParts: () => Promise<BuildParts>): Promise<string> {
	const documents = await rendererOf(site, loadParts);
	await documents.loadScreen(loaded.content.screen);
	const outline = documents.outline(loaded);
	return documents.render(outline, await documents.renderBody(loaded));
}

/** The build and a site's renderer are created once; a failure is retried with the next page. */
async function rendererOf(site: Site, loadParts: () => Promise<BuildParts>): Promise<DocumentRenderer> {
	const build = await shareLoad(builds, 'build', async () => {
		const parts = await loadParts();
		return { ...buildOfParts(parts), labelPlan: parts.labelPlan };
	});
	return shareLoad(renderers, site, async () => build.rendererOf(site, toLabelModules(site.language.code, site.labels, build.labelPlan).base));
}
