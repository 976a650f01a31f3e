import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartChange } from '#lib/cart/cart-changes.ts';
import { createCartQueue } from '#lib/cart/client/cart-queue.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { openQueue, openShop } from '#tests/support/cart-queue-shop.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('cart queue', () => {
	test('ten fast clicks are ten pieces, shown immediately', async () => {
		const shop = openShop();
		const { queue, push, shown, kept } = openQueue(shop);
		queue.accept({ ...shop.view(), lines: [] });
		const clicks = Array.from({ length: 10 }, () => push('add', 1));
		expect(shown.at(-1)).toBe(10);
		expect(await Promise.all(clicks)).toEqual(Array.from({ length: 10 }, () => 'done'));
		expect(shop.quantity()).toBe(10);
		expect(shown.at(-1)).toBe(10);
		expect(kept.at(-1)).toBe(0);
	});

	test('an addition that an earlier page sent is not shown twice if the cart has it already', async () => {
		const shop = openShop();
		const sent = { id: 'earlier', kind: 'add', cartCode: 'a', quantity: 1 } as const;
		await shop.send(sent);
		const { queue, shown } = openQueue(shop);
		const outcome = queue.push({ ...sent, sent: true });
		expect(queue.accept(shop.view()).count).toBe(1);
		expect(await outcome).toBe('done');
		expect(shown.filter((count) => count !== undefined && count > 1)).toEqual([]);
	});

	test('an addition that an earlier page sent is shown while the cart does not have it', () => {
		const shop = openShop();
		const { queue } = openQueue(shop);
		void queue.push({ id: 'earlier', kind: 'add', cartCode: 'a', quantity: 1, sent: true });
		expect(queue.accept(shop.view()).count).toBe(1);
	});

	test('a change without a response is retried after 2 s and counts once', async () => {
		const shop = openShop((attempt) => (attempt === 0 ? 'lost' : null));
		const { push } = openQueue(shop);
		const click = push('add', 1);
		await vi.advanceTimersByTimeAsync(TIMINGS.retryInterval - 1);
		expect(shop.attempts()).toBe(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(await click).toBe('done');
		expect(shop.quantity()).toBe(1);
	});

	test('only a change that cannot be sent is reverted, and it is reported', async () => {
		const shop = openShop((attempt) => (attempt < TIMINGS.cartAttempts ? 'network' : null));
		const { queue, push, shown } = openQueue(shop);
		queue.accept(shop.view());
		const first = push('add', 1);
		const second = push('add', 2);
		await vi.runAllTimersAsync();
		expect([await first, await second]).toEqual(['failed', 'done']);
		expect(shown.at(-1)).toBe(2);
	});

	test('a refusal is not retried', async () => {
		const shop = openShop(() => 'rejected');
		const { queue, push, shown } = openQueue(shop);
		queue.accept(shop.view());
		expect(await push('add', 1)).toBe('refused');
		expect(shop.attempts()).toBe(1);
		expect(shown.at(-1)).toBe(0);
	});

	test('a full cart is distinguished from insufficient stock', async () => {
		const error = { kind: 'rejected', statusCode: 200, retryable: false, message: '', label: 'error_cart_full' } as const;
		const { push } = openQueue({ send: async () => ({ ok: false, error }) });
		expect(await push('add', 1)).toBe('full');
	});

	test('of several pending quantities only the last one is sent', async () => {
		const shop = openShop();
		const { push } = openQueue(shop);
		await Promise.all([push('set', 1), push('set', 2), push('set', 3), push('set', 4)]);
		expect([shop.quantity(), shop.attempts()]).toEqual([4, 2]);
	});

	test('a late cart does not replace a newer one', async () => {
		const shop = openShop();
		const { queue, push } = openQueue(shop);
		const old = shop.view();
		await push('add', 3);
		expect(queue.accept(old).count).toBe(3);
	});

	test('an unreadable response fails only its change: later ones are sent', async () => {
		const shop = openShop();
		let calls = 0;
		const send = (change: CartChange) => (calls++ === 0 ? Promise.reject(new Error('price_custom is not a price')) : shop.send(change));
		const { push } = openQueue({ send });
		const clicks = [push('add', 1), push('add', 2)];
		await vi.runAllTimersAsync();
		expect(await Promise.all(clicks)).toEqual(['unclear', 'done']);
		expect(shop.quantity()).toBe(2);
	});

	test('a product added during a minute offline waits, then is sent once', async () => {
		const shop = openShop();
		const minute = new Promise<void>((settle) => setTimeout(settle, 60_000));
		const { push, shown, kept } = openQueue(shop, () => minute);
		const clicks = [push('add', 1), push('add', 1)];
		await vi.advanceTimersByTimeAsync(59_999);
		expect([shop.attempts(), kept.at(-1)]).toEqual([0, 2]);
		await vi.advanceTimersByTimeAsync(1);
		expect(await Promise.all(clicks)).toEqual(['done', 'done']);
		expect([shop.attempts(), shop.quantity(), shown.at(-1)]).toEqual([2, 2, 2]);
	});

	test('changes kept for the next page record whether they were sent', async () => {
		const shop = openShop();
		const online = new Promise<void>((settle) => setTimeout(settle, 1000));
		const { push, unsent } = openQueue(shop, () => online);
		const click = push('add', 1);
		expect(unsent.at(-1)).toBe(1);
		await vi.runAllTimersAsync();
		await click;
		expect(unsent).toContain(0);
	});

	test('a change is not retried before the endpoint table was read', async () => {
		const shop = openShop((attempt) => (attempt === 0 ? 'lost' : null));
		let tables = 0;
		const queue = createCartQueue({
			send: shop.send,
			show: () => undefined,
			keep: () => undefined,
			isIdempotent: async () => (tables++ === 0 ? null : true),
			read: shop.read,
			wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
			whenOnline: () => Promise.resolve(),
		});
		const click = queue.push({ id: 'x', kind: 'add', cartCode: 'a', quantity: 1 });
		await vi.advanceTimersByTimeAsync(TIMINGS.retryInterval);
		expect(shop.attempts()).toBe(1);
		await vi.runAllTimersAsync();
		expect([await click, shop.attempts(), shop.quantity()]).toEqual(['done', 2, 1]);
	});

	test('every confirmed change is in the cart, whatever fails', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom('network' as const, 'lost' as const, null), { maxLength: 30 }),
				fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 10 }),
				async (errors, amounts) => {
					const shop = openShop((attempt) => errors[attempt] ?? null);
					const { push } = openQueue(shop);
					const clicks = amounts.map((amount) => push('add', amount));
					await vi.runAllTimersAsync();
					const outcomes = await Promise.all(clicks);
					const promised = amounts.filter((_, index) => outcomes[index] === 'done').reduce((sum, amount) => sum + amount, 0);
					const possible = amounts.reduce((sum, amount) => sum + amount, 0);
					expect(shop.quantity()).toBeGreaterThanOrEqual(promised);
					expect(shop.quantity()).toBeLessThanOrEqual(possible);
				},
			),
			{ numRuns: 60 },
		);
	});
});
