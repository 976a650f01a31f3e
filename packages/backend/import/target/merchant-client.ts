import { setTimeout as wait } from 'node:timers/promises';
import type { CommandAccess } from '../../merchant-api/keys/command-access.ts';
import { FeedError } from '../source/feed-error.ts';

interface Call {
	readonly method: 'GET' | 'POST';
	readonly path: string;
	readonly type?: string;
	readonly body?: string | Uint8Array<ArrayBuffer>;
}

const MOST_TRIES = 8;
/** Longest pause that a busy shop may ask for, in seconds. */
const LONGEST_PAUSE = 60;

/** Calls the merchant API of the running shop; waits if it asks to. Throws a `FeedError` if it refuses the call as a whole. */
export async function callMerchant({ url, key }: CommandAccess, { method, path, type, body }: Call): Promise<Response> {
	for (let attempt = 1; ; attempt++) {
		const response = await fetch(`${url}/merchant/v1${path}`, {
			method,
			headers: { authorization: `Bearer ${key}`, ...(type !== undefined && { 'content-type': type }) },
			...(body !== undefined && { body }),
		}).catch((error: unknown) => {
			throw new FeedError(
				`The running shop at ${url} does not answer (${error instanceof Error ? error.message : error}): it is ending, or another command has its data folder. Start the import again.`,
			);
		});
		if (response.ok || response.status === 422) return response;
		const text = await response.text();
		if (response.status !== 429 || attempt >= MOST_TRIES)
			throw new FeedError(`The running shop refused ${method} ${path} (${response.status}): ${text.slice(0, 300)}`);
		await wait(Math.min(LONGEST_PAUSE, Number(response.headers.get('retry-after')) || 1) * 1000);
	}
}
