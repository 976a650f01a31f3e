import type { RenderPage } from '#lib/pages/server/make-page.server.ts';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { pageFunction } from './page-function.ts';
import { startShop } from './start-shop.ts';
import type { TestBackend } from './start-test-backend.ts';

/** A page by all that its screen is given: what shoppers see is made from it. */
const toGiven: RenderPage = async ({ content }) => `<h1>${content.title}</h1><script type="application/json">${JSON.stringify(content.props)}</script>`;

interface Visited {
	readonly status: number;
	/** Where a redirect leads. */
	readonly to: string | null;
	readonly text: string;
}

/** What a visitor of the storefront gets at a path, once the storefront has heard of the last change. */
export async function visitStorefront({ url }: Pick<TestBackend, 'url'>, path: string): Promise<Visited> {
	sharedPages().clear();
	sharedCache().clear(['_', 'site']);
	const shop = await startShop({ backendUrl: url, named: { page: pageFunction(toGiven) } });
	try {
		const response = await fetch(shop.url + path, { redirect: 'manual' });
		return { status: response.status, to: response.headers.get('location'), text: await response.text() };
	} finally {
		await shop.close();
	}
}
