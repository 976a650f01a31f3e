import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backOff, backOffLeft, createThrottle, NO_LIMITS, type RateLimits, togglePause } from '#scripts/prerender/render/throttle.ts';
import { createThrottledFetch } from '#scripts/prerender/render/throttled-fetch.ts';

let server: Server;
let url: string;
/** When calls arrived, in milliseconds since 1970. */
let arrived: number[] = [];
let [pending, most] = [0, 0];
/** Answers to the next calls; 200 when they are used up. */
let answers: (readonly [status: number, retryAfter?: string])[] = [];

beforeAll(async () => {
	server = createServer(async (_request, response) => {
		arrived.push(Date.now());
		most = Math.max(most, ++pending);
		await new Promise((done) => setTimeout(done, 15));
		pending--;
		const [status, retryAfter] = answers.shift() ?? [200];
		response.writeHead(status, { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) }).end('{}');
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
});
afterAll(() => server.close());
beforeEach(() => {
	[arrived, answers, pending, most] = [[], [], 0, 0];
});

/** The fetches of two threads that share a throttle. */
function openTwo(limits: Partial<RateLimits> = {}, throttle = createThrottle({ ...NO_LIMITS, ...limits })) {
	const open = () => createThrottledFetch({ send: fetch, throttle, timeout: 5000 });
	return [open(), open()] as const;
}
const ask = (callers: readonly (typeof fetch)[], times: number) =>
	Promise.all(Array.from({ length: times }, (_, nth) => callers[nth % callers.length]?.(url).then(({ status }) => status)));

test('all threads together send no more calls at once than the limit', async () => {
	expect(await ask(openTwo({ concurrency: 3 }), 20)).toEqual(Array(20).fill(200));
	expect(most).toBeLessThanOrEqual(3);
});

test('no call goes out before its slot when the rate is limited', async () => {
	const started = Date.now();
	await ask(openTwo({ rate: 50 }), 15);
	expect(arrived).toHaveLength(15);
	for (const [nth, at] of arrived.entries()) expect(at - started).toBeGreaterThanOrEqual(nth * 20 - 1);
});

test.each([429, 503])('after %s all threads back off for the time of Retry-After, and the call is retried', async (status) => {
	answers = [[status, '1']];
	const [one, other] = openTwo();
	const first = one(url);
	await new Promise((done) => setTimeout(done, 100));
	expect((await other(url)).status).toBe(200);
	expect((await first).status).toBe(200);
	const [refused = 0, ...later] = arrived;
	for (const at of later) expect(at - refused).toBeGreaterThanOrEqual(990);
});

test('a call is retried after a Retry-After that is a date', async () => {
	answers = [[503, new Date(Date.now() + 2000).toUTCString()]];
	const [one] = openTwo();
	expect((await one(url)).status).toBe(200);
	expect(arrived).toHaveLength(2);
});

test('the back-off doubles when the answer has no Retry-After', async () => {
	answers = [[503], [503]];
	const [one] = openTwo();
	expect((await one(url)).status).toBe(200);
	const [first = 0, second = 0, third = 0] = arrived;
	expect([second - first >= 490, third - second >= 990]).toEqual([true, true]);
});

test('a clock that is set back makes no call wait for longer', async () => {
	const throttle = createThrottle({ ...NO_LIMITS, rate: 100 });
	const callers = openTwo({}, throttle);
	vi.useFakeTimers({ toFake: ['Date'] });
	try {
		await ask(callers, 2);
		backOff(throttle, 50);
		vi.setSystemTime(Date.now() - 3_600_000);
		expect(backOffLeft(throttle)).toBeLessThanOrEqual(50);
		expect(await ask(callers, 2)).toEqual([200, 200]);
	} finally {
		vi.useRealTimers();
	}
});

test('a call is not retried when Retry-After is an hour', async () => {
	answers = [[503, '3600']];
	const [one] = openTwo();
	expect((await one(url)).status).toBe(503);
	expect(arrived).toHaveLength(1);
});

test('a call that is answered with 404 is not retried', async () => {
	answers = [[404]];
	const [one] = openTwo();
	expect((await one(url)).status).toBe(404);
	expect(arrived).toHaveLength(1);
});

test.each([
	[408, 2],
	[500, 2],
	[502, 2],
	[503, 3],
	[504, 2],
])('a call that is always answered with %i is sent %i times in all', async (status, times) => {
	answers = Array(20).fill([status]);
	const [one] = openTwo();
	expect((await one(url)).status).toBe(status);
	expect(arrived).toHaveLength(times);
});

test('a call whose answer breaks off in the middle is retried once', async () => {
	let sent = 0;
	const send: typeof fetch = (...asked) =>
		sent++ === 0 ? Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }))) : fetch(...asked);
	const throttled = createThrottledFetch({ send, throttle: createThrottle(), timeout: 5000 });
	expect(await (await throttled(url)).text()).toBe('{}');
	expect(sent).toBe(2);
});

test('no call goes out while the build is paused, and all go out after it', async () => {
	const throttle = createThrottle();
	const callers = openTwo({}, throttle);
	expect(togglePause(throttle)).toBe(true);
	const waiting = ask(callers, 4);
	await new Promise((done) => setTimeout(done, 150));
	expect(arrived).toEqual([]);
	expect(togglePause(throttle)).toBe(false);
	expect(await waiting).toEqual([200, 200, 200, 200]);
});
