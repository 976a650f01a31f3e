import { CartCustomerAnswer } from '@titraj/contract/checkout.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: Shopper;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	token = await backend.newToken();
	shopper = shopperWith(backend, token);
});
afterAll(() => backend.close());

const CABLE = 21; // 35.00

describe('the customer of the cart', () => {
	it('is stored with the cart, a company with its OIB', async () => {
		const company = { company: 'Ispravljač j.d.o.o.', oib: '12345678903' };
		const saved = await shopper.send('_post_hapi_webshop_customer', {
			type: 'webshop.guest',
			email: ' ANA@titraj.example ',
			...ANA,
			billing: { ...ANA, ...company },
		});
		expect(expectContract(CartCustomerAnswer, saved).data).toMatchObject({
			email: 'ana@titraj.example',
			delivery: { phone: '+385915550101' },
			billing: company,
			complete: true,
		});
		expect(expectContract(CartCustomerAnswer, await shopper.send('_get_hapi_webshop_customer', {})).data?.billing).toMatchObject(company);
	});

	it('the billing address may be in any country, the delivery address only where the shop has markets', async () => {
		const abroad = { ...ANA, country: 'JP', postcode: '100-0001' };
		expect(await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@primjer.example', ...ANA, billing: abroad })).toMatchObject({
			success: true,
			data: { billing: { country: 'JP', postcode: '100-0001' } },
		});
		expect(await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@primjer.example', ...abroad })).toMatchObject({
			errors: { country: 'error_country_invalid' },
		});
		const nowhere = { ...ANA, country: 'XX' };
		expect(await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@primjer.example', ...ANA, billing: nowhere })).toMatchObject({
			errors: { 'billing.country': 'error_country_invalid' },
		});
	});

	it('phone, postcode and OIB are stored as numbers, however they are written', async () => {
		const typed = { ...ANA, phone: '+385 (0)91 234\u20115678', postcode: 'HR-10 000' };
		const billing = { ...ANA, company: 'Ispravljač', oib: 'HR 123 456 789 03' };
		expect(await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@čaj.example', ...typed, billing })).toMatchObject({
			success: true,
			data: { email: 'ana@xn--aj-dma.example', delivery: { phone: '+385912345678', postcode: '10000' }, billing: { oib: '12345678903' } },
		});
	});

	it('each error is at its field, including those of the billing address', async () => {
		const answer = await shopper.send('_post_hapi_webshop_customer', {
			type: 'webshop.guest',
			email: 'ana@',
			...ANA,
			phone: '',
			postcode: '1',
			billing: { ...ANA, company: 'Ispravljač', oib: '12345678901' },
		});
		expect(answer).toMatchObject({
			success: false,
			errors: { email: 'error_email_invalid', phone: 'error_field_required', postcode: 'error_postcode_invalid', 'billing.oib': 'error_oib_invalid' },
		});
	});

	it('is prefilled with the address of the account', async () => {
		const jwt = readJwt((await backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'titraj-kupac' }, token)).body);
		const { data } = expectContract(CartCustomerAnswer, (await backend.call('_get_hapi_webshop_customer', {}, jwt)).body);
		expect(data).toMatchObject({ type: 'webshop.customer', email: 'kupac@titraj.example', complete: true });
		const own = shopperWith(backend, jwt);
		const saved = await own.send('_post_hapi_webshop_customer', { type: 'webshop.customer', email: 'netko@drugi.example', ...ANA });
		expect(saved).toMatchObject({ success: true, data: { type: 'webshop.customer', email: 'kupac@titraj.example', delivery: { street: ANA.street } } });
	});
});

describe('the newsletter checkbox', () => {
	const EMAIL = 'novosti@titraj.example';
	const buy = async (newsletter: boolean) => {
		await shopper.add(CABLE, 1);
		await shopper.choose();
		await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: EMAIL, ...ANA, newsletter });
		expect(await shopper.order()).toMatchObject({ success: true });
	};
	const asked = () => backend.db.selectFrom('mails').select('text').where('recipient', '=', EMAIL).where('template', '=', 'newsletter_opt_in').execute();
	const ticked = async () => expectContract(CartCustomerAnswer, await shopper.send('_get_hapi_webshop_customer', {})).data?.newsletter;

	it('requests a confirmation by mail after the order, and is unchecked the next time', async () => {
		await buy(false);
		expect(await asked()).toEqual([]);
		await buy(true);
		const mails = await asked();
		expect(mails).toHaveLength(1);
		expect(await ticked()).toBe(false);
		const [, id, code = ''] = /\/newsletter\/(\d+)-([^/]+)\//.exec(mails[0]?.text ?? '') ?? [];
		const { body } = await backend.call('_get_hapi_newsletter_subscription', { id: Number(id), code });
		expect(body).toMatchObject({ data: { status: 'pending' } });
	});
});

describe('the cart reports', () => {
	it('what is missing for an order', async () => {
		expect((await shopper.cart()).missing).toEqual([]);
		await shopper.add(CABLE, 1);
		expect((await shopper.cart()).missing).toEqual(['customer', 'shipping', 'payment']);
		await shopper.choose();
		expect((await shopper.cart()).missing).toEqual([]);
	});

	it('a price that differs from the one when the line was added', async () => {
		await shopper.add(18, 1);
		const before = (await shopper.cart()).parcels[0]?.items[0];
		expect(before?.changed).toBeNull();
		await backend.db.updateTable('products').set({ price_cents: 333_33, sale_price_cents: null }).where('id', '=', 18).execute();
		expect((await shopper.cart()).parcels[0]?.items[0]?.changed).toEqual({ label_name: 'changed_price', unit_price: before?.unit_price });
	});
});

describe('an abandoned cart', () => {
	it('is restored from a mail, on another device, once however often it is requested', async () => {
		await shopper.add(CABLE, 2);
		expect(await shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 })).toMatchObject({ success: false, label_name: 'error_abandonment_email' });
		await shopper.choose({ email: 'odlazi@titraj.example' });
		await shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
		await shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
		const mails = await backend.db.selectFrom('mails').select(['text', 'template']).where('recipient', '=', 'odlazi@titraj.example').execute();
		expect(mails).toHaveLength(1);
		const code = /abandonment=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
		const other = shopperWith(backend, await backend.newToken());
		await other.send('_post_hapi_webshop_abandonment', { abandonment: code });
		await other.send('_post_hapi_webshop_abandonment', { abandonment: code });
		expect((await other.cart()).parcels[0]?.items.map(({ qty }) => qty)).toEqual([2]);
		expect(await other.send('_post_hapi_webshop_abandonment', { abandonment: 'nema' })).toMatchObject({ label_name: 'error_abandonment_code' });
	});

	it('is mailed five times to an address, then only after a wait, even if other visitors request it or the cart changes', async () => {
		const email = 'zasuta@titraj.example';
		const mails = () => backend.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
		const keep = () => shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
		await shopper.add(CABLE, 1);
		await shopper.choose({ email });
		for (let qty = 2; qty <= 6; qty++) {
			expect(await keep()).toMatchObject({ success: true });
			await shopper.send('_put_hapi_webshop_product', { shopping_cart_code: `product-${CABLE}`, qty });
		}
		expect(await keep()).toMatchObject({ success: false, label_name: 'error_too_many_attempts' });
		shopper = shopperWith(backend, await backend.newToken());
		await shopper.add(CABLE, 1);
		await shopper.choose({ email });
		expect(await keep()).toMatchObject({ success: false, label_name: 'error_too_many_attempts' });
		expect(await mails()).toHaveLength(5);
	});
});
