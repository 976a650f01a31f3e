import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';

const METHODS = new Set(['GET', 'POST', 'PUT', 'DELETE']);
const SEGMENTS = /^\/api\/hapi\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\/?$/;

/**
 * The endpoint of a gateway path: `POST /api/hapi/webshop/product` is `_post_hapi_webshop_product` (D2, D23). Null for calls that are
 * unknown or server-only, and for malformed paths.
 */
export function findEndpoint(method: string, pathname: string): EndpointName | null {
	const words = SEGMENTS.exec(pathname)?.[1];
	if (words === undefined || !METHODS.has(method)) return null;
	const name = `_${method.toLowerCase()}_hapi_${words.replaceAll(/[/-]/g, '_')}`;
	return isOpen(name) ? name : null;
}

/** The methods that the gateway accepts at a path, for the Allow header. */
export function allowedMethods(pathname: string): readonly string[] {
	return [...METHODS].filter((method) => findEndpoint(method, pathname) !== null);
}

function isOpen(name: string): name is EndpointName {
	const known: Readonly<Record<string, object>> = endpoints;
	const endpoint = Object.hasOwn(known, name) ? known[name] : undefined;
	return endpoint !== undefined && !('internal' in endpoint);
}
