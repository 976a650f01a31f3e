import { requestScope } from './request-scope.server.ts';

/** `fetch` for calls of the backend: carries the id of the request at hand, so that both logs tell of it by one name, and counts what it cost. */
export const backendFetch: typeof fetch = async (input, init) => {
	const scope = requestScope();
	if (scope === undefined) return fetch(input, init);
	const headers = new Headers(init?.headers);
	headers.set('x-request-id', scope.requestId);
	const started = performance.now();
	try {
		return await fetch(input, { ...init, headers });
	} finally {
		scope.backendCalls++;
		scope.backendMs += performance.now() - started;
	}
};
