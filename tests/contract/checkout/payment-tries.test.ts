import { OpenOrderAnswer } from '@titraj/contract/order-calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const HOUR = 3_600_000;
const CABLE = 21;

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
});
afterAll(() => backend.close());

async function buy() {
	await shopper.add(CABLE, 1);
	await shopper.choose({ payment: 'card' });
	return shopper.place();
}

const placedAgo = (id: number, hours: number) =>
	backend.db
		.updateTable('orders')
		.set({ created_at: new Date(Date.now() - hours * HOUR) })
		.where('id', '=', id)
		.execute();
const payAgain = (order_identificator: string, payment_code = 'card') => {
	const pages = { return_url: 'https://titraj.example/return', callback_url: 'https://titraj.example/callback' };
	return shopper.send('_get_hapi_webshop_create_payment', { order_identificator, new_payment: 1, payment_code, ...pages });
};
const waysToPay = async (order_identificator: string) => {
	const { data } = expectContract(OpenOrderAnswer, await shopper.send('_get_hapi_webshop_order', { order_identificator, new_payment: 1 }));
	return [data?.payment.may_retry, data?.payment_methods.length];
};
const closed = { success: false, label_name: 'error_empty_payment_form' };

describe('a payment can be retried', () => {
	it.each(['card', 'bank_transfer'])('by %s until three days after the order, and not later, so that stock is not held forever', async (code) => {
		const { id, order_identificator } = await buy();
		await placedAgo(id, 71);
		expect(await waysToPay(order_identificator)).toEqual([true, 3]);
		expect(await payAgain(order_identificator, code)).toMatchObject({ success: true });
		await placedAgo(id, 73);
		expect(await waysToPay(order_identificator)).toEqual([false, 0]);
		expect(await payAgain(order_identificator, code)).toEqual(closed);
	});

	it('ten times in all, concurrently or one after the other; the last attempt can still be completed', async () => {
		const { id, order_identificator } = await buy();
		const answers = await Promise.all(Array.from({ length: 12 }, () => payAgain(order_identificator)));
		const isOpened = (answer: unknown) => (answer as { success: boolean }).success;
		const refused = answers.filter((answer) => !isOpened(answer));
		// Nine are stored, and three are too many. One that another replaces before its provider has answered is refused as well.
		expect(answers.some(isOpened)).toBe(true);
		expect(refused.length).toBeGreaterThanOrEqual(3);
		expect(new Set(refused.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(closed)]));
		expect(await waysToPay(order_identificator)).toEqual([false, 0]);
		expect(await backend.db.selectFrom('order_payments').select('id').where('order_id', '=', id).execute()).toHaveLength(10);
		expect(await shopper.send('_get_hapi_webshop_create_payment', { order_identificator })).toMatchObject({ success: true });
	});
});
