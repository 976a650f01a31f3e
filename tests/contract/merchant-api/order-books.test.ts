import { issueVoucher } from '@titraj/backend/vouchers/index.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const STOCK = 100;
const SKUS = ['MON-1', 'MON-2', 'MON-3'];
const QTY = 4;

const pieces = fc.record({ place: fc.nat(SKUS.length - 1), quantity: fc.integer({ min: 1, max: QTY }), sellable: fc.nat(QTY) });
const step = fc.record({
	action: fc.constantFrom('ship', 'ship', 'cancel', 'return', 'return', 'refund', 'done', 'deliver', 'cancel all'),
	lines: fc.uniqueArray(pieces, { minLength: 1, maxLength: SKUS.length, selector: ({ place }) => place }),
	cents: fc.integer({ min: 1, max: 200_00 }),
});
type Step = { action: string; lines: { place: number; quantity: number; sellable: number }[]; cents: number };

const toCents = (amount: string) => Math.round(Number(amount) * 100);
const read = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const stock = async () => Promise.all(SKUS.map(async (sku) => (await merchant.call('GET', `/products/${sku}`)).body.stock.quantity as number));

/** Sends a step; a refusal changes nothing, which the books show. */
async function take(number: string, ids: readonly number[], { action, lines, cents }: Step): Promise<void> {
	const chosen = lines.map(({ place, quantity }) => ({ line: ids[place], quantity }));
	const post = (what: string, body: object) => merchant.call('POST', `/orders/${number}/${what}`, body);
	if (action === 'ship') await post('shipments', { lines: chosen });
	if (action === 'cancel') await post('cancel', { reason: 'x', lines: chosen });
	if (action === 'cancel all') await post('cancel', { reason: 'x' });
	if (action === 'deliver') await post('status', { status: 'delivered' });
	if (action === 'refund') await post('refunds', { amount: (cents / 100).toFixed(2) });
	if (action === 'return')
		await post('returns', {
			lines: lines.map(({ place, quantity, sellable }) => ({ line: ids[place], quantity, sellable: Math.min(sellable, quantity) })),
			deduct: (Math.min(cents, 100) / 100).toFixed(2),
		});
	if (action !== 'done') return;
	for (const refund of (await merchant.call('GET', `/orders/${number}/refunds`)).body.items) await post(`refunds/${refund.reference}/done`, {});
}

async function expectBalanced(number: string, resold: readonly number[]): Promise<void> {
	const order = await read(number);
	const items: { sku: string; quantity: number; cancelled: number; shipped: number; returned: number; total: string; coupon_discount: string; vat: string }[] =
		order.parcels[0].items;
	const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + toCents(amount), 0);
	for (const { quantity, cancelled, shipped, returned } of items) {
		expect(quantity + cancelled).toBe(QTY);
		expect(shipped).toBeLessThanOrEqual(quantity);
		expect(returned).toBeLessThanOrEqual(quantity);
	}
	const isCancelled = order.status === 'cancelled';
	const expected = SKUS.map((sku, place) => {
		const item = items.find((each) => each.sku === sku);
		return STOCK - (isCancelled ? 0 : (item?.quantity ?? 0)) + (resold[place] ?? 0);
	});
	expect(await stock()).toEqual(expected);
	expect(toCents(order.totals.total)).toBe(
		sum(items.map(({ total }) => total)) - sum(items.map((item) => item.coupon_discount)) + toCents(order.totals.shipping),
	);
	expect(sum(order.vat.map(({ total }: { total: string }) => total))).toBe(toCents(order.totals.total));
	expect(sum(order.vat.map(({ vat }: { vat: string }) => vat))).toBe(toCents(order.totals.vat));
	const { received, refunded_amount, due, due_open } = order.payment;
	const { rows } = {
		rows: await backend.db
			.selectFrom('order_returns')
			.select(['goods_cents', 'deducted_cents'])
			.innerJoin('orders', 'orders.id', 'order_returns.order_id')
			.where('number', '=', number)
			.execute(),
	};
	const goods = rows.reduce((all, { goods_cents }) => all + goods_cents, 0);
	const deducted = rows.reduce((all, { deducted_cents }) => all + deducted_cents, 0);
	const charge = isCancelled ? 0 : order.status === 'returned' ? deducted : toCents(order.totals.total) - goods + deducted;
	expect(charge).toBeGreaterThanOrEqual(0);
	expect(toCents(refunded_amount)).toBeLessThanOrEqual(toCents(received));
	expect(toCents(due)).toBe(Math.max(0, toCents(received) - toCents(refunded_amount) - charge));
	expect(toCents(due_open)).toBeLessThanOrEqual(toCents(due));
}

interface Voucher {
	readonly id: number;
	readonly cents: number;
}

/** A voucher of an amount, of which the order spends the first part. */
async function issue(cents: number): Promise<Voucher> {
	const terms = { market: 'hr', cents: cents + 10_00, valid_to: null, email: null, note: null } as const;
	return { id: (await issueVoucher(backend.db, terms, { by: 'test', now: new Date() })).id, cents };
}

/** What is on the voucher is what was issued, less what the order holds of it; the order holds no more than it charges. */
async function expectVoucherBalanced(number: string, { id, cents }: Voucher): Promise<void> {
	const { balance, movements } = (await merchant.call('GET', `/vouchers/${id}`)).body;
	const moved = movements.reduce((all: number, { amount }: { amount: string }) => all + toCents(amount), 0);
	expect(toCents(balance)).toBe(moved);
	const [paid] = (await read(number)).payment.vouchers;
	expect(toCents(paid.amount)).toBe(cents);
	expect(toCents(paid.returned)).toBeLessThanOrEqual(cents);
	expect(toCents(balance)).toBe(10_00 + toCents(paid.returned));
}

it.each([
	['', fc.constant(0)],
	[', with a gift voucher that pays a part or all of the order', fc.oneof(fc.integer({ min: 1, max: 1325_12 }), fc.constant(1325_12))],
])(
	'any sequence of shipping, cancelling, refunding and returning keeps goods and money balanced%s',
	async (_with, voucherCents) => {
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), voucherCents, async (steps, paidByVoucher) => {
				const voucher = paidByVoucher === 0 ? null : await issue(paidByVoucher);
				for (const sku of SKUS) await merchant.call('PUT', `/products/${sku}/stock`, { quantity: STOCK });
				const number = await placeTestOrder(backend.db, {
					status: 'paid',
					payment_code: 'bank_transfer',
					isPaid: true,
					qty: QTY,
					skus: SKUS,
					vouchers: voucher === null ? [] : [voucher],
				});
				const placed: { line: number; sku: string }[] = (await read(number)).parcels[0].items;
				const ids = SKUS.map((sku) => placed.find((item) => item.sku === sku)?.line ?? 0);
				for (const each of steps) {
					await take(number, ids, each);
					const resold = await backend.db
						.selectFrom('return_lines')
						.select(({ fn }) => ['order_item_id', fn.sum<number>('sellable_qty').as('qty')])
						.where('order_item_id', 'in', ids)
						.groupBy('order_item_id')
						.execute();
					if (voucher !== null) await expectVoucherBalanced(number, voucher);
					await expectBalanced(
						number,
						ids.map((id) => Number(resold.find(({ order_item_id }) => order_item_id === id)?.qty ?? 0)),
					);
				}
				await take(number, ids, { action: 'done', lines: [], cents: 0 });
				await merchant.call('POST', `/orders/${number}/refunds`, {});
				await take(number, ids, { action: 'done', lines: [], cents: 0 });
				const { payment } = await read(number);
				expect([payment.due, payment.refund_due]).toEqual(['0.00', false]);
				if (voucher !== null) await expectVoucherBalanced(number, voucher);
			}),
			{ numRuns: 25 },
		);
	},
	180_000,
);
