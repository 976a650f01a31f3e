import type { Config, Context } from '@netlify/functions';
import { handleProxy } from '#lib/gateway/server/handle-proxy.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';
import { loadDictionaries } from '#lib/platform/server/i18n/dictionary.server.ts';

/** The frontend proxy (Spec 7). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => handleProxy(request, { requestId, address: clientAddressOf(request, context) }));

/** Loads the labels of all languages at the start of a server. */
export const preload = loadDictionaries;

export const config: Config = {
	path: '/api/nuxtapi/*',
	excludedPath: [
		'/api/nuxtapi/token',
		'/api/nuxtapi/token/',
		'/api/nuxtapi/clearCache',
		'/api/nuxtapi/clearCache/',
		'/api/nuxtapi/country',
		'/api/nuxtapi/country/',
		'/api/nuxtapi/maintenance',
		'/api/nuxtapi/maintenance/',
	],
};
