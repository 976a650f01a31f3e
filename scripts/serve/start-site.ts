import '#lib/platform/server/http/production.server.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { drainable } from '@titraj/contract/http/drain.ts';
import { takeHandedConnections } from '@titraj/contract/http/handed-connections.ts';
import { toKnownHosts } from '@titraj/contract/http/known-hosts.ts';
import { createLineLimit } from '@titraj/contract/line-limit.ts';
import { createMetrics } from '@titraj/contract/metrics/create-metrics.ts';
import { serveMetrics } from '@titraj/contract/metrics/serve-metrics.ts';
import { requireProxySecret } from '@titraj/contract/settings/trusted-proxy.ts';
import { installRebuilder } from '#lib/pages/server/rebuild/rebuilder.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { installWatch } from '#lib/platform/server/health/own-watch.server.ts';
import { runChecks } from '#lib/platform/server/health/run-checks.server.ts';
import { watchHealth } from '#lib/platform/server/health/watch-health.server.ts';
import { errorFields, log, toLoggedPath } from '#lib/platform/server/log/log.server.ts';
import type { RunningRebuilder } from '../rebuild/create-rebuilder.ts';
import { createRequestHandler, type RequestHandler } from './handle-request.ts';
import { type ConnectionLimits, connectionLimits, limitConnections } from './limit-connections.ts';
import { loadFunctions } from './load-functions.ts';
import { measureRequests, shopGauges } from './measure-requests.ts';
import { openPlatformRules } from './platform-rules.ts';
import { prepareEnvironment } from './prepare-environment.ts';

export interface SiteOptions {
	/** 0 for any free port. */
	readonly port?: number;
	readonly host?: string;
	/** Origin of the commerce backend; BACKEND_URL when left out. */
	readonly backendUrl?: string;
	/** The folder of static files; `dist/client` when left out. */
	readonly dir?: string;
	readonly root?: string;
	/** Renders the changes of the content webhook. Without it the webhook only clears caches. */
	readonly rebuilder?: RunningRebuilder;
	/** Checks the shop's health in the background. Without it the checks run with the requests for the result. */
	readonly watchesHealth?: boolean;
}

export interface RunningSite extends AsyncDisposable {
	readonly url: string;
	close(): Promise<void>;
}

/** Runs the shop as the platform does: functions, then static files, with redirect and header rules. */
export async function startSite({
	port = 8888,
	host = '127.0.0.1',
	backendUrl,
	dir = 'dist/client',
	root = process.cwd(),
	rebuilder,
	watchesHealth = false,
}: SiteOptions = {}): Promise<RunningSite> {
	prepareEnvironment({ root, ...(backendUrl !== undefined && { backendUrl }) });
	const folder = resolve(root, dir);
	const { trustedProxies, baseClientSecret, siteUrl, allowedHosts, metricsPort, metricsToken } = readEnvironment();
	requireProxySecret({ proxies: { TRUSTED_PROXIES: trustedProxies }, baseClientSecret });
	const rules = openPlatformRules({ root, folder });
	const hosts = toKnownHosts(siteUrl, allowedHosts);
	const handle = createRequestHandler({ functions: await loadFunctions(), rules, folder, trustedProxies, hosts });
	installRebuilder(rebuilder);
	const metrics = createMetrics('shop');
	metrics.addGauges(shopGauges(folder));
	const site = await listen(measureRequests(handle, { metrics, token: metricsToken }), { port, host, limits: connectionLimits({ trustedProxies }) });
	const watch = watchesHealth ? watchHealth(() => runChecks(checkPage)) : undefined;
	installWatch(watch);
	const served = watchesHealth && metricsPort !== undefined ? serveMetrics(metrics, metricsPort) : undefined;
	const close = async () => {
		served?.[Symbol.dispose]();
		watch?.close();
		await site.close();
		installWatch(undefined);
		installRebuilder(undefined);
		await rebuilder?.close();
	};
	return { url: site.url, close, [Symbol.asyncDispose]: close };
}

/** Imported when used: the page function needs the pages' build. */
const checkPage = async (): Promise<void> => (await import('#functions/page.ts')).check();

interface Listening {
	readonly port: number;
	readonly host: string;
	readonly limits?: ConnectionLimits;
}

/** Listens with a request handler. Port 0 is any free port. */
export async function listen(handle: RequestHandler, { port, host, limits }: Listening): Promise<RunningSite> {
	const server = createServer(
		{ connectionsCheckingInterval: 5000 },
		(request, response) => void handle(request, response).catch((cause: unknown) => fail(request, response, cause)),
	);
	if (limits) limitConnections(server, limits);
	await new Promise<void>((ready, failed) => server.once('error', (cause) => failed(toListenError(cause, port))).listen(port, host, ready));
	const address = server.address();
	const taken = typeof address === 'object' && address !== null ? address.port : port;
	const drain = drainable(server);
	const handed = takeHandedConnections(server);
	const close = () => drain({ isPatient: handed.isHandingOff() });
	return { url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}`, close, [Symbol.asyncDispose]: close };
}

function toListenError(cause: Error, port: number): Error {
	if (!('code' in cause) || cause.code !== 'EADDRINUSE') return cause;
	return new Error(`Port ${port} is taken. Stop the program that listens there, or choose another port with --port.`);
}

/** Limits log lines about aborted uploads. */
const abortedLines = createLineLimit({ most: 10, windowMs: 60_000 });

function fail(request: IncomingMessage, response: ServerResponse, cause: unknown): void {
	if (isAborted(request, cause)) return void logAborted(request);
	log('error', 'request failed', { method: request.method, path: toLoggedPath((request.url ?? '').replace(/\?.*/, '')), ...errorFields(cause) });
	if (response.headersSent) return void response.destroy();
	response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Internal error\n');
}

/** The client went away while sending. The log is limited, because any client can cause such lines. */
const isAborted = ({ complete }: IncomingMessage, cause: unknown): boolean =>
	!complete && cause instanceof Error && 'code' in cause && cause.code === 'ECONNRESET';

function logAborted({ method, url = '' }: IncomingMessage): void {
	const { writes, leftOut } = abortedLines(performance.now());
	if (writes) log('error', 'aborted by the client', { method, path: toLoggedPath(url.replace(/\?.*/, '')), ...(leftOut > 0 && { left_out: leftOut }) });
}
