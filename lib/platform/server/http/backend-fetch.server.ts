import { toTraceparent } from '@titraj/contract/http/trace.ts';
import { requestScope } from './request-scope.server.ts';

/** `fetch` for backend calls: sends the current request's id and trace, so that both logs can be correlated, and measures the time. */
export const backendFetch: typeof fetch = async (input, init) => {
	const scope = requestScope();
	if (scope === undefined) return fetch(input, init);
	const headers = new Headers(init?.headers);
	headers.set('x-request-id', scope.requestId);
	headers.set('traceparent', toTraceparent(scope.trace));
	const started = performance.now();
	try {
		return await fetch(input, { ...init, headers });
	} finally {
		scope.backendCalls++;
		scope.backendMs += performance.now() - started;
	}
};
