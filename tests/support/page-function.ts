import { handlePage } from '#lib/pages/server/handle-page.server.ts';
import type { RenderPage } from '#lib/pages/server/make-page.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';
import type { FunctionHandler } from '#scripts/serve/route-functions.ts';

/** Represents a page by its screen and title, from which a build's renderer would make a document. */
const toWords: RenderPage = async ({ content }) => `${content.staffMark ?? ''}<h1>${content.screen}|${content.title}</h1>`;

/** The page function without its renderer, which comes with a build. */
export function pageFunction(render: RenderPage = toWords): FunctionHandler {
	return (request, context) => handleSafely(request, (requestId) => handlePage(request, { requestId, address: clientAddressOf(request, context), render }));
}
