import { AsyncLocalStorage } from 'node:async_hooks';

/** What belongs to the request that is being answered: its id, and what the backend cost it. */
export interface RequestScope {
	readonly requestId: string;
	backendCalls: number;
	/** Milliseconds until the backend's answers began, summed up. */
	backendMs: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the work of one request; everything that it calls finds its scope. */
export function inRequestScope<T>(scope: RequestScope, work: () => Promise<T>): Promise<T> {
	return scopes.run(scope, work);
}

/** The request at hand; undefined outside of one. */
export function requestScope(): RequestScope | undefined {
	return scopes.getStore();
}
