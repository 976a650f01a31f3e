import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Characters. A page's data is shorter; a batch of products for a build on another machine has megabytes. */
const LONG = 256 * 1024;
const compress = promisify(gzip);

/** Compresses long JSON for clients that accept it: a network between two machines may be slower than the backend. */
export function compressLong(app: FastifyInstance): void {
	app.addHook('onSend', async (request, reply, payload) => {
		if (typeof payload !== 'string' || payload.length < LONG) return payload;
		reply.header('vary', 'accept-encoding');
		if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload;
		reply.header('content-encoding', 'gzip').removeHeader('content-length');
		return compress(payload, { level: constants.Z_BEST_SPEED });
	});
}
