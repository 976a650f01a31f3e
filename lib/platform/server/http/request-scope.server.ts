import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from '@titraj/contract/http/trace.ts';

/** Data of the current request: its id, its trace, and the cost of its backend calls. */
export interface RequestScope {
	readonly requestId: string;
	readonly trace: Trace;
	backendCalls: number;
	/** Sum of the milliseconds until the backend's responses began. */
	backendMs: number;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs the work of one request; everything that it calls can read its scope. */
export function inRequestScope<T>(scope: RequestScope, work: () => Promise<T>): Promise<T> {
	return scopes.run(scope, work);
}

/** The current request; undefined outside of one. */
export function requestScope(): RequestScope | undefined {
	return scopes.getStore();
}
