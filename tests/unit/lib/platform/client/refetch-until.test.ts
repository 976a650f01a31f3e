import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refetchUntil } from '#lib/platform/client/refetch-until.ts';
import type { Result } from '#lib/platform/http/result.ts';

const failure = { ok: false, error: { kind: 'network', statusCode: 0, retryable: true, message: '' } } as const;

/** A list that contains the change from call number `from` on. */
function openList(from: number, failing: readonly number[] = []) {
	const times: number[] = [];
	const started = Date.now();
	const load = async (): Promise<Result<readonly string[]>> => {
		times.push(Date.now() - started);
		if (failing.includes(times.length)) return failure;
		return { ok: true, data: times.length >= from ? ['a'] : [] };
	};
	return { times, load, refetch: () => refetchUntil({ load, reflects: (codes) => codes.includes('a') }) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a list is refetched until it reflects the change', () => {
	test.each([
		['at once if it does', 1, [0]],
		['after 2 s if it did not', 2, [0, 2000]],
		['a fifth time after 8 s', 5, [0, 2000, 4000, 6000, 8000]],
	])('%s', async (_, from, expected) => {
		const list = openList(from);
		const answer = list.refetch();
		await vi.runAllTimersAsync();
		expect(await answer).toEqual(['a']);
		expect(list.times).toEqual(expected);
	});

	test('after five attempts the last response is shown', async () => {
		const list = openList(9);
		const answer = list.refetch();
		await vi.runAllTimersAsync();
		expect(await answer).toEqual([]);
		expect(list.times).toHaveLength(5);
	});

	test('a failed call counts as an attempt', async () => {
		const list = openList(1, [1, 2]);
		const answer = list.refetch();
		await vi.runAllTimersAsync();
		expect(await answer).toEqual(['a']);
		expect(list.times).toEqual([0, 2000, 4000]);
	});
});
