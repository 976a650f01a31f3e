import type { PageContextServer } from 'vike/types';
import type { PageData } from '#lib/screens/screen.ts';
import { loadScreen } from './load-screen.ts';

/**
 * The page's data: passed in by the prerender or the page function, or loaded from the backend in development. Only documents are rendered
 * on the server; navigations read their data from documents (+data.client.ts).
 */
export async function data(pageContext: PageContextServer): Promise<PageData | undefined> {
	if (pageContext.probe) return undefined;
	if (!pageContext.loaded) {
		const { loadForDevelopment } = await import('#lib/pages/server/load-for-development.server.ts');
		Object.assign(pageContext, await loadForDevelopment(pageContext.urlParsed.pathname, pageContext.urlParsed.searchOriginal ?? ''));
	}
	if (!pageContext.loaded) throw new Error(`${pageContext.urlPathname}: no page was loaded`);
	const { content } = pageContext.loaded;
	await loadScreen(content.screen);
	return { ...content, build: pageContext.files?.build ?? 'development' };
}
