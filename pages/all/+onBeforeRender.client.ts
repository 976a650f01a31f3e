import type { PageContextClient } from 'vike/types';
import { resolveGuard } from '#lib/navigation/page-guard.ts';
import { firstInteraction } from '#lib/platform/client/first-interaction.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { loadDocumentTranslator } from '#lib/platform/i18n/document-translator.ts';
import type { PageData } from '#lib/screens/screen.ts';
import { loadScreen } from './load-screen.ts';

let shown: PageData | undefined;

/**
 * Loads the code and labels of the page before hydration, and before a navigation commits (ADR 1). If build, language or layout differ from
 * the document's, or code cannot be loaded, a full navigation follows; a first load keeps its static page.
 */
export async function onBeforeRender(pageContext: PageContextClient): Promise<void> {
	const data = pageContext.data as PageData;
	if (shown && (data.build !== shown.build || data.lang !== shown.lang || data.layout !== shown.layout)) return leave(pageContext.urlOriginal);
	const away = resolveGuard(data.guard, readStateHint()?.signedIn ?? false, pageContext.urlOriginal);
	if (away !== null) return leave(away);
	if (!shown) startPreloads();
	shown ??= data;
	try {
		await Promise.all([loadScreen(data.screen, { isHydration: pageContext.isHydration }), loadDocumentTranslator(data.lang, data.screen)]);
	} catch (error) {
		if (!pageContext.isHydration) return leave(pageContext.urlOriginal);
		console.error(`${pageContext.urlPathname}: the page stays as it was delivered`, error);
		return never();
	}
}

/** Preloads data and code of pages that the visitor is about to open (Spec 9, route preloads). */
function startPreloads(): void {
	void firstInteraction()
		.then(() => import('#lib/navigation/client/preload-routes.ts'))
		.then(
			({ preloadRoutes }) => preloadRoutes((data) => void loadScreen(data?.screen ?? 'error/not-found').catch(() => undefined)),
			() => undefined,
		);
}

function leave(to: string): Promise<never> {
	location.assign(to);
	return never();
}

function never(): Promise<never> {
	return new Promise(() => {});
}
