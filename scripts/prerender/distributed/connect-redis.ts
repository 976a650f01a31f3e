import { Redis } from 'ioredis';

/** Seconds without Redis that a build or a machine sits out. */
const PATIENCE = 60;
const CONNECT_TIMEOUT = 5000;

/** A connection that waits for its Redis once it has been there. Throws in plain words where it cannot be reached at first. */
export async function connectTo(url: string): Promise<Redis> {
	if (!/^rediss?:\/\/.+/.test(url)) throw new Error(`--queue is "${url}"; it must be an address such as redis://127.0.0.1:6379`);
	await probe(url);
	const redis = new Redis(url, LASTING);
	redis.on('error', () => undefined);
	return redis;
}

const LASTING = {
	connectTimeout: CONNECT_TIMEOUT,
	// What blocks waits for as long as the connection is given.
	maxRetriesPerRequest: null,
	retryStrategy: (times: number) => (times > PATIENCE ? null : Math.min(times * 100, 1000)),
};

async function probe(url: string): Promise<void> {
	const redis = new Redis(url, { lazyConnect: true, connectTimeout: CONNECT_TIMEOUT, retryStrategy: () => null, maxRetriesPerRequest: 0 });
	let cause = 'no answer';
	redis.on('error', (error) => {
		cause = error.message || ('code' in error ? String(error.code) : cause);
	});
	try {
		await redis.connect();
		await redis.ping();
	} catch (error) {
		const last = error instanceof Error && !/Connection is closed/.test(error.message) ? error.message : '';
		throw new Error(`Redis at ${withoutSecrets(url)} cannot be used: ${last || cause}. Start it, or check --queue`);
	} finally {
		redis.disconnect();
	}
}

/** An address as it may be printed. */
function withoutSecrets(url: string): string {
	const { protocol, host, pathname } = new URL(url);
	return `${protocol}//${host}${pathname}`;
}
