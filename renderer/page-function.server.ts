import { checkPage } from '#lib/pages/server/check-page.server.ts';
import { handlePage } from '#lib/pages/server/handle-page.server.ts';
import type { RenderPage } from '#lib/pages/server/make-page.server.ts';
import { previewPage } from '#lib/pages/server/preview-page.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';
import type { BuildParts } from './document/build-of-parts.ts';
import { renderLoadedPage } from './render-loaded-page.server.ts';

/** Loads the dictionaries that this bundle would load with the first page of a language. */
export { loadDictionaries } from '#lib/platform/server/i18n/dictionary.server.ts';

interface PageFunction {
	readonly answer: (request: Request, context?: { readonly ip?: string }) => Promise<Response>;
	/** Renders a page with blocks that are not saved; 404 without a page if there is no such preview. */
	readonly preview: (key: string) => Promise<Response>;
	/** Renders a page without cache; throws if that fails. */
	readonly check: () => Promise<void>;
}

/**
 * The page function, which renders with the parts of a build. `vite build` bundles it with the packages that it uses
 * (scripts/build/page-parts.ts).
 */
export function createPageFunction(loadParts: () => Promise<BuildParts>): PageFunction {
	const render: RenderPage = (loaded, site) => renderLoadedPage(loaded, site, loadParts);
	return {
		answer: (request, context) => handleSafely(request, (requestId) => handlePage(request, { requestId, address: clientAddressOf(request, context), render })),
		preview: (key) => previewPage(key, render),
		check: () => checkPage(render),
	};
}
