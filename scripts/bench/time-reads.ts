import { Agent, request } from 'node:http';
import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { ApiClient, RequestOf } from '#lib/platform/http/client.ts';
import { toRequest, type WireRequest } from '#lib/platform/http/to-request.ts';

/** What every answer begins with that is not an error. */
const BEGINNING = Buffer.from('{"success":true,');

/**
 * Milliseconds of each read over `concurrency` connections, sorted. An answer is received whole, and its status, its beginning and its length are checked; it is not parsed, because that would take
 * processor time from the backend that is measured.
 */
export async function timeReads<Name extends EndpointName>(
	{ settings }: ApiClient,
	name: Name,
	{ requests, concurrency }: { requests: readonly RequestOf<Name>[]; concurrency: number },
): Promise<number[]> {
	const endpoint = settings.table[name];
	if (endpoint === undefined) throw new Error(`The backend's endpoint table does not have ${name}`);
	const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
	const took: number[] = [];
	const waiting = requests.map((each) => toRequest(settings, endpoint, { ...each })).values();
	const work = async () => {
		for (const wire of waiting) {
			const started = performance.now();
			await read(agent, wire);
			took.push(performance.now() - started);
		}
	};
	try {
		await Promise.all(Array.from({ length: concurrency }, work));
	} finally {
		agent.destroy();
	}
	return took.toSorted((a, b) => a - b);
}

function read(agent: Agent, { url, method, headers }: WireRequest): Promise<void> {
	return new Promise((resolve, reject) => {
		const fail = (cause: string) => reject(new Error(`${method} ${url}: ${cause}`));
		const call = request(url, { agent, method, headers }, (response) => {
			let first: Buffer = Buffer.alloc(0);
			let length = 0;
			response.on('data', (chunk: Buffer) => {
				if (length === 0) first = chunk;
				length += chunk.length;
			});
			response.once('error', (error) => fail(error.message));
			response.once('end', () => {
				if (response.statusCode !== 200) fail(`status ${response.statusCode}`);
				else if (!response.complete || length !== Number(response.headers['content-length'])) fail(`${length} bytes, which is not the whole answer`);
				else if (!first.subarray(0, BEGINNING.length).equals(BEGINNING)) fail(`an answer that begins with ${first.subarray(0, BEGINNING.length)}`);
				else resolve();
			});
		});
		call.once('error', (error) => fail(error.message));
		call.end();
	});
}
