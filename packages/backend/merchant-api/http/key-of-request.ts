import type { FastifyRequest } from 'fastify';
import type { ApiKey } from './authenticate-key.ts';

const KEYS = new WeakMap<FastifyRequest, ApiKey>();

export const setKeyOf = (request: FastifyRequest, key: ApiKey): void => void KEYS.set(request, key);

/** The API key that a request was authenticated with. */
export function keyOf(request: FastifyRequest): ApiKey {
	const key = KEYS.get(request);
	if (key === undefined) throw new Error('A request of the merchant API was not authenticated');
	return key;
}
