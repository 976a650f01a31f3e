import { toStartNotes } from '@titraj/backend/jobs/start-notes.ts';
import { DEMO_COMPANY } from '@titraj/backend/platform/company/company.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { PaymentMethodsAnswer } from '@titraj/contract/checkout.ts';
import { PaymentTransferAnswer } from '@titraj/contract/order-calls.ts';
import { InfoAnswer } from '@titraj/contract/site.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type CheckoutChoice, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const SETTINGS = {
	COMPANY_NAME: 'Otpornik & sin d.o.o.',
	COMPANY_STREET: 'Strujna 7',
	COMPANY_POSTCODE: '21000',
	COMPANY_CITY: 'Split',
	COMPANY_OIB: '69435151530',
	COMPANY_IBAN: 'HR12 1001 0051 8630 0016 0',
	COMPANY_PHONE: '+385 21 555 0199',
	COMPANY_EMAIL: 'prodaja@otpornik.example',
};
/** Of the demo's company, what cannot be a shopper's. */
const DEMO = /Titraj d\.o\.o\.|Frekvencijska|47019263580|HR58|555 0140|info@titraj/;
const read = (env: Record<string, string>) => readConfig({ dataDir: null, databaseUrl: null }, env);

async function newShopper(backend: TestBackend) {
	return shopperWith(backend, await backend.newToken());
}

async function buy(backend: TestBackend, choice: CheckoutChoice) {
	const shopper = await newShopper(backend);
	await shopper.add(CABLE, 1);
	await shopper.choose(choice);
	const { data } = await shopper.order();
	if (!data?.order) throw new Error('Nothing was ordered');
	return { shopper, order: data.order };
}

describe('a shop whose company is set', () => {
	let backend: TestBackend;
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { company: read(SETTINGS).company });
	});
	afterAll(() => backend.close());

	it('says it wherever it names who sells, and the demo nowhere', async () => {
		const info = await backend.call('_get_hapi_misc_info', {});
		expect(expectContract(InfoAnswer, info.body).data?.company).toMatchObject({
			...{ name: 'Otpornik & sin d.o.o.', phone: '+385 21 555 0199', email: 'prodaja@otpornik.example', oib: '69435151530', iban: 'HR1210010051863000160' },
			address: { street: 'Strujna 7', postcode: '21000', city: 'Split', country: 'HR' },
		});
		const sellers = await backend.call('_get_hapi_catalog_sellers', {});
		expect(sellers.body).toMatchObject({ data: { items: [{ title: 'Otpornik & sin d.o.o.' }] } });
		for (const { body } of [info, sellers]) expect(JSON.stringify(body)).not.toMatch(DEMO);
	});

	it('is paid by slip to its own account', async () => {
		const { shopper, order } = await buy(backend, { payment: 'bank_transfer' });
		const slip = await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator: order.order_identificator });
		expect(expectContract(PaymentTransferAnswer, slip).data).toMatchObject({
			iban: 'HR1210010051863000160',
			recipient: { name: 'Otpornik & sin d.o.o.', street: 'Strujna 7', place: '21000 Split' },
		});
	});

	it('signs its mails, in text and HTML', async () => {
		const email = 'potpis@titraj.example';
		await buy(backend, { email });
		const { text, html } = await lastMailTo(backend, email);
		expect(text).toContain('\nOtpornik & sin d.o.o., Strujna 7, 21000 Split. Telefon +385 21 555 0199, prodaja@otpornik.example');
		expect(html).toContain('Otpornik &amp; sin d.o.o., Strujna 7, 21000 Split.');
		for (const told of [text, html]) expect(told).not.toMatch(DEMO);
	});
});

describe('settings of the company', () => {
	it('are those of the demo where nothing is set', () => {
		expect(read({}).company).toEqual(DEMO_COMPANY);
		expect(read({ COMPANY_NAME: ' ', COMPANY_IBAN: '' }).company).toEqual(DEMO_COMPANY);
	});

	it.each([
		['COMPANY_OIB', '47019263581', 'COMPANY_OIB is "47019263581": it must be an OIB: eleven digits, of which the last checks the others'],
		['COMPANY_IBAN', 'HR5812345671123456780', 'COMPANY_IBAN is "HR5812345671123456780": it must be a Croatian IBAN: HR and nineteen digits'],
		['COMPANY_IBAN', 'DE89370400440532013000', 'COMPANY_IBAN is "DE89370400440532013000": it must be a Croatian IBAN: HR and nineteen digits'],
		['COMPANY_POSTCODE', '1000', 'COMPANY_POSTCODE is "1000": it must be a Croatian postcode of five digits'],
		['COMPANY_PHONE', 'nazovite', 'COMPANY_PHONE is "nazovite": it must be a telephone number such as +385 1 555 0140'],
		['COMPANY_EMAIL', 'info@', 'COMPANY_EMAIL is "info@": it must be an e-mail address'],
	])('%s of "%s" stops the start with a sentence', (name, value, sentence) => expect(() => read({ [name]: value })).toThrow(sentence));

	it.each([
		['127.0.0.1', undefined, true],
		['0.0.0.0', undefined, false],
		['0.0.0.0', DEMO_COMPANY.iban, false],
		['0.0.0.0', SETTINGS.COMPANY_IBAN, true],
	])('on %s with COMPANY_IBAN %s transfers are taken: %s', (HOST, COMPANY_IBAN, expected) => {
		expect(read({ HOST, ...(COMPANY_IBAN && { COMPANY_IBAN }) }).takesTransfers).toBe(expected);
	});

	it('that are left out are named in the log where others can reach the shop', () => {
		expect(toStartNotes(read({}))).toEqual([]);
		expect(toStartNotes(read({ HOST: '0.0.0.0', ...SETTINGS }))).toEqual([]);
		const { COMPANY_IBAN: _iban, ...others } = SETTINGS;
		expect(toStartNotes(read({ HOST: '0.0.0.0', ...others }))).toEqual([expect.stringMatching(/COMPANY_IBAN is not set.*no bank transfers/)]);
		expect(toStartNotes(read({ HOST: '0.0.0.0', COMPANY_IBAN: SETTINGS.COMPANY_IBAN })).join()).toMatch(/COMPANY_NAME.*COMPANY_OIB.*the demo's/);
	});
});

describe('a shop that others can reach, without an IBAN', () => {
	let backend: TestBackend;
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { takesTransfers: false });
	});
	afterAll(() => backend.close());

	const offered = async () => {
		const shopper = await newShopper(backend);
		await shopper.add(CABLE, 1);
		await shopper.choose();
		return expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data?.items.map(({ code }) => code);
	};

	it('neither offers bank transfers nor takes one, and tells the IBAN of the demo to nobody', async () => {
		expect(await offered()).toEqual(['card', 'wallet', 'cash_on_delivery', 'pay_in_store']);
		const shopper = await newShopper(backend);
		await shopper.add(CABLE, 1);
		await shopper.choose();
		expect(await shopper.send('_put_hapi_webshop_payment', { payment_code: 'bank_transfer' })).toMatchObject({ label_name: 'error_payment_method' });
		expect(JSON.stringify((await backend.call('_get_hapi_misc_info', {})).body)).not.toContain(DEMO_COMPANY.iban);
	});

	it('asks for another payment method where a cart had chosen a transfer before', async () => {
		const shopper = await newShopper(backend);
		await shopper.add(CABLE, 1);
		await shopper.choose();
		await backend.db.updateTable('carts').set({ payment_code: 'bank_transfer' }).where('payment_code', 'is not', null).execute();
		expect((await shopper.cart()).missing).toEqual(['payment']);
	});

	it('has no slip for an order from before, which would have no account on it', async () => {
		const { shopper, order } = await buy(backend, {});
		await backend.db.updateTable('orders').set({ payment_code: 'bank_transfer', status: 'awaiting_payment' }).where('id', '=', order.id).execute();
		const slip = await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator: order.order_identificator });
		expect(slip).toMatchObject({ success: false, label_name: 'error_payment_transfer' });
	});
});
