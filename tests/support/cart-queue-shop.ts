import type { CartView } from '#lib/cart/cart.ts';
import type { CartChange } from '#lib/cart/cart-changes.ts';
import { createCartQueue } from '#lib/cart/client/cart-queue.ts';
import type { Result } from '#lib/platform/http/result.ts';

/** A shop that stores the quantity of one product and, like the embedded backend, counts each request_id once; optionally it ignores the ids. */
export function openShop(fail: (attempt: number) => 'network' | 'rejected' | 'lost' | null = () => null, { counts = true }: { counts?: boolean } = {}) {
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

/** A queue to a shop, with the states that it showed and stored. */
export function openQueue(shop: Shop, connected = () => Promise.resolve()) {
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
