import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BankChoice, comeBack, decideAtBank, openGuest, startPayingShop } from '#tests/support/paying-shop.ts';

let shop: Awaited<ReturnType<typeof startPayingShop>>;
let guest: Awaited<ReturnType<typeof openGuest>>;
beforeAll(async () => {
	shop = await startPayingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
	shop.alter(() => undefined);
	await shop.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', 21).execute();
	guest = await openGuest(shop.url);
});
afterEach(() => vi.restoreAllMocks());

/** An order by card, and the fields that the shop's page sends to the bank. */
async function goToBank() {
	const { identificator } = await guest.buy('card');
	const { data } = await guest.pay({ order_identificator: identificator });
	return { identificator, asked: data?.form?.fields ?? [] };
}
async function decide(choice: BankChoice) {
	const { identificator, asked } = await goToBank();
	return { identificator, form: await decideAtBank(shop.bankUrl, asked, choice) };
}
const stateOf = async (identificator: string) => {
	const order = await guest.open(identificator);
	return [order?.status, order?.payment.status, order?.payment.may_retry];
};
const noticesOf = async (reference: string) =>
	(await shop.db.selectFrom('payment_notices').select(['kind', 'outcome']).where('reference', '=', reference).orderBy('id').execute()).map(
		({ kind, outcome }) => `${kind} ${outcome}`,
	);
const referenceIn = (fields: readonly { name: string; value: string }[]) => fields.find(({ name }) => name === 'reference')?.value ?? '';
const thanks = (identificator: string) => `/webshop/hvala/?order_identificator=${identificator}`;
const failed = (identificator: string) => `/webshop/neuspjela-narudzba/?order_identificator=${identificator}`;
const listen = () => {
	const lines: string[] = [];
	vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words.join(' ')));
	return lines;
};

describe('a shopper comes back from the bank', () => {
	test.each([
		['approved', 'before', thanks, ['paid', 'approved', false]],
		['approved', 'never', thanks, ['paid', 'approved', false]],
		['declined', 'before', failed, ['payment_failed', 'declined', true]],
		['declined', 'never', failed, ['payment_failed', 'declined', true]],
		['cancelled', 'before', failed, ['payment_failed', 'cancelled', true]],
		['cancelled', 'never', failed, ['payment_failed', 'cancelled', true]],
	] as const)('%s, the bank’s server has spoken %s: the page that says so, the order in that state', async (status, callback, page, state) => {
		const { identificator, form } = await decide({ status, callback });
		expect(await comeBack(form)).toEqual({ status: 303, path: page(identificator), cookies: [] });
		expect(await stateOf(identificator)).toEqual(state);
	});

	test('and only then the bank’s server speaks: nothing changes', async () => {
		const { identificator, form } = await decide({ status: 'approved', callback: 'after' });
		await comeBack(form);
		await expect.poll(() => noticesOf(referenceIn(form.fields)), { timeout: 5000 }).toEqual(['return approved', 'callback repeated']);
		expect(await stateOf(identificator)).toEqual(['paid', 'approved', false]);
	});

	test('twice: the same page, paid once', async () => {
		const { identificator, form } = await decide({ status: 'approved' });
		expect([await comeBack(form), await comeBack(form)].map(({ path }) => path)).toEqual([thanks(identificator), thanks(identificator)]);
		const history = (await guest.open(identificator))?.history.map(({ status }) => status);
		expect(history).toEqual(['awaiting_payment', 'paid']);
	});

	test('never, but the bank’s server has spoken: paid', async () => {
		const { identificator } = await decide({ status: 'approved' });
		expect(await stateOf(identificator)).toEqual(['paid', 'approved', false]);
	});

	test('never, and nobody has spoken: the order waits, the same payment opens again', async () => {
		const { identificator, asked } = await goToBank();
		expect(await stateOf(identificator)).toEqual(['awaiting_payment', 'pending', true]);
		expect((await guest.pay({ order_identificator: identificator })).data?.form?.fields).toEqual(asked);
	});

	test('from a payment that was declined before and approved at last: money that came is never unsaid', async () => {
		const { identificator, asked } = await goToBank();
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'declined' }));
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved' }));
		expect(await stateOf(identificator)).toEqual(['paid', 'approved', false]);
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'cancelled' }));
		expect(await stateOf(identificator)).toEqual(['paid', 'approved', false]);
	});

	test('by a link as well as by a form', async () => {
		const { identificator, form } = await decide({ status: 'approved' });
		const query = new URLSearchParams(form.fields.map(({ name, value }) => [name, value]));
		const response = await fetch(`${form.action}?${query}`, { redirect: 'manual' });
		expect([response.status, response.headers.get('location')]).toEqual([303, thanks(identificator)]);
	});

	test('with nothing in hand: home', async () => {
		const response = await fetch(`${shop.url}/api/hapi/webshop/payment-return/bank`, { redirect: 'manual' });
		expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
	});

	test('while the backend is out: a page that may be loaded again, and then it counts', async () => {
		listen();
		const { identificator, form } = await decide({ status: 'approved', callback: 'never' });
		shop.alter((path) => (path.includes('/payment-notice/') ? 'cut' : undefined));
		expect((await comeBack(form)).status).toBe(503);
		shop.alter(() => undefined);
		expect((await comeBack(form)).path).toBe(thanks(identificator));
	});
});

describe('an order with two payments', () => {
	/** The form of another try by card. */
	async function askAgain(identificator: string) {
		await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'card' });
		return (await guest.pay({ order_identificator: identificator })).data?.form?.fields ?? [];
	}

	test('left at the bank and changed to a transfer, approved after all: paid, and there is no slip any more', async () => {
		const { identificator, asked } = await goToBank();
		await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'bank_transfer' });
		const slip = () => guest.send('_get_hapi_webshop_payment_transfer', { order_identificator: identificator });
		expect(await slip()).toMatchObject({ success: true });
		expect((await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved' }))).path).toBe(thanks(identificator));
		expect(await stateOf(identificator)).toEqual(['paid', 'approved', false]);
		expect(await slip()).toMatchObject({ success: false, label_name: 'error_payment_transfer' });
	});

	test('one approved, the other given up: thanks, and nothing is to be paid again', async () => {
		const { identificator, asked } = await goToBank();
		const second = await askAgain(identificator);
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved' }));
		expect((await comeBack(await decideAtBank(shop.bankUrl, second, { status: 'cancelled' }))).path).toBe(thanks(identificator));
		expect(await stateOf(identificator)).toEqual(['paid', 'approved', false]);
	});

	test('both approved: paid once, and the log says that there is money to give back', async () => {
		const lines = listen();
		const { identificator, asked } = await goToBank();
		const second = await askAgain(identificator);
		await comeBack(await decideAtBank(shop.bankUrl, asked, { status: 'approved', callback: 'never' }));
		expect(lines).toEqual([]);
		await comeBack(await decideAtBank(shop.bankUrl, second, { status: 'approved', callback: 'never' }));
		expect(lines).toEqual([expect.stringMatching(`unexpected.*${referenceIn(second)}`)]);
		expect((await guest.open(identificator))?.history.map(({ status }) => status)).toEqual(['awaiting_payment', 'paid']);
	});
});

describe('what is forged is refused, logged, and changes nothing', () => {
	type Fields = [name: string, value: string][];
	const forgeries: [title: string, forge: (fields: Fields) => Fields][] = [
		['another status', (fields) => fields.map(([name, value]) => [name, name === 'status' ? 'approved' : value])],
		['another amount', (fields) => fields.map(([name, value]) => [name, name === 'amount' ? '1' : value])],
		['no signature', (fields) => fields.filter(([name]) => name !== 'signature')],
		['a signature of nobody', (fields) => fields.map(([name, value]) => [name, name === 'signature' ? 'f'.repeat(64) : value])],
	];

	test.each(forgeries)('%s', async (_title, forge) => {
		const lines = listen();
		const { identificator, asked } = await goToBank();
		const form = await decideAtBank(shop.bankUrl, asked, { status: 'declined', callback: 'never' });
		const body = () => new URLSearchParams(forge(form.fields.map(({ name, value }) => [name, value])));
		const callback = await fetch(form.action.replace('payment-return', 'payment-callback'), { method: 'POST', body: body() });
		expect([callback.status, (await callback.json()).label_name]).toEqual([403, 'error_payment_signature']);
		const back = await fetch(form.action, { method: 'POST', body: body(), redirect: 'manual' });
		expect(back.headers.get('location')).toBe('/webshop/neuspjela-narudzba/?error=error_payment_signature');
		expect(await stateOf(identificator)).toEqual(['awaiting_payment', 'pending', true]);
		expect(await noticesOf(referenceIn(form.fields))).toEqual(['callback forged', 'return forged']);
		expect(lines.filter((line) => line.includes('refused'))).toHaveLength(4);
	});

	test('a word of a provider that the shop does not have, or about a payment of another', async () => {
		listen();
		const { form } = await decide({ status: 'approved', callback: 'never' });
		for (const provider of ['nema', 'bank_transfer'])
			expect(
				(
					await fetch(`${shop.url}/api/hapi/webshop/payment-callback/${provider}`, {
						method: 'POST',
						body: new URLSearchParams(form.fields.map(({ name, value }) => [name, value])),
					})
				).status,
			).toBe(403);
	});

	test.each([
		['nothing', '', 400],
		['too many fields', Array.from({ length: 61 }, (_, index) => `f${index}=1`).join('&'), 400],
		['a field that is too long', `reference=${'x'.repeat(3000)}`, 400],
	])('%s', async (_title, body, status) => {
		const response = await fetch(`${shop.url}/api/hapi/webshop/payment-callback/bank`, {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body,
		});
		expect(response.status).toBe(status);
	});

	test('a bank’s server is asked to come again while the backend is out', async () => {
		listen();
		const { form } = await decide({ status: 'approved', callback: 'never' });
		shop.alter((path) => (path.includes('/payment-notice/') ? 'cut' : undefined));
		const url = form.action.replace('payment-return', 'payment-callback');
		expect((await fetch(url, { method: 'POST', body: new URLSearchParams(form.fields.map(({ name, value }) => [name, value])) })).status).toBe(503);
	});
});

describe('a payment is asked for', () => {
	test('again after it failed, in another way: each has its page', async () => {
		const { identificator, form } = await decide({ status: 'declined' });
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
		const { identificator, form } = await decide({ status: 'cancelled' });
		await comeBack(form);
		await guest.pay({ order_identificator: identificator, new_payment: '1', payment_code: 'card' });
		const { data } = await guest.pay({ order_identificator: identificator });
		await comeBack(await decideAtBank(shop.bankUrl, data?.form?.fields ?? [], { status: 'approved' }));
		expect(await stateOf(identificator)).toEqual(['paid', 'approved', false]);
	});

	test('of an order that is paid: the thank-you page', async () => {
		const { identificator, form } = await decide({ status: 'approved' });
		await comeBack(form);
		for (const query of [{}, { new_payment: '1', payment_code: 'card' }])
			expect(await guest.pay({ order_identificator: identificator, ...query })).toMatchObject({
				success: true,
				data: { next: { kind: 'thank_you', url: thanks(identificator) }, form: null },
			});
	});

	test('not without the order’s code, by another site, or by another method', async () => {
		const { identificator } = await goToBank();
		const path = `/api/hapi/webshop/create-payment?order_identificator=${identificator}`;
		expect((await guest.jar.get(`${path}x`)).status).toBe(404);
		expect((await guest.jar.get('/api/hapi/webshop/create-payment')).status).toBe(422);
		expect((await guest.jar.get(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
		expect((await guest.jar.send('POST', path, {})).status).toBe(405);
		expect((await fetch(`${shop.url}/api/hapi/webshop/payment-callback/bank`)).status).toBe(405);
		expect((await guest.jar.send('POST', '/api/hapi/webshop/payment-notice', { provider: 'bank', kind: 'return', fields: {} })).status).toBe(404);
	});
});
