import { Redis } from 'ioredis';

/** Attempts to reconnect, about one a second, before a build or a machine gives up. */
const MAX_RECONNECTS = 60;
const CONNECT_TIMEOUT = 5000;

const CONNECTION = {
	connectTimeout: CONNECT_TIMEOUT,
	// Blocking commands wait while the connection is retried.
	maxRetriesPerRequest: null,
	retryStrategy: (times: number) => (times > MAX_RECONNECTS ? null : Math.min(times * 100, 1000)),
};

/** Connects to Redis, and reconnects if the connection is lost later. Throws if Redis cannot be reached or `url` is not a Redis address. */
export async function connectRedis(url: string): Promise<Redis> {
	if (!/^rediss?:\/\/.+/.test(url)) throw new Error(`--queue is "${url}"; it must be an address such as redis://127.0.0.1:6379`);
	await probe(url);
	const redis = new Redis(url, CONNECTION);
	redis.on('error', () => undefined);
	return redis;
}

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
		throw new Error(`Redis at ${withoutSecrets(url)} is not available: ${last || cause}. Start it, or check --queue`);
	} finally {
		redis.disconnect();
	}
}

/** The address without user name and password, for messages. */
function withoutSecrets(url: string): string {
	const { protocol, host, pathname } = new URL(url);
	return `${protocol}//${host}${pathname}`;
}
