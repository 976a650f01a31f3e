import { randomUUID } from 'node:crypto';

/** The storefront's id of the request that this call is a part of, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
	return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
