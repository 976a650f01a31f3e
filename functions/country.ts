import type { Config } from '@netlify/functions';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { countryOf, type GeoContext } from '#lib/platform/server/http/country.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';

/** GET /api/nuxtapi/country: where the visitor is, by address (Spec 7; D25). */
export default (request: Request, context?: GeoContext): Promise<Response> =>
	handleSafely(request, async (requestId) => {
		const refused = refuseMethod(request, ['GET'], requestId);
		if (refused) return refused;
		const country = await countryOf(readEnvironment(), context);
		return jsonResponse({ success: country !== null, data: { country } });
	});

export const config: Config = { path: '/api/nuxtapi/country', rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
