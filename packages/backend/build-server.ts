import jwt from '@fastify/jwt';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { toTrace } from '@titraj/contract/http/trace.ts';
import type { Metrics } from '@titraj/contract/metrics/create-metrics.ts';
import { METRICS_PATH, mayReadMetrics } from '@titraj/contract/metrics/serve-metrics.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAdmin } from './admin/register-admin.ts';
import { hideFromOthers } from './dev/index.ts';
import type { BackUp } from './merchant-api/backups/backup-route.ts';
import { registerMerchantApi } from './merchant-api/register-merchant-api.ts';
import { registerBank } from './payments/index.ts';
import { createLanes } from './platform/database/request-lane.ts';
import { compressLong } from './platform/http/compress-long.ts';
import { guardHosts } from './platform/http/guard-hosts.ts';
import type { Shop } from './platform/http/handler.ts';
import { sendProblem, toRefusal } from './platform/http/problem.ts';
import { notFound } from './platform/http/refusal.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { toLoggerOptions } from './platform/log/logger-options.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import type { BackendConfig } from './platform/settings/config.ts';
import { TOKEN_DAYS } from './platform/visitor/session.ts';
import { registerDocuments, registerEndpoint, registerLook, registerMedia, registerPapers, registerReference } from './storefront-api/index.ts';

/** Costly reads at the same time. The embedded database answers one query at a time, so more would only delay carts. */
const MOST_LATER_EMBEDDED = 2;
const MOST_LATER = 16;
const MAX_BODY = 1024 * 1024;
/** Characters: a merchant's product code of a hundred letters, each written as several bytes of an address. */
const MAX_PARAM = 1200;

/** Node looks for late requests at an interval, and lets a body wait no shorter than its head. */
const timeoutsOf = ({ requestTimeout }: Pick<BackendConfig, 'requestTimeout'>) => ({
	requestTimeout,
	headersTimeout: Math.min(15_000, requestTimeout),
	connectionsCheckingInterval: Math.min(5_000, requestTimeout),
});

/** The HTTP face of the shop: the contract's endpoints, its OpenAPI document, pictures and papers of products. */
export async function buildServer(
	shop: Shop & {
		readonly media: MediaStore;
		readonly backOffice?: string | undefined;
		readonly backUp?: BackUp;
		readonly metrics?: Metrics | undefined;
		readonly onWrite?: () => void;
	},
): Promise<FastifyInstance> {
	const app = Fastify({
		bodyLimit: MAX_BODY,
		requestTimeout: shop.config.requestTimeout,
		http: timeoutsOf(shop.config),
		genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
		childLoggerFactory: (logger, bindings, options, { headers }) => logger.child({ ...bindings, trace_id: toTrace(headers['traceparent']).traceId }, options),
		logger: toLoggerOptions(shop.config.logLevel),
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
		forceCloseConnections: 'idle',
		trustProxy: (_address, hop) => hop < shop.config.trustedProxies,
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM },
	});
	await app.register(jwt, { secret: shop.config.jwtSecret, sign: { expiresIn: `${TOKEN_DAYS}d` } });
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	guardHosts(app, shop.config);
	hideFromOthers(app, shop.config);
	app.addHook('onResponse', async ({ method, url, log, routeOptions }, { statusCode, elapsedTime }) => {
		shop.metrics?.countRequest({ route: toRouteClass(routeOptions.url), status: statusCode, seconds: elapsedTime / 1000 });
		log.info({ method, path: url.split('?')[0], status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
		if (method !== 'GET') shop.onWrite?.();
	});
	compressLong(app);
	app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound(`${request.method} ${request.url.split('?')[0]}`)));
	app.setErrorHandler((error, request, reply) => {
		const refusal = toRefusal(error);
		if (refusal.status >= 500) request.log.error({ err: error }, 'failed');
		return sendProblem(request, reply, refusal);
	});
	const inLane = createLanes({ mostLater: shop.config.databaseUrl === null ? MOST_LATER_EMBEDDED : MOST_LATER });
	for (const name of Object.keys(endpoints)) if (isEndpointName(name)) registerEndpoint(app, { ...shop, inLane }, name);
	registerReference(app);
	await registerMerchantApi(app, shop);
	registerMedia(app, shop.media);
	registerLook(app, shop.db, shop.config);
	registerDocuments(app, shop.db, shop.media);
	registerPapers(app, shop.db);
	if (shop.config.bankUrl === '' && shop.config.testBank) registerBank(app, shop);
	if (shop.config.adminPages) await registerAdmin(app, shop);
	registerMetrics(app, shop);
	return app;
}

/** Metrics at the backend's own address, for those who have the token. */
function registerMetrics(app: FastifyInstance, { metrics, config }: { readonly metrics?: Metrics | undefined; readonly config: BackendConfig }): void {
	const token = config.metricsToken ?? undefined;
	if (metrics === undefined || token === undefined) return;
	app.get(METRICS_PATH, async (request, reply) => {
		if (!mayReadMetrics(request, token)) return sendProblem(request, reply, notFound('page'));
		const { text, type } = await metrics.read();
		return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
	});
}

/** Class of a route for metrics: the part of the backend that answered. */
export function toRouteClass(route: string | undefined): string {
	const [, first = ''] = (route ?? '').split('/');
	return KNOWN_PARTS.has(first) ? first : 'other';
}

const KNOWN_PARTS: ReadonlySet<string> = new Set(['hapi', 'merchant', 'admin', 'media', 'documents', 'dev', 'bank']);

const isEndpointName = (name: string): name is EndpointName => name in endpoints;
