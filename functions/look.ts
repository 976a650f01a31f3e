import type { Config } from '@netlify/functions';
import { handleLook } from '#lib/pages/server/handle-look.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** The look that the back office sets, its preview (0151), and that of pages with unsaved blocks (0158). */
export default (request: Request, context?: { readonly ip?: string }): Promise<Response> =>
	handleSafely(
		request,
		async (requestId) =>
			refuseMethod(request, ['GET'], requestId) ??
			handleLook(request, {
				...{ requestId, address: clientAddressOf(request, context) },
				renderHome: async (home) => (await import('./page.ts')).default(home),
				renderPreview: async (key) => (await import('./page.ts')).preview(key),
			}),
	);

export const config: Config = { path: ['/look.css', '/look-icon', '/look-preview'] };
