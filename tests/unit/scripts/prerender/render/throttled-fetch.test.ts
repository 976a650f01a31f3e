import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManners, createPoliteFetch, NO_LIMITS, type Politeness, togglePause } from '#scripts/prerender/render/throttled-fetch.ts';

let server: Server;
let url: string;
/** Moments of the calls that arrived. */
let arrived: number[] = [];
let [underWay, most] = [0, 0];
/** Answers of the next calls; 200 once they are used up. */
let answers: (readonly [status: number, retryAfter?: string])[] = [];

beforeAll(async () => {
	server = createServer(async (_request, response) => {
		arrived.push(Date.now());
		most = Math.max(most, ++underWay);
		await new Promise((done) => setTimeout(done, 15));
		underWay--;
		const [status, retryAfter] = answers.shift() ?? [200];
		response.writeHead(status, { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) }).end('{}');
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
});
afterAll(() => server.close());
beforeEach(() => {
	[arrived, answers, underWay, most] = [[], [], 0, 0];
});

/** Two threads' worth of callers that know of each other. */
function openTwo(limits: Partial<Politeness> = {}, manners = createManners({ ...NO_LIMITS, ...limits })) {
	const open = () => createPoliteFetch({ send: fetch, manners, timeout: 5000 });
	return [open(), open()] as const;
}
const ask = (callers: readonly (typeof fetch)[], times: number) =>
	Promise.all(Array.from({ length: times }, (_, nth) => callers[nth % callers.length]?.(url).then(({ status }) => status)));

describe('asking a backend', () => {
	test('never with more calls at once than it takes, all threads together', async () => {
		expect(await ask(openTwo({ concurrency: 3 }), 20)).toEqual(Array(20).fill(200));
		expect(most).toBeLessThanOrEqual(3);
	});

	test('never more often than it wants: no call goes out before its slot', async () => {
		const started = Date.now();
		await ask(openTwo({ rate: 50 }), 15);
		expect(arrived).toHaveLength(15);
		for (const [nth, at] of arrived.entries()) expect(at - started).toBeGreaterThanOrEqual(nth * 20 - 1);
	});

	test.each([429, 503])('again after %s, no earlier than it says, and nobody else meanwhile', async (status) => {
		answers = [[status, '1']];
		const [one, other] = openTwo();
		const first = one(url);
		await new Promise((done) => setTimeout(done, 100));
		expect((await other(url)).status).toBe(200);
		expect((await first).status).toBe(200);
		const [refused = 0, ...later] = arrived;
		for (const at of later) expect(at - refused).toBeGreaterThanOrEqual(990);
	});

	test('after a date, too', async () => {
		answers = [[503, new Date(Date.now() + 2000).toUTCString()]];
		const [one] = openTwo();
		expect((await one(url)).status).toBe(200);
		expect(arrived).toHaveLength(2);
	});

	test('ever more slowly where it says nothing', async () => {
		answers = [[503], [503]];
		const [one] = openTwo();
		expect((await one(url)).status).toBe(200);
		const [first = 0, second = 0, third = 0] = arrived;
		expect([second - first >= 490, third - second >= 990]).toEqual([true, true]);
	});

	test('not at all where it wants to be left alone for long: the answer is what it is', async () => {
		answers = [[503, '3600']];
		const [one] = openTwo();
		expect((await one(url)).status).toBe(503);
		expect(arrived).toHaveLength(1);
	});

	test('what is wrong in itself is not asked again', async () => {
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
	])('that goes on answering %i is asked %i times in all', async (status, times) => {
		answers = Array(20).fill([status]);
		const [one] = openTwo();
		expect((await one(url)).status).toBe(status);
		expect(arrived).toHaveLength(times);
	});

	test('whose answer breaks off in the middle is asked once more', async () => {
		let sent = 0;
		const send: typeof fetch = (...asked) =>
			sent++ === 0 ? Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }))) : fetch(...asked);
		const polite = createPoliteFetch({ send, manners: createManners(), timeout: 5000 });
		expect(await (await polite(url)).text()).toBe('{}');
		expect(sent).toBe(2);
	});

	test('not while the run is paused; then it goes on', async () => {
		const manners = createManners();
		const callers = openTwo({}, manners);
		expect(togglePause(manners)).toBe(true);
		const waiting = ask(callers, 4);
		await new Promise((done) => setTimeout(done, 150));
		expect(arrived).toEqual([]);
		expect(togglePause(manners)).toBe(false);
		expect(await waiting).toEqual([200, 200, 200, 200]);
	});
});
