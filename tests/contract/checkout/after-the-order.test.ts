import { OpenOrderAnswer, OrderLookupAnswer, OrderStatusAnswer, PaymentTransferAnswer } from '@titraj/contract/order-calls.ts';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { readMailCodes } from '#tests/support/read-barcode.ts';
import { type CheckoutChoice, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { buyOne, shopperForEachTest } from '#tests/support/shopper-for-each-test.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: Shopper;
shopperForEachTest((started, visitor) => {
	backend = started;
	shopper = visitor;
});

const buy = (choice: CheckoutChoice) => buyOne(shopper, choice);
const read = async (order_identificator: string, new_payment?: 1) =>
	expectContract(OpenOrderAnswer, await shopper.send('_get_hapi_webshop_order', { order_identificator, ...(new_payment && { new_payment }) })).data;

describe('an order', () => {
	it('can be read with its code, and not without', async () => {
		const { order_identificator, number } = await buy({ email: 'kod@titraj.example' });
		expect(await read(order_identificator)).toMatchObject({ number, status: 'received', items_count: 1, total: { total: 40.98 }, may_withdraw: false });
		for (const wrong of [`${order_identificator}x`, order_identificator.replace(/^\d+/, '1'), '1-', '', "1-' or 1=1"]) {
			const token = await backend.newToken();
			for (const name of ['_get_hapi_webshop_order', '_get_hapi_webshop_order_status', '_get_hapi_webshop_payment_transfer'] as const)
				expect((await backend.call(name, { order_identificator: wrong }, token)).status).toBe(404);
		}
	});

	it('has its status, and with new_payment=1 the available payment methods', async () => {
		const { order_identificator } = await buy({ payment: 'card' });
		const status = async (new_payment?: 1) =>
			expectContract(OrderStatusAnswer, await shopper.send('_get_hapi_webshop_order_status', { order_identificator, ...(new_payment && { new_payment }) }))
				.data;
		expect(await status()).toMatchObject({ status: 'awaiting_payment', payment_status: 'pending', payment_type: 'redirect', payment_methods: [] });
		const codes = (await status(1))?.payment_methods.map(({ code }) => code);
		expect(codes).toEqual(['card', 'wallet', 'bank_transfer']);
		expect((await read(order_identificator, 1))?.payment_methods.map(({ code }) => code)).toEqual(codes);
	});

	it('that is paid on delivery cannot be paid on a page', async () => {
		const { order_identificator } = await buy({ payment: 'cash_on_delivery' });
		expect((await read(order_identificator, 1))?.payment_methods).toEqual([]);
	});
});

describe('the confirmation', () => {
	it.each([
		['cash_on_delivery', null],
		['bank_transfer', '/webshop/print-payment-transfer/'],
		['card', null],
	])('of an order by %s is in the outbox, once, with its links', async (payment, extra) => {
		const email = `potvrda-${payment}@titraj.example`;
		const { number, order_identificator } = await buy({ email, payment });
		const mails = await mailsTo(backend, email);
		expect(mails).toHaveLength(1);
		const [mail] = mails;
		expect(mail?.subject).toContain(number);
		for (const text of [mail?.text, mail?.html]) {
			expect(text).toContain(`https://titraj.example/webshop/narudzba/?order_identificator=${order_identificator}`);
			expect(text).toContain('Kabel na kolutu');
			if (extra !== null) expect(text).toContain(`${extra}?order_identificator=${order_identificator}`);
			expect(text).not.toContain('/webshop/novo-placanje/');
		}
	});
});

it('the code in a mail to an unconfirmed address does not contain the payer', async () => {
	const email = 'platitelj@titraj.example';
	const { number } = await buy({ email, payment: 'bank_transfer' });
	const [mail] = await mailsTo(backend, email);
	const [code = ''] = await readMailCodes(mail ?? expect.fail());
	expect(code).toContain(number);
	expect(code).not.toMatch(/Ana|Ilica/);
});

describe('the payment slip', () => {
	it('contains recipient, amount and reference', async () => {
		const { order_identificator, number } = await buy({ payment: 'bank_transfer' });
		const { data } = expectContract(PaymentTransferAnswer, await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator }));
		expect(data).toMatchObject({
			...{ order_number: number, amount: 38.99, payer: { name: 'Ana Anić', street: 'Ilica 1', place: '10000 Zagreb' } },
			...{ model: 'HR00', reference: number },
		});
		expect(data?.iban).toMatch(/^HR\d{19}$/);
	});

	it('exists only for transfers', async () => {
		const { order_identificator } = await buy({ payment: 'card' });
		expect(await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator })).toMatchObject({
			success: false,
			label_name: 'error_payment_transfer',
		});
	});
});

describe('the order lookup of a guest', () => {
	const lookUp = async (number: string, email: string) =>
		expectContract(OrderLookupAnswer, await shopper.send('_post_hapi_webshop_order_lookup', { number, email }));

	it('finds an order by number and e-mail, as typed', async () => {
		const { number, order_identificator } = await buy({ email: 'trazi@titraj.example' });
		expect(await lookUp(` ${number} `, ' Trazi@titraj.example')).toMatchObject({ success: true, data: { order_identificator } });
	});

	it('reveals nothing if either is wrong', async () => {
		const { number } = await buy({ email: 'tajna@titraj.example' });
		const refused = { success: false, label_name: 'error_order_not_found' };
		expect(await lookUp(number, 'druga@titraj.example')).toEqual(refused);
		expect(await lookUp('999999', 'tajna@titraj.example')).toEqual(refused);
		expect(await lookUp(number, 'nije adresa')).toEqual(refused);
	});

	it('by strangers who guess the e-mail from many addresses does not lock out the browser that ordered', async () => {
		const { number, order_identificator } = await buy({ email: 'kupac@pretraga.example' });
		const guess = async (nth: number) => {
			const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-client': `203.0.113.${nth}` };
			const body = JSON.stringify({ number, email: `pogodak${nth}@pretraga.example` });
			return (await backend.send('/hapi/v1/webshop/order-lookup/', { method: 'POST', headers, body })).body;
		};
		for (let nth = 0; nth < 30; nth++) await guess(nth);
		expect(await lookUp(number, 'kupac@pretraga.example')).toMatchObject({ success: true, data: { order_identificator } });
	});

	describe('after strangers have guessed its e-mail ten times', () => {
		const lookUpFrom = async (client: string, number: string, email: string) => {
			const headers = { authorization: `Bearer ${await backend.newToken()}`, 'content-type': 'application/json', 'base-client': client };
			const init = { method: 'POST', headers, body: JSON.stringify({ number, email }) };
			return expectContract(OrderLookupAnswer, (await backend.send('/hapi/v1/webshop/order-lookup/', init)).body);
		};
		const guess = async (number: string) => {
			for (let nth = 0; nth < 10; nth++) await lookUpFrom(`198.51.100.${nth}`, number, `pogodak${nth}@veza.example`);
		};

		it('is not answered to another browser, but mails the link to the order’s address, a few times in a row', async () => {
			await using mailing = await startTestBackend(undefined, { sendsMail: true });
			backend = mailing;
			shopper = shopperWith(mailing, await mailing.newToken());
			const { number, order_identificator } = await buy({ email: 'vlasnik@veza.example' });
			await guess(number);
			const mailed = { success: false, label_name: 'error_order_link_mailed' };
			expect(await lookUpFrom('203.0.113.1', number, 'netko@veza.example')).toEqual(mailed);
			const links = async () => (await mailsTo(mailing, 'vlasnik@veza.example')).filter(({ template }) => template === 'order_lookup');
			expect(await links()).toEqual([]);
			for (let turn = 0; turn < 5; turn++) expect(await lookUpFrom('203.0.113.2', number, 'vlasnik@veza.example')).toEqual(mailed);
			const sent = await links();
			expect([sent.length, sent[0]?.text.includes(order_identificator)]).toEqual([3, true]);
		});

		it('is answered in a shop that sends no mails, because only who fails is limited there', async () => {
			const { number, order_identificator } = await buy({ email: 'vlasnik@bez.example' });
			await guess(number);
			expect(await lookUpFrom('203.0.113.3', number, 'vlasnik@bez.example')).toMatchObject({ success: true, data: { order_identificator } });
		});
	});

	it('of right numbers is not limited', async () => {
		const { number } = await buy({ email: 'cesto@titraj.example' });
		for (let turn = 0; turn < 12; turn++) expect(await lookUp(number, 'cesto@titraj.example')).toMatchObject({ success: true });
	});

	it('limits guesses', async () => {
		const labels: unknown[] = [];
		for (let attempt = 0; attempt < 10; attempt++) labels.push((await lookUp(`${attempt}`, 'pogada@titraj.example')).label_name);
		expect(labels.at(-1)).toBe('error_too_many_attempts');
	});
});
