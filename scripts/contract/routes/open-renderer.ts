import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import '#lib/platform/server/http/production.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { openBuild } from '#renderer/document/open-build.server.ts';

/** Renders a loaded page; resolves to the error, or null. */
export type RenderPage = (loaded: LoadedPage) => Promise<unknown>;

/** Whether a folder has a build of the shop to render with. */
export const hasBuild = (dist: string): boolean => existsSync(join(dist, 'server/shell.mjs'));

/** Renders pages with a build of the shop, as a build writes them. */
export async function openRenderer(dist: string, site: Site): Promise<RenderPage> {
	const renderer = await (await openBuild(resolve(dist, 'server'))).rendererOf(site, null);
	return async (loaded) => {
		try {
			const outline = renderer.outline(loaded);
			await renderer.loadScreen(outline.screen);
			const html = renderer.render(outline, await renderer.renderBody(loaded));
			return html.includes('</main>') || outline.layout === 'blank' ? null : 'the document has no <main>';
		} catch (error) {
			return error;
		}
	};
}
