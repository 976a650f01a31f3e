import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { expect, test } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;

/** A filled cart of 900 €, to be paid on delivery. */
async function cartOf(backend: TestBackend) {
	await backend.db.updateTable('products').set({ quantity: 40, price_cents: 100_00, sale_price_cents: null }).where('id', '=', CABLE).execute();
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 9);
	await shopper.choose({ payment: 'cash_on_delivery' });
	const methods = expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data?.items ?? [];
	return { shopper, methods };
}

test('a shop that names no terms charges nothing for payment, has no limit per method, and offers no instalments', async () => {
	await using backend = await startTestBackend(undefined, { settings: { paymentTerms: {} } });
	const { shopper, methods } = await cartOf(backend);
	expect(methods.map(({ amount }) => Number(amount))).toEqual(methods.map(() => 0));
	expect(methods.flatMap(({ instalments }) => instalments)).toEqual([]);
	expect(methods.find(({ code }) => code === 'cash_on_delivery')).toMatchObject({ is_available: true });
	const { order_identificator, id } = await shopper.place();
	expect(order_identificator).not.toBe('');
	expect(await backend.db.selectFrom('orders').select('payment_cents').where('id', '=', id).executeTakeFirstOrThrow()).toEqual({ payment_cents: 0 });
});

test('a fee, a limit and instalments that the shop names are those of cart, methods and order', async () => {
	const paymentTerms = { cash_on_delivery: { fee_cents: 2_50, maximum_cents: 2000_00 }, card: { instalments: [{ over_cents: 500_00, most: 3 }] } };
	await using backend = await startTestBackend(undefined, { settings: { paymentTerms } });
	const { shopper, methods } = await cartOf(backend);
	expect(methods.find(({ code }) => code === 'cash_on_delivery')).toMatchObject({ amount: 2.5, is_available: true });
	expect(methods.find(({ code }) => code === 'card')?.instalments.map(({ count }) => count)).toEqual([2, 3]);
	const { id } = await shopper.place();
	expect(await backend.db.selectFrom('orders').select('payment_cents').where('id', '=', id).executeTakeFirstOrThrow()).toEqual({ payment_cents: 2_50 });
});

test('an order above the limit that the shop names for a method cannot be paid with it', async () => {
	await using backend = await startTestBackend(undefined, { settings: { paymentTerms: { cash_on_delivery: { maximum_cents: 800_00 } } } });
	const { methods } = await cartOf(backend);
	expect(methods.find(({ code }) => code === 'cash_on_delivery')).toMatchObject({
		is_available: false,
		label_name: 'error_payment_maximum',
		maximum_total: 800,
	});
});
