import { ParcelShippingAnswer } from '@titraj/contract/shipping.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21; // 35.00
const ISLAND = '21450'; // Hvar.

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
	await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', CABLE).execute();
});
beforeEach(async () => {
	const token = await backend.newToken();
	shopper = shopperWith(backend, token);
});
afterAll(() => backend.close());

const missing = async () => (await shopper.cart()).missing;
const setQuantity = (qty: number) => shopper.send('_put_hapi_webshop_product', { shopping_cart_code: `product-${CABLE}`, qty });

describe('instalments', () => {
	it('that the total no longer allows have to be chosen again, and cannot be ordered', async () => {
		await shopper.add(CABLE, 5);
		await shopper.choose({ payment: 'card', instalments: 6 });
		expect(await missing()).toEqual([]);
		await setQuantity(1);
		expect(await missing()).toEqual(['payment']);
		expect(await shopper.order()).toMatchObject({ success: false, label_name: 'error_order_payment' });
		await shopper.send('_put_hapi_webshop_payment', { payment_code: 'card' });
		expect(await shopper.order()).toMatchObject({ success: true });
	});

	it('that the total still allows stay', async () => {
		await shopper.add(CABLE, 6);
		await shopper.choose({ payment: 'card', instalments: 6 });
		await setQuantity(5);
		expect(await missing()).toEqual([]);
		expect(await shopper.order()).toMatchObject({ success: true });
	});
});

describe('an order', () => {
	it.each([
		['the address', () => shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA, street: 'Ilica 2' })],
		['the payment method', () => shopper.send('_put_hapi_webshop_payment', { payment_code: 'card' })],
		['the delivery method', () => shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'parcel_locker', locker_id: 1 })],
	])('is refused if %s differs from the review, even if lines and total are the same', async (_title, changeElsewhere) => {
		await shopper.add(CABLE, 2);
		await shopper.choose({ payment: 'bank_transfer' });
		const shown = await shopper.toOrder();
		await changeElsewhere();
		const now = await shopper.toOrder();
		expect(now).toMatchObject({ total: shown.total, lines: shown.lines });
		expect(await shopper.order(shown)).toMatchObject({ success: false, label_name: 'error_order_changed', data: { order: null, changes: [] } });
		expect(await shopper.order(now)).toMatchObject({ success: true });
	});
});

describe('a delivery day', () => {
	const offered = async () => {
		const { data } = expectContract(ParcelShippingAnswer, await shopper.send('_get_hapi_webshop_parcel_shipping', {}));
		return data?.items[0]?.methods.find(({ code }) => code === 'courier')?.delivery_dates ?? [];
	};
	const chooseDay = async (place: number) => {
		await shopper.add(CABLE, 1);
		await shopper.choose();
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier', delivery_date: (await offered()).at(place) ?? '' });
	};

	it('that has passed has to be chosen again, and is not promised', async () => {
		await chooseDay(0);
		expect(await missing()).toEqual([]);
		await backend.db.updateTable('cart_parcels').set({ delivery_date: '2020-01-02' }).where('delivery_date', 'is not', null).execute();
		expect(await missing()).toEqual(['shipping']);
		expect(await shopper.order()).toMatchObject({ success: false, label_name: 'error_order_shipping' });
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier', delivery_date: null });
		expect(await shopper.order()).toMatchObject({ success: true });
	});

	it('that is too early for another address has to be chosen again, a later one stays', async () => {
		const move = (postcode: string) =>
			shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA, postcode, city: 'Hvar' });
		await chooseDay(0);
		await move(ISLAND);
		expect(await missing()).toEqual(['shipping']);
		await chooseDay(-1);
		await move(ISLAND);
		expect(await missing()).toEqual([]);
	});
});
