import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HealthReport } from '#lib/platform/server/health/run-checks.server.ts';
import { watchHealth } from '#lib/platform/server/health/watch-health.server.ts';

const good = (): HealthReport => ({ checks: [{ name: 'page', ok: true }], problem: null, detail: null, checkedAt: performance.now() });
const bad = (): HealthReport => ({
	checks: [{ name: 'page', ok: false }],
	problem: 'Pages cannot be rendered.',
	detail: 'broken',
	checkedAt: performance.now(),
});

let lines: string[];

beforeEach(() => {
	vi.useFakeTimers();
	lines = [];
	vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
	vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('checks run at the start and every ten seconds, whether or not anybody asks', async () => {
	const run = vi.fn(async () => good());
	const watch = watchHealth(run);
	await vi.advanceTimersByTimeAsync(35_000);
	expect(run).toHaveBeenCalledTimes(4);
	await watch.report();
	expect(run).toHaveBeenCalledTimes(4);
	watch.close();
});

test('slow checks never run at the same time', async () => {
	let most = 0;
	let running = 0;
	const watch = watchHealth(async () => {
		most = Math.max(most, ++running);
		await new Promise((done) => setTimeout(done, 25_000));
		running -= 1;
		return good();
	});
	await vi.advanceTimersByTimeAsync(200_000);
	expect(most).toBe(1);
	watch.close();
});

test('a check that does not finish turns a good report into a problem', async () => {
	let runs = 0;
	const watch = watchHealth(() => (++runs === 1 ? Promise.resolve(good()) : new Promise(() => undefined)));
	await vi.advanceTimersByTimeAsync(30_000);
	expect((await watch.report()).problem).toBeNull();
	await vi.advanceTimersByTimeAsync(60_000);
	expect((await watch.report()).problem).toMatch(/^The last check finished \d+ seconds ago\.$/);
	watch.close();
});

test('closing stops the checks', async () => {
	const run = vi.fn(async () => good());
	const watch = watchHealth(run);
	await vi.advanceTimersByTimeAsync(1);
	watch.close();
	await vi.advanceTimersByTimeAsync(100_000);
	expect(run).toHaveBeenCalledTimes(1);
});

test('the log names a problem once while it lasts, and its end', async () => {
	const results = [good, bad, bad, bad, good, good];
	const watch = watchHealth(async () => (results.shift() ?? good)());
	await vi.advanceTimersByTimeAsync(60_000);
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: 'error', event: 'unhealthy', problem: 'Pages cannot be rendered.', error: 'broken' },
		{ level: 'warn', event: 'healthy again' },
	]);
	watch.close();
});
