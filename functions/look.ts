import type { Config } from '@netlify/functions';
import { handleLook } from '#lib/pages/server/handle-look.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** The look that the back office sets, and its preview (0151). */
export default (request: Request): Promise<Response> =>
	handleSafely(
		request,
		async (requestId) =>
			refuseMethod(request, ['GET'], requestId) ?? handleLook(request, { requestId, renderHome: async (home) => (await import('./page.ts')).default(home) }),
	);

export const config: Config = { path: ['/look.css', '/look-icon', '/look-preview'] };
