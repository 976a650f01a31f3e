import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartView } from '#lib/cart/cart.ts';
import type { CartChange } from '#lib/cart/cart-changes.ts';
import { createCartQueue } from '#lib/cart/client/cart-queue.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import type { Result } from '#lib/platform/http/result.ts';

/** A shop that stores the quantity of one product and, like the embedded backend, counts each request_id once; optionally it ignores the ids. */
function openShop(fail: (attempt: number) => 'network' | 'rejected' | 'lost' | null = () => null, { counts = true }: { counts?: boolean } = {}) {
	const seen = new Set<string>();
	let quantity = 0;
	let version = 0;
	let attempts = 0;
	const view = (): CartView => {
		const money = (minor: number) => ({ minor, currency: 'EUR' });
		const line = {
			id: 1,
			cartCode: 'a',
			title: 'a',
			url: '/',
			picture: { src: '', alt: '', width: 1, height: 1 },
			quantity,
			unitPrice: money(100),
			total: money(100 * quantity),
			available: true,
		};
		return {
			version,
			lines: quantity > 0 ? [line] : [],
			count: quantity,
			totals: { items: money(100 * quantity), coupons: [], tax: money(0), total: money(100 * quantity) },
		};
	};
	const send = async (change: CartChange): Promise<Result<CartView>> => {
		const failure = fail(attempts++);
		const refused = { ok: false, error: { kind: 'rejected', statusCode: 200, retryable: false, message: '', label: 'error' } } as const;
		if (failure === 'rejected') return refused;
		if (failure !== 'network' && !(counts && seen.has(change.id))) {
			seen.add(change.id);
			version++;
			quantity = change.kind === 'add' ? quantity + change.quantity : change.quantity;
		}
		if (failure) return { ok: false, error: { kind: 'network', statusCode: 0, retryable: true, message: '' } };
		return { ok: true, data: view() };
	};
	const read = async (): Promise<Result<CartView>> => ({ ok: true, data: view() });
	return { send, read, view, counts, quantity: () => quantity, attempts: () => attempts };
}

type Shop = Pick<ReturnType<typeof openShop>, 'send'> & Partial<Pick<ReturnType<typeof openShop>, 'read' | 'counts'>>;

function openQueue(shop: Shop, connected = () => Promise.resolve()) {
	const shown: (number | undefined)[] = [];
	const kept: number[] = [];
	const unsent: number[] = [];
	let id = 0;
	const queue = createCartQueue({
		send: shop.send,
		show: (cart) => shown.push(cart?.count),
		keep: (pending) => {
			kept.push(pending.length);
			unsent.push(pending.filter(({ sent }) => !sent).length);
		},
		isIdempotent: async () => shop.counts ?? true,
		read: shop.read ?? (async () => ({ ok: false, error: { kind: 'network', statusCode: 0, retryable: true, message: '' } })),
		wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
		whenOnline: connected,
	});
	const push = (kind: CartChange['kind'], quantity: number) => queue.push({ id: String(id++), kind, cartCode: 'a', quantity });
	return { queue, push, shown, kept, unsent };
}

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
