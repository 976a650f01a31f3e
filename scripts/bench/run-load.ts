import { Agent, request } from 'node:http';
import type { LoadKind, LoadRequest } from './load-requests.ts';
import { seededRandom } from './seeded-random.ts';

interface LoadSettings {
	readonly origin: string;
	readonly kinds: readonly LoadKind[];
	readonly connections: number;
	readonly seconds: number;
}

interface LoadResult {
	readonly calls: number;
	/** Milliseconds of each call, sorted. */
	readonly took: Float64Array;
	/** Responses with 5xx, and broken connections. */
	readonly failures: number;
	readonly perKind: readonly (Pick<LoadKind, 'name' | 'from' | 'share'> & { readonly calls: number; readonly p99: number })[];
}

/** Sends the mix over `connections`, each with one call at a time, as fast as responses arrive. */
export async function runLoad({ origin, kinds, connections, seconds }: LoadSettings): Promise<LoadResult> {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const random = seededRandom(7);
	const took = new Map<LoadKind, number[]>(kinds.map((kind) => [kind, []]));
	const last = performance.now() + seconds * 1000;
	let failures = 0;
	const work = async () => {
		while (performance.now() < last) {
			const kind = pick(kinds, random());
			const one = kind.requests[Math.floor(random() * kind.requests.length)];
			if (!one) throw new Error(`The shop has no address for ${kind.name}; build and prerender it first`);
			const started = performance.now();
			const status = await send(agent, origin, one);
			took.get(kind)?.push(performance.now() - started);
			if (status >= 500 || status === 0) failures++;
			if (status >= 400 && status < 500) throw new Error(`${one.method} ${one.path} failed before the load test: ${status}`);
		}
	};
	try {
		await Promise.all(Array.from({ length: connections }, work));
	} finally {
		agent.destroy();
	}
	const all = Float64Array.from([...took.values()].flat()).toSorted();
	const perKind = kinds.map((kind) => {
		const own = Float64Array.from(took.get(kind) ?? []).toSorted();
		return { name: kind.name, from: kind.from, share: kind.share, calls: own.length, p99: own[Math.floor(own.length * 0.99)] ?? 0 };
	});
	return { calls: all.length, took: all, failures, perKind };
}

function pick(kinds: readonly LoadKind[], at: number): LoadKind {
	let sum = 0;
	const found = kinds.find(({ share }) => {
		sum += share;
		return at < sum;
	});
	const kind = found ?? kinds.at(-1);
	if (!kind) throw new Error('The mix of calls is empty');
	return kind;
}

/** Resolves with the status when the response is complete; with 0 if the connection broke. */
function send(agent: Agent, origin: string, { method, path, headers, body }: LoadRequest): Promise<number> {
	return new Promise((resolve) => {
		const call = request(new URL(path, origin), { agent, method, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
			response.resume();
			response.once('end', () => resolve(response.statusCode ?? 0));
			response.once('error', () => resolve(0));
		});
		call.once('error', () => resolve(0));
		call.end(body);
	});
}
