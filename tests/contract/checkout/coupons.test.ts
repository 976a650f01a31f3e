import { CartAnswer } from '@titraj/contract/cart.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
	await insertCoupons(
		backend.db,
		{ code: 'PET', title: '5 €', amount_cents: 500 },
		{ code: 'DESET', title: '10 %', percent: 10, minimum_cents: 50_00 },
		{ code: 'PROSLI', title: 'Prošli', percent: 10, valid_to: new Date(0) },
	);
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
});
afterAll(() => backend.close());

const CABLE = 21; // 35.00
const totalOf = async () => (await shopper.cart()).total;

describe('coupons', () => {
	const add = async (code: string) => expectContract(CartAnswer, await shopper.send('_post_hapi_webshop_coupon', { code }));

	it('are deducted one after another, up to the value of the goods; removing one restores it', async () => {
		await shopper.add(CABLE, 2);
		await add(' pet ');
		await add('DESET');
		expect(await totalOf()).toMatchObject({
			total: 58,
			extraitems: [
				{ type: 'coupon', code: 'PET', amount: 5 },
				{ type: 'coupon', code: 'DESET', amount: 7 },
			],
		});
		await shopper.send('_delete_hapi_webshop_coupon', { code: 'PET' });
		expect(await totalOf()).toMatchObject({ total: 63 });
	});

	it.each(['NEMA', 'PROSLI', ''])('%j gets error_coupon_invalid_code without a cart', async (code) => {
		await shopper.add(CABLE, 1);
		expect(await add(code)).toEqual({ success: false, label_name: 'error_coupon_invalid_code' });
	});

	it.each([
		['below its minimum', 'DESET', 'error_coupon_minimum'],
		['for other goods', 'STOL10', 'error_coupon_nothing'],
	])('%s is reported with the cart', async (_title, code, label_name) => {
		await shopper.add(CABLE, 1);
		const answer = await add(code);
		expect(answer).toMatchObject({ success: false, label_name });
		expect(answer.data?.parcels).toHaveLength(1);
	});
});
