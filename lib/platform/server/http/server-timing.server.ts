import type { RequestScope } from './request-scope.server.ts';

/** The Server-Timing header of a response: total milliseconds, and those spent in the backend. Concurrent calls are added up. */
export function serverTimingOf({ backendCalls, backendMs }: Pick<RequestScope, 'backendCalls' | 'backendMs'>, ms: number): string {
	const total = `total;dur=${ms.toFixed(1)}`;
	return backendCalls === 0 ? total : `${total}, backend;dur=${backendMs.toFixed(1)};desc="${backendCalls} calls"`;
}
