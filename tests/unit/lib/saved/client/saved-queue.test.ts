import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { createSavedQueue } from '#lib/saved/client/saved-queue.ts';
import type { SavedChange } from '#lib/saved/saved-lists.ts';

const network = { ok: false, error: { kind: 'network', statusCode: 0, retryable: true, message: '' } } as const;
const full = { ok: false, error: { kind: 'rejected', statusCode: 200, retryable: false, message: '', label: 'error_compare_limit' } } as const;

function openQueue(answer: (attempt: number) => Result<unknown> = () => ({ ok: true, data: null }), connected = () => Promise.resolve(), isIdempotent = true) {
	const sent: string[] = [];
	const pending: number[] = [];
	const push = createSavedQueue({
		send: async ({ kind, code }) => {
			sent.push(`${kind} ${code}`);
			return answer(sent.length);
		},
		show: (changes) => pending.push(changes.length),
		isIdempotent: async () => isIdempotent,
		whenOnline: connected,
		wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
	});
	return {
		sent,
		pending,
		push: (kind: SavedChange['kind'], code = 'a', sentBefore?: true) => push({ list: 'wishlist', kind, code, ...(sentBefore && { sent: true }) }),
	};
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('changes of wishlist and comparison', () => {
	test('are sent in order', async () => {
		const queue = openQueue();
		await Promise.all([queue.push('add', 'a'), queue.push('add', 'b'), queue.push('remove', 'c')]);
		expect(queue.sent).toEqual(['add a', 'add b', 'remove c']);
		expect(queue.pending.at(-1)).toBe(0);
	});

	test('of several pending ones for a product only the last is sent, and each click gets its result', async () => {
		const queue = openQueue();
		const outcomes = await Promise.all([queue.push('add', 'x'), queue.push('add'), queue.push('remove'), queue.push('add')]);
		expect(queue.sent).toEqual(['add x', 'add a']);
		expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done']);
	});

	test('made during a minute offline wait, then are sent once', async () => {
		const minute = new Promise<void>((settle) => setTimeout(settle, 60_000));
		const queue = openQueue(undefined, () => minute);
		const pressed = [queue.push('add'), queue.push('add', 'b')];
		await vi.advanceTimersByTimeAsync(59_999);
		expect([queue.sent, queue.pending.at(-1)]).toEqual([[], 2]);
		await vi.advanceTimersByTimeAsync(1);
		await Promise.all(pressed);
		expect(queue.sent).toEqual(['add a', 'add b']);
	});

	test('without a response are retried after 2 s', async () => {
		const queue = openQueue((attempt) => (attempt === 1 ? network : { ok: true, data: null }));
		const pressed = queue.push('add');
		await vi.advanceTimersByTimeAsync(TIMINGS.retryInterval - 1);
		expect(queue.sent).toHaveLength(1);
		await vi.runAllTimersAsync();
		expect((await pressed).kind).toBe('done');
		expect(queue.sent).toHaveLength(2);
	});

	test('a refusal returns its reason and does not delay the next', async () => {
		const queue = openQueue((attempt) => (attempt === 1 ? full : { ok: true, data: null }));
		expect(await Promise.all([queue.push('add'), queue.push('add', 'b')])).toEqual([{ kind: 'refused', label: 'error_compare_limit' }, { kind: 'done' }]);
	});

	test('without a response have an unknown outcome', async () => {
		const queue = openQueue(() => network);
		const pressed = queue.push('add');
		await vi.runAllTimersAsync();
		expect(await pressed).toEqual({ kind: 'unclear' });
		expect(queue.sent).toHaveLength(TIMINGS.cartAttempts);
	});

	test('that are rejected temporarily have failed', async () => {
		const queue = openQueue(() => ({ ok: false, error: { kind: 'http', statusCode: 429, retryable: true, message: '' } }));
		const pressed = queue.push('add');
		await vi.runAllTimersAsync();
		expect(await pressed).toEqual({ kind: 'failed' });
	});

	test('are sent once to a backend whose writes are not idempotent', async () => {
		const queue = openQueue(() => network, undefined, false);
		const pressed = queue.push('add');
		await vi.runAllTimersAsync();
		expect(await pressed).toEqual({ kind: 'unclear' });
		expect(queue.sent).toHaveLength(1);
	});

	test.each([
		['whose writes are idempotent gets them again', true, ['add a'], 'done'],
		['whose writes are not idempotent does not', false, [], 'unclear'],
	] as const)('that a page sent before it was left: a backend %s', async (_, isIdempotent, sent, kind) => {
		const queue = openQueue(undefined, undefined, isIdempotent);
		expect(await queue.push('add', 'a', true)).toEqual({ kind });
		expect(queue.sent).toEqual(sent);
	});
});
