import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { GaugeDefinition, Metrics } from '@titraj/contract/metrics/create-metrics.ts';
import { METRICS_PATH, mayReadMetrics, sendMetrics } from '@titraj/contract/metrics/serve-metrics.ts';
import { sharedBudget } from '#lib/platform/server/cache/memory-budget.server.ts';
import { ownWatch } from '#lib/platform/server/health/own-watch.server.ts';
import type { RequestHandler } from './handle-request.ts';

/** Classes of addresses, by the beginning of their path; the rest are pages. */
const CLASSES: readonly (readonly [path: string, name: string])[] = [
	['/api/hapi/webshop/order', 'order'],
	['/api/payment', 'payment'],
	['/api/rebuild', 'rebuild'],
	['/api/health', 'health'],
	['/api/live', 'health'],
	['/api/', 'api'],
	['/media/', 'media'],
	['/documents/', 'media'],
	['/assets/', 'asset'],
	['/feeds/', 'feed'],
];

/** Class of an address for metrics. */
export const toAddressClass = (pathname: string): string => CLASSES.find(([path]) => pathname.startsWith(path))?.[1] ?? 'page';

interface Measured {
	readonly metrics: Metrics;
	/** With it, everybody who sends it may read the metrics at the shop's own address. */
	readonly token: string | undefined;
}

/** Counts answered requests, and answers those for metrics that have the token. */
export function measureRequests(handle: RequestHandler, { metrics, token }: Measured): RequestHandler {
	return (request, response) => {
		const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
		if (pathname === METRICS_PATH && mayReadMetrics(request, token)) return sendMetrics(metrics, response);
		const started = performance.now();
		response.once('close', () => {
			// The client went away before the answer.
			if (!response.headersSent) return;
			metrics.countRequest({ route: toAddressClass(pathname), status: response.statusCode, seconds: (performance.now() - started) / 1000 });
		});
		return handle(request, response);
	};
}

/** Gauges of the shop: readiness, caches, and the age of its pages. */
export const shopGauges = (folder: string): readonly GaugeDefinition[] => [
	{
		...{ name: 'shop_ready', help: '1 if the shop can serve; 0 if a check fails' },
		read: async () => {
			const report = await ownWatch()?.report();
			return report === undefined ? [] : [{ value: Number(report.problem === null) }];
		},
	},
	{ name: 'shop_cache_bytes', help: 'Memory of all caches', read: () => [{ value: sharedBudget().bytes }] },
	{
		...{ name: 'shop_build_age_seconds', help: 'Time since the last complete build of all pages' },
		read: () => {
			const file = join(folder, 'builds/latest.json');
			return existsSync(file) ? [{ value: (Date.now() - statSync(file).mtimeMs) / 1000 }] : [];
		},
	},
];
