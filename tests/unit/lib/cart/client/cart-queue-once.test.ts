import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openQueue, openShop } from '#tests/support/cart-queue-shop.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a backend whose writes are not idempotent', () => {
	const open = (fail: Parameters<typeof openShop>[0]) => {
		const shop = openShop(fail, { counts: false });
		return { shop, ...openQueue(shop) };
	};

	test('gets a change once; after a lost response the cart shows that it was done', async () => {
		const { shop, queue, push, shown } = open((attempt) => (attempt === 0 ? 'lost' : null));
		queue.accept(shop.view());
		const click = push('add', 2);
		await vi.runAllTimersAsync();
		expect(await click).toBe('done');
		expect([shop.attempts(), shop.quantity(), shown.at(-1)]).toEqual([1, 2, 2]);
	});

	test('gets a change once; if it never arrived, the cart shows that', async () => {
		const { shop, queue, push, shown } = open((attempt) => (attempt === 0 ? 'network' : null));
		queue.accept(shop.view());
		const click = push('add', 2);
		await vi.runAllTimersAsync();
		expect(await click).toBe('failed');
		expect([shop.attempts(), shop.quantity(), shown.at(-1)]).toEqual([1, 0, 0]);
	});

	test('reports an unknown outcome if the cart before the change was unknown', async () => {
		const { shop, push } = open((attempt) => (attempt === 1 ? 'lost' : null));
		await shop.send({ id: 'elsewhere', kind: 'add', cartCode: 'a', quantity: 1 });
		const click = push('add', 2);
		await vi.runAllTimersAsync();
		expect(await click).toBe('unclear');
		expect(shop.quantity()).toBe(3);
	});

	test.each([
		['that an earlier page sent before it was left: looks for it in the cart, does not send it', true, 0],
		['that an earlier page could not send: sends it', undefined, 1],
	] as const)('takes over a change %s', async (_, sent, attempts) => {
		const { shop, queue } = open(() => null);
		const taken = queue.push({ id: 'x', kind: 'set', cartCode: 'a', quantity: 2, ...(sent && { sent }) });
		await vi.runAllTimersAsync();
		expect([await taken, shop.attempts()]).toEqual([sent ? 'failed' : 'done', attempts]);
	});

	test('no change is applied twice, whatever is lost', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom('network' as const, 'lost' as const, null), { maxLength: 20 }),
				fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
				async (errors, amounts) => {
					const { shop, queue, push } = open((attempt) => errors[attempt] ?? null);
					queue.accept(shop.view());
					const clicks = amounts.map((amount) => push('add', amount));
					await vi.runAllTimersAsync();
					const outcomes = await Promise.all(clicks);
					expect(shop.quantity()).toBe(amounts.filter((_, index) => outcomes[index] === 'done').reduce((sum, amount) => sum + amount, 0));
					expect(shop.attempts()).toBe(amounts.length);
				},
			),
			{ numRuns: 60 },
		);
	});
});
