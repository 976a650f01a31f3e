import type { RenderPage } from '#lib/pages/server/make-page.server.ts';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { pageFunction } from './page-function.ts';
import { startShop } from './start-shop.ts';
import type { TestBackend } from './start-test-backend.ts';

/** Renders the props of a screen as JSON: what shoppers see is made from them. */
const toProps: RenderPage = async ({ content }) => `<h1>${content.title}</h1><script type="application/json">${JSON.stringify(content.props)}</script>`;

interface Visited {
	readonly status: number;
	/** Where a redirect leads. */
	readonly to: string | null;
	readonly text: string;
}

/** What a visitor of the storefront gets at a path, with empty caches, so that the last change is included. */
export async function visitStorefront({ url }: Pick<TestBackend, 'url'>, path: string): Promise<Visited> {
	sharedPages().clear();
	sharedCache().clear(['_', 'site']);
	const shop = await startShop({ backendUrl: url, named: { page: pageFunction(toProps) } });
	try {
		const response = await fetch(shop.url + path, { redirect: 'manual' });
		return { status: response.status, to: response.headers.get('location'), text: await response.text() };
	} finally {
		await shop.close();
	}
}
