import { createServer } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { backOff, backOffLeft, createThrottle, IN_FLIGHT, NO_LIMITS, type RateLimits, togglePause } from '#scripts/prerender/render/throttle.ts';
import { createThrottledFetch } from '#scripts/prerender/render/throttled-fetch.ts';

/** A response to one call; calls after the last one get 200. */
type Answer = readonly [status: number, retryAfter?: string];

/** A backend for the test, with the times at which calls arrived (milliseconds since 1970) and the maximum number of concurrent calls. */
async function listen(...answers: Answer[]) {
	const arrived: number[] = [];
	let [pending, most] = [0, 0];
	const server = createServer(async (_request, response) => {
		arrived.push(Date.now());
		most = Math.max(most, ++pending);
		await new Promise((done) => setTimeout(done, 15));
		pending--;
		const [status, retryAfter] = answers.shift() ?? [200];
		response.writeHead(status, { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) }).end('{}');
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
	return { url, arrived, most: () => most, [Symbol.dispose]: () => void server.close() };
}

/** The fetches of two threads that share a throttle. */
function openTwo(limits: Partial<RateLimits> = {}, throttle = createThrottle({ ...NO_LIMITS, ...limits })) {
	const open = () => createThrottledFetch({ send: fetch, throttle, timeout: 5000 });
	return [open(), open()] as const;
}
const ask = (url: string, callers: readonly (typeof fetch)[], times: number) =>
	Promise.all(Array.from({ length: times }, (_, nth) => callers[nth % callers.length]?.(url).then(({ status }) => status)));

// Concurrently, because they really wait: a thread waits by the clock that it shares with the others.
describe.concurrent('calls of several threads', () => {
	test('never exceed the limit of concurrent calls', async () => {
		using backend = await listen();
		expect(await ask(backend.url, openTwo({ concurrency: 3 }), 20)).toEqual(Array(20).fill(200));
		expect(backend.most()).toBeLessThanOrEqual(3);
	});

	test('are not sent before their slot if the rate is limited', async () => {
		using backend = await listen();
		const started = Date.now();
		await ask(backend.url, openTwo({ rate: 50 }), 15);
		expect(backend.arrived).toHaveLength(15);
		for (const [nth, at] of backend.arrived.entries()) expect(at - started).toBeGreaterThanOrEqual(nth * 20 - 1);
	});

	test.each([429, 503])('all wait for the time of Retry-After after a %s, and the call is retried', async (status) => {
		using backend = await listen([status, '1']);
		const throttle = createThrottle();
		const [one, other] = openTwo({}, throttle);
		const first = one(backend.url);
		await vi.waitFor(() => expect(backOffLeft(throttle)).toBeGreaterThan(0), { timeout: 5000 });
		expect((await other(backend.url)).status).toBe(200);
		expect((await first).status).toBe(200);
		const [refused = 0, ...later] = backend.arrived;
		for (const at of later) expect(at - refused).toBeGreaterThanOrEqual(990);
	});

	test('end with the signal, in flight, before their slot and while they back off, and then count no more', async () => {
		using backend = await listen();
		for (const limits of [{}, { rate: 20 }, 'back-off'] as const) {
			const throttle = createThrottle({ ...NO_LIMITS, concurrency: 2, ...(limits !== 'back-off' && limits) });
			const ended = new AbortController();
			const call = createThrottledFetch({ send: fetch, throttle, timeout: 5000, signal: ended.signal });
			if (limits === 'back-off') backOff(throttle, 60_000);
			const calls = Promise.allSettled([call(backend.url), call(backend.url)]);
			setTimeout(() => ended.abort(), 5);
			expect((await calls).map(({ status }) => status)).toContain('rejected');
			await expect(call(backend.url)).rejects.toThrow('aborted');
			expect(new BigInt64Array(throttle)[IN_FLIGHT]).toBe(0n);
		}
	});

	test('are not sent while the build is paused, and all are sent afterwards', async () => {
		using backend = await listen();
		const throttle = createThrottle();
		const callers = openTwo({}, throttle);
		expect(togglePause(throttle)).toBe(true);
		const waiting = ask(backend.url, callers, 4);
		await new Promise((done) => setTimeout(done, 150));
		expect(backend.arrived).toEqual([]);
		expect(togglePause(throttle)).toBe(false);
		expect(await waiting).toEqual([200, 200, 200, 200]);
	});
});

describe.concurrent('a call', () => {
	test('is retried after the date in Retry-After', async () => {
		// Such a date has whole seconds.
		const date = Math.ceil(Date.now() / 1000 + 0.5) * 1000;
		using backend = await listen([503, new Date(date).toUTCString()]);
		const [one] = openTwo();
		expect((await one(backend.url)).status).toBe(200);
		expect(backend.arrived).toHaveLength(2);
		expect(backend.arrived[1]).toBeGreaterThanOrEqual(date - 10);
	});

	test('is retried with exponential backoff if the response has no Retry-After', async () => {
		using backend = await listen([503], [503]);
		const [one] = openTwo();
		expect((await one(backend.url)).status).toBe(200);
		const [first = 0, second = 0, third = 0] = backend.arrived;
		expect([second - first >= 490, third - second >= 990]).toEqual([true, true]);
	});

	test('is not retried if Retry-After is an hour', async () => {
		using backend = await listen([503, '3600']);
		const [one] = openTwo();
		expect((await one(backend.url)).status).toBe(503);
		expect(backend.arrived).toHaveLength(1);
	});

	test('that returns 404 is not retried', async () => {
		using backend = await listen([404]);
		const [one] = openTwo();
		expect((await one(backend.url)).status).toBe(404);
		expect(backend.arrived).toHaveLength(1);
	});

	test.each([
		[408, 2],
		[500, 2],
		[502, 2],
		[503, 3],
		[504, 2],
	])('that is always answered with %i is sent %i times in all', async (status, times) => {
		using backend = await listen(...Array.from({ length: 20 }, () => [status] as const));
		const [one] = openTwo();
		expect((await one(backend.url)).status).toBe(status);
		expect(backend.arrived).toHaveLength(times);
	});

	test('whose response is interrupted is retried once', async () => {
		using backend = await listen();
		let sent = 0;
		const send: typeof fetch = (...asked) =>
			sent++ === 0 ? Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }))) : fetch(...asked);
		const throttled = createThrottledFetch({ send, throttle: createThrottle(), timeout: 5000 });
		expect(await (await throttled(backend.url)).text()).toBe('{}');
		expect(sent).toBe(2);
	});
});

test('a clock that is set back makes no call wait for longer', async () => {
	using backend = await listen();
	const throttle = createThrottle({ ...NO_LIMITS, rate: 100 });
	const callers = openTwo({}, throttle);
	vi.useFakeTimers({ toFake: ['Date'] });
	try {
		await ask(backend.url, callers, 2);
		backOff(throttle, 50);
		vi.setSystemTime(Date.now() - 3_600_000);
		expect(backOffLeft(throttle)).toBeLessThanOrEqual(50);
		expect(await ask(backend.url, callers, 2)).toEqual([200, 200]);
	} finally {
		vi.useRealTimers();
	}
});

test('an endless answer is cut off and not asked for again', async () => {
	let requests = 0;
	const part = Buffer.alloc(1 << 20, 'x');
	const server = createServer((_request, response) => {
		requests += 1;
		const send = () => {
			while (response.write(part));
		};
		response.on('drain', send);
		send();
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	const throttled = createThrottledFetch({ send: fetch, throttle: createThrottle(NO_LIMITS), timeout: 60_000 });
	await expect(throttled(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)).rejects.toThrow('larger than 67108864 bytes');
	expect(requests).toBe(1);
	server.closeAllConnections();
	server.close();
});
