import type { Site } from '#lib/navigation/server/site.server.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';

/** The 404 page of a language (Spec 8). */
export function notFoundPage(site: Site, path: string): LoadedPage {
	const title = site.translator('error.notFound.title');
	return pageOf(site, { path, screen: 'error/not-found', props: { title }, head: { title, noindex: true }, status: 404 });
}
