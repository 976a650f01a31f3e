import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitInSteps } from '#lib/platform/client/wait-in-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('checks immediately, then each second, and returns the result', async () => {
	let looks = 0;
	const answer = waitInSteps(() => ++looks === 4);
	await vi.advanceTimersByTimeAsync(2999);
	expect(looks).toBe(3);
	await vi.advanceTimersByTimeAsync(1);
	expect(await answer).toBe(true);
});

test('gives up after 20 s', async () => {
	let looks = 0;
	const answer = waitInSteps(() => {
		looks++;
		return false;
	});
	let settled = false;
	void answer.then(() => {
		settled = true;
	});
	await vi.advanceTimersByTimeAsync(19_999);
	expect(settled).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(await answer).toBe(false);
	expect(looks).toBe(21);
});
