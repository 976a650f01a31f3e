import type { Config } from '@netlify/functions';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { answerJson } from '#lib/server/http/answer-json.server.ts';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { countryOf, type GeoContext } from '#lib/server/http/country.server.ts';

/** GET /api/nuxtapi/country: where the visitor is, by address (Spec 7; D25). */
export default (request: Request, context?: GeoContext): Promise<Response> =>
	answerSafely(request, async () => {
		const country = await countryOf(readEnvironment(), context);
		return answerJson({ success: country !== null, data: { country } });
	});

export const config: Config = { path: '/api/nuxtapi/country', method: ['GET'], rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
