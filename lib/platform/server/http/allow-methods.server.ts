import { problem } from './problem.server.ts';

/**
 * 405 as problem details for a method that a function does not take; null for one that it takes, and for HEAD where it takes GET. The platform would pass such
 * a request on to the page function, which answers with a document.
 */
export function refuseMethod({ method }: Request, allowed: readonly string[], requestId: string): Response | null {
	const isAllowed = allowed.includes(method) || (method === 'HEAD' && allowed.includes('GET'));
	return isAllowed ? null : problem(405, { requestId, headers: { allow: allowed.join(', ') } });
}
