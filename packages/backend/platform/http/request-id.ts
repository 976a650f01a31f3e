import { randomUUID } from 'node:crypto';

/** The storefront's id of the request that caused this call, else a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
	return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
