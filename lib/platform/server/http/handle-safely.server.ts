import { randomUUID } from 'node:crypto';
import { toTrace } from '@titraj/contract/http/trace.ts';
import { ApiFailure } from '../../http/result.ts';
import { errorFields, log, toLoggedPath } from '../log/log.server.ts';
import { problem } from './problem.server.ts';
import { problemOfFailure } from './problem-of-failure.server.ts';
import { inRequestScope, type RequestScope } from './request-scope.server.ts';

/**
 * Runs a function's work; anything it throws becomes problem details with the request's id (D26). Writes one log line per request;
 * uncacheable responses get a Server-Timing header.
 */
export function handleSafely(request: Request, work: (requestId: string) => Promise<Response>): Promise<Response> {
	const scope: RequestScope = { requestId: requestIdOf(request), trace: toTrace(request.headers.get('traceparent')), backendCalls: 0, backendMs: 0 };
	return inRequestScope(scope, async () => {
		const started = performance.now();
		const response = await attempt(request, scope.requestId, work);
		const ms = performance.now() - started;
		response.headers.set('x-request-id', scope.requestId);
		if (/no-store/.test(response.headers.get('cache-control') ?? '')) response.headers.set('server-timing', serverTimingOf(scope, ms));
		const path = toLoggedPath(new URL(request.url).pathname);
		log('info', 'answered', { method: request.method, path, status: response.status, ms: Math.round(ms), backend_ms: Math.round(scope.backendMs) });
		return response;
	});
}

async function attempt(request: Request, requestId: string, work: (requestId: string) => Promise<Response>): Promise<Response> {
	try {
		return await work(requestId);
	} catch (cause) {
		if (cause instanceof ApiFailure) return problemOfFailure(cause.error, requestId);
		log('error', 'failed', { method: request.method, path: toLoggedPath(new URL(request.url).pathname), ...errorFields(cause) });
		return problem(500, { requestId, detail: 'Something went wrong on our side' });
	}
}

/** The platform's id of a request, else a new one; part of every problem and log line (D26). */
function requestIdOf(request: Request): string {
	const given = request.headers.get('x-nf-request-id') ?? '';
	return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The Server-Timing header of a response: total milliseconds, and those spent in the backend. Concurrent calls are added up. */
function serverTimingOf({ backendCalls, backendMs }: Pick<RequestScope, 'backendCalls' | 'backendMs'>, ms: number): string {
	const total = `total;dur=${ms.toFixed(1)}`;
	return backendCalls === 0 ? total : `${total}, backend;dur=${backendMs.toFixed(1)};desc="${backendCalls} calls"`;
}
