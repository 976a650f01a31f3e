import { describe, expect, test } from 'vitest';
import { decide, goToBank, noticesOf, referenceIn, stateOf } from '#tests/support/bank-steps.ts';
import { guestForEachTest } from '#tests/support/guest-for-each-test.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { comeBack, decideAtBank, type Guest, type PayingShop } from '#tests/support/paying-shop.ts';

let shop: PayingShop;
let guest: Guest;
guestForEachTest((...opened) => {
	[shop, guest] = opened;
});

const thanks = (identificator: string) => `/webshop/hvala/?order_identificator=${identificator}`;
const failed = (identificator: string) => `/webshop/neuspjela-narudzba/?order_identificator=${identificator}`;

describe('a shopper returns from the bank', () => {
	test.each([
		['approved', 'before', thanks, ['paid', 'approved', false]],
		['approved', 'never', thanks, ['paid', 'approved', false]],
		['declined', 'before', failed, ['payment_failed', 'declined', true]],
		['declined', 'never', failed, ['payment_failed', 'declined', true]],
		['cancelled', 'before', failed, ['payment_failed', 'cancelled', true]],
		['cancelled', 'never', failed, ['payment_failed', 'cancelled', true]],
	] as const)('%s, webhook of the bank %s: the page shows the state, which the order has', async (status, callback, page, state) => {
		const { identificator, form } = await decide(shop, guest, { status, callback });
		expect(await comeBack(form)).toEqual({ status: 303, path: page(identificator), cookies: [] });
		expect(await stateOf(guest, identificator)).toEqual(state);
	});

	test('and the bank’s webhook follows: nothing changes', async () => {
		const { identificator, form } = await decide(shop, guest, { status: 'approved', callback: 'after' });
		await comeBack(form);
		await expect.poll(() => noticesOf(shop, referenceIn(form.fields)), { timeout: 5000 }).toEqual(['return approved', 'callback repeated']);
		expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
	});

	test('twice: the same page, paid once', async () => {
		const { identificator, form } = await decide(shop, guest, { status: 'approved' });
		expect([await comeBack(form), await comeBack(form)].map(({ path }) => path)).toEqual([thanks(identificator), thanks(identificator)]);
		const history = (await guest.open(identificator))?.history.map(({ status }) => status);
		expect(history).toEqual(['awaiting_payment', 'paid']);
	});

	test('never, but the bank’s webhook has arrived: paid', async () => {
		const { identificator } = await decide(shop, guest, { status: 'approved' });
		expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
	});

	test('never, and no webhook has arrived: the order waits, the same payment opens again', async () => {
		const { identificator, asked } = await goToBank(guest);
		expect(await stateOf(guest, identificator)).toEqual(['awaiting_payment', 'pending', true]);
		expect((await guest.pay({ order_identificator: identificator })).data?.form?.fields).toEqual(asked);
	});

	test('from a payment that was first declined and then approved: received money is never revoked', async () => {
		const { identificator, asked } = await goToBank(guest);
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'declined' }));
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved' }));
		expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'cancelled' }));
		expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
	});

	test('by a link as well as by a form', async () => {
		const { identificator, form } = await decide(shop, guest, { status: 'approved' });
		const query = new URLSearchParams(form.fields.map(({ name, value }) => [name, value]));
		const response = await fetch(`${form.action}?${query}`, { redirect: 'manual' });
		expect([response.status, response.headers.get('location')]).toEqual([303, thanks(identificator)]);
	});

	test('without any data: home', async () => {
		const response = await fetch(`${shop.url}/api/hapi/webshop/payment-return/bank`, { redirect: 'manual' });
		expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
	});

	test('while the backend is down: a page that can be reloaded, and then it counts', async () => {
		listenToErrors();
		const { identificator, form } = await decide(shop, guest, { status: 'approved', callback: 'never' });
		shop.alter((path) => (path.includes('/payment-notice/') ? 'cut' : undefined));
		expect((await comeBack(form)).status).toBe(503);
		shop.alter(() => undefined);
		expect((await comeBack(form)).path).toBe(thanks(identificator));
	});
});

describe('an order with two payments', () => {
	/** The form of another payment attempt by card. */
	async function askAgain(identificator: string) {
		await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'card' });
		return (await guest.pay({ order_identificator: identificator })).data?.form?.fields ?? [];
	}

	test('left at the bank and changed to a transfer, then approved: paid, and there is no payment slip any more', async () => {
		const { identificator, asked } = await goToBank(guest);
		await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'bank_transfer' });
		const slip = () => guest.send('_get_hapi_webshop_payment_transfer', { order_identificator: identificator });
		expect(await slip()).toMatchObject({ success: true });
		expect((await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved' }))).path).toBe(thanks(identificator));
		expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
		expect(await slip()).toMatchObject({ success: false, label_name: 'error_payment_transfer' });
	});

	test('one approved, the other abandoned: thank-you page, and nothing is due', async () => {
		const { identificator, asked } = await goToBank(guest);
		const second = await askAgain(identificator);
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved' }));
		expect((await comeBack(await decideAtBank(shop.bankUrl, second, { status: 'cancelled' }))).path).toBe(thanks(identificator));
		expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
	});

	test('both approved: paid once, and the log says that a refund is due', async () => {
		const lines = listenToErrors();
		const { identificator, asked } = await goToBank(guest);
		const second = await askAgain(identificator);
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved', callback: 'never' }));
		expect(lines).toEqual([]);
		await comeBack(await decideAtBank(shop.bankUrl, second, { status: 'approved', callback: 'never' }));
		expect(lines).toEqual([expect.stringMatching(`unexpected.*${referenceIn(second)}`)]);
		expect((await guest.open(identificator))?.history.map(({ status }) => status)).toEqual(['awaiting_payment', 'paid']);
	});
});

describe('a payment is requested', () => {
	test('again after it failed, with another method: each has its page', async () => {
		const { identificator, form } = await decide(shop, guest, { status: 'declined' });
		await comeBack(form);
		const again = (payment_code: string) => guest.pay({ order_identificator: identificator, new_payment: '1', payment_code });
		expect((await guest.pay({ order_identificator: identificator })).data?.next).toEqual({
			kind: 'new_payment',
			url: `/webshop/novo-placanje/?order_identificator=${identificator}&error=error_empty_payment_form`,
		});
		for (const [code, kind] of [
			['card', 'payment_form'],
			['wallet', 'external'],
			['card_direct', 'external'],
			['card_form', 'payment_create'],
			['bank_transfer', 'thank_you'],
		] as const)
			expect([code, (await again(code)).data?.next.kind]).toEqual([code, kind]);
		expect(await again('cash_on_delivery')).toMatchObject({ success: false, label_name: 'error_payment_method' });
	});

	test('again and approved: paid', async () => {
		const { identificator, form } = await decide(shop, guest, { status: 'cancelled' });
		await comeBack(form);
		await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'card' });
		const { data } = await guest.pay({ order_identificator: identificator });
		await comeBack(await decideAtBank(shop.bankUrl, data?.form?.fields ?? [], { status: 'approved' }));
		expect(await stateOf(guest, identificator)).toEqual(['paid', 'approved', false]);
	});

	test('of an order that is paid: the thank-you page', async () => {
		const { identificator, form } = await decide(shop, guest, { status: 'approved' });
		await comeBack(form);
		for (const query of [{}, { new_payment: '1', payment_code: 'card' }])
			expect(await guest.pay({ order_identificator: identificator, ...query })).toMatchObject({
				success: true,
				data: { next: { kind: 'thank_you', url: thanks(identificator) }, form: null },
			});
	});

	test('not without the order’s code, from another site, or with another method', async () => {
		const { identificator } = await goToBank(guest);
		const path = `/api/hapi/webshop/create-payment?order_identificator=${identificator}`;
		expect((await guest.jar.get(`${path}x`)).status).toBe(404);
		expect((await guest.jar.get('/api/hapi/webshop/create-payment')).status).toBe(422);
		expect((await guest.jar.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		expect((await guest.jar.send('POST', path, {})).status).toBe(405);
		expect((await fetch(`${shop.url}/api/hapi/webshop/payment-callback/bank`)).status).toBe(405);
		expect((await guest.jar.send('POST', '/api/hapi/webshop/payment-notice', { provider: 'bank', kind: 'return', fields: {} })).status).toBe(404);
	});

	test('not without limit', async () => {
		const statuses: number[] = [];
		for (let asked = 0; asked < 41; asked++) statuses.push((await guest.jar.get('/api/hapi/webshop/create-payment?order_identificator=1-x')).status);
		expect([statuses.slice(0, 40).every((status) => status === 404), statuses[40]]).toEqual([true, 429]);
	});
});
