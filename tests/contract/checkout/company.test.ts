import { toStartNotes } from '@titraj/backend/operation/index.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import {
	type Company,
	type CompanyField,
	isCompanyKnown,
	isImprintKnown,
	NO_COMPANY,
	parseCompany,
	toReturnAddress,
} from '@titraj/backend/platform/shop/company.ts';
import { takesTransfers } from '@titraj/backend/platform/shop/shop-settings.ts';
import { DEMO_COMPANY } from '@titraj/backend/seed/demo-shop.ts';
import { PaymentTransferAnswer } from '@titraj/contract/order-calls.ts';
import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { InfoAnswer } from '@titraj/contract/site.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type CheckoutChoice, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const COMPANY: Company = {
	name: 'Otpornik & sin d.o.o.',
	street: 'Strujna 7',
	postcode: '21000',
	city: 'Split',
	oib: '69435151530',
	iban: 'HR1210010051863000160',
	phone: '+385 21 555 0199',
	email: 'prodaja@otpornik.example',
	...{ court: 'Sud u Splitu', register: '060 000 000', capital: '2.500 €', management: 'Iva & Ana', returns: 'Skladište 1, 21000 Split' },
	...{ mediator: 'Centar za mirenje', mediator_url: 'https://mirenje.example/' },
};
/** Data of the demo's company that cannot come from a shopper. */
const DEMO = /Titraj d\.o\.o\.|Frekvencijska|47019263580|HR58|555 0140|info@titraj/;

async function newShopper(backend: TestBackend) {
	return shopperWith(backend, await backend.newToken());
}

async function buy(backend: TestBackend, choice: CheckoutChoice) {
	const shopper = await newShopper(backend);
	await shopper.add(CABLE, 1);
	await shopper.choose(choice);
	const placed = await shopper.place();
	return { shopper, order: placed };
}

describe('a shop whose company is set', () => {
	let backend: TestBackend;
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { settings: { siteName: 'Otpornik', company: COMPANY } });
	});
	afterAll(() => backend.close());

	it('shows it wherever the seller is named, and never the demo’s', async () => {
		const info = await backend.call('_get_hapi_misc_info', {});
		expect(expectContract(InfoAnswer, info.body).data?.company).toMatchObject({
			...{ name: 'Otpornik & sin d.o.o.', phone: '+385 21 555 0199', email: 'prodaja@otpornik.example', oib: '69435151530', iban: 'HR1210010051863000160' },
			address: { street: 'Strujna 7', postcode: '21000', city: 'Split', country: 'HR' },
		});
		const sellers = await backend.call('_get_hapi_catalog_sellers', {});
		expect(sellers.body).toMatchObject({ data: { items: [{ title: 'Otpornik & sin d.o.o.' }] } });
		for (const { body } of [info, sellers]) expect(JSON.stringify(body)).not.toMatch(DEMO);
	});

	it('has its own account on payment slips', async () => {
		const { shopper, order } = await buy(backend, { payment: 'bank_transfer' });
		const slip = await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator: order.order_identificator });
		expect(expectContract(PaymentTransferAnswer, slip).data).toMatchObject({
			iban: 'HR1210010051863000160',
			recipient: { name: 'Otpornik & sin d.o.o.', street: 'Strujna 7', place: '21000 Split' },
		});
	});

	it('has its signature in mails, in text and HTML', async () => {
		const email = 'potpis@titraj.example';
		await buy(backend, { email });
		const { text, html } = await lastMailTo(backend, email);
		expect(text).toContain('\nOtpornik & sin d.o.o., Strujna 7, 21000 Split. Telefon +385 21 555 0199, prodaja@otpornik.example');
		expect(html).toContain('Otpornik &amp; sin d.o.o., Strujna 7, 21000 Split.');
		for (const words of [text, html]) expect(words).not.toMatch(DEMO);
		for (const fact of ['Registar: Sud u Splitu, 060 000 000', 'Temeljni kapital: 2.500 €', 'Uprava: Iva & Ana']) expect(text).toContain(fact);
		expect(text).toContain('Rješavanje sporova izvan suda: Centar za mirenje, https://mirenje.example/');
		expect(text).toContain('Adresa za povrat robe: Skladište 1, 21000 Split');
	});
});

describe('an entered company', () => {
	it('is normalised: the IBAN loses its spaces', () => {
		expect(parseCompany({ ...COMPANY, name: ' Otpornik  & sin d.o.o. ', iban: 'HR12 1001 0051 8630 0016 0' })).toEqual({ company: COMPANY });
		expect(parseCompany({ ...COMPANY, iban: '' })).toEqual({ company: { ...COMPANY, iban: '' } });
	});

	it.each<[CompanyField, string]>([
		['name', ' '],
		['street', 'x'.repeat(201)],
		['city', ''],
		['oib', '47019263581'],
		['iban', 'HR5812345671123456780'],
		['iban', 'DE89370400440532013000'],
		['postcode', '1000'],
		['phone', 'nazovite'],
		['email', 'info@'],
		['court', 'x'.repeat(201)],
		['mediator_url', 'javascript:alert(1)'],
		['mediator_url', 'http://mirenje.example/'],
		['mediator_url', 'https://ec.europa.eu/consumers/odr/main/index.cfm'],
		['mediator_url', 'https://ec.europa.eu/odr'],
	])('is rejected for its %s "%s", naming the field', (field, value) => expect(parseCompany({ ...COMPANY, [field]: value })).toEqual({ wrong: [field] }));

	it('needs no register or dispute body to issue invoices; returns then go to its seat', () => {
		const { name, street, postcode, city, oib, phone, email } = COMPANY;
		const parsed = parseCompany({ name, street, postcode, city, oib, phone, email });
		expect(parsed).toEqual({ company: { ...NO_COMPANY, name, street, postcode, city, oib, phone, email } });
		if (!('company' in parsed)) return;
		expect([isCompanyKnown(parsed.company), isImprintKnown(parsed.company), isImprintKnown(COMPANY)]).toEqual([true, false, true]);
		expect(toReturnAddress(parsed.company)).toBe('Otpornik & sin d.o.o., Strujna 7, 21000 Split');
	});

	it('is complete without an IBAN, but not without any other field', () => {
		expect(isCompanyKnown({ ...COMPANY, iban: '' })).toBe(true);
		expect(isCompanyKnown({ ...COMPANY, oib: '' })).toBe(false);
	});

	it.each([
		['on this machine only', {}, DEMO_COMPANY.iban, true],
		['on this machine only', {}, '', false],
		['where others can reach it', { host: '0.0.0.0' }, '', false],
		['where others can reach it', { host: '0.0.0.0' }, DEMO_COMPANY.iban, false],
		['where others can reach it', { host: '0.0.0.0' }, COMPANY.iban, true],
		['behind a trusted proxy', { trustedProxies: 1 }, DEMO_COMPANY.iban, false],
	])('%s (%o) with the account "%s" accepts transfers: %s', (_where, options, iban, expected) =>
		expect(takesTransfers({ ...COMPANY, iban }, readConfig({ dataDir: null, ...options }, {}))).toBe(expected),
	);

	it('that is incomplete or the demo’s is logged at start on a public host', () => {
		const notes = (company: Company, isLocal = false, unnamedMediaFolder: string | null = null) =>
			toStartNotes({ isLocal, company, sendsMail: true, unnamedMediaFolder, formerVariables: [] });
		expect(notes(NO_COMPANY, true)).toEqual([]);
		expect(notes(COMPANY)).toEqual([]);
		expect(notes(COMPANY, true, '.data/shop/media')).toEqual([expect.stringMatching(/MEDIA_STORE.*\.data\/shop\/media/)]);
		expect(notes({ ...COMPANY, iban: '' })).toEqual([expect.stringMatching(/No IBAN.*no bank transfers/)]);
		expect(notes(NO_COMPANY)[0]).toMatch(/takes no orders/);
		expect(notes(DEMO_COMPANY).join()).toMatch(/the demo's name, street, oib/);
		expect(toStartNotes({ isLocal: true, company: COMPANY, sendsMail: false, unnamedMediaFolder: null, formerVariables: ['PAYMENT_METHODS'] })).toEqual([
			expect.stringMatching(/No longer read: PAYMENT_METHODS/),
		]);
	});

	it('lists variables that settings have replaced and that are still set', () => {
		const { formerVariables } = readConfig({ dataDir: null }, { PAYMENT_METHODS: 'card', COMPANY_OIB: '1', COMPANY_NAME: '' });
		expect(formerVariables).toEqual(['PAYMENT_METHODS', 'COMPANY_OIB']);
	});

	it('is told at start on a public host that no mail is sent', () => {
		const facts = { company: COMPANY, sendsMail: false, unnamedMediaFolder: null, formerVariables: [] };
		expect(toStartNotes({ ...facts, isLocal: false })).toEqual([expect.stringMatching(/No mail is sent.*MAIL_URL/)]);
		expect(toStartNotes({ ...facts, isLocal: true })).toEqual([]);
	});
});

describe('a public shop without an IBAN', () => {
	let backend: TestBackend;
	beforeAll(async () => {
		backend = await startTestBackend(undefined, { settings: { company: { ...DEMO_COMPANY, iban: '' } } });
	});
	afterAll(() => backend.close());

	const offered = async () => {
		const shopper = await newShopper(backend);
		await shopper.add(CABLE, 1);
		await shopper.choose();
		return expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data?.items.map(({ code }) => code);
	};

	it('neither offers nor accepts bank transfers, and does not show the demo’s IBAN', async () => {
		expect(await offered()).toEqual(['card', 'wallet', 'cash_on_delivery', 'pay_in_store']);
		const shopper = await newShopper(backend);
		await shopper.add(CABLE, 1);
		await shopper.choose();
		expect(await shopper.send('_put_hapi_webshop_payment', { payment_code: 'bank_transfer' })).toMatchObject({ label_name: 'error_payment_method' });
		expect(JSON.stringify((await backend.call('_get_hapi_misc_info', {})).body)).not.toContain(DEMO_COMPANY.iban);
	});

	it('asks for another payment method if a cart had chosen a transfer before', async () => {
		const shopper = await newShopper(backend);
		await shopper.add(CABLE, 1);
		await shopper.choose();
		await backend.db.updateTable('carts').set({ payment_code: 'bank_transfer' }).where('payment_code', 'is not', null).execute();
		expect((await shopper.cart()).missing).toEqual(['payment']);
	});

	it('has no payment slip for an earlier order, as it would contain no account', async () => {
		const { shopper, order } = await buy(backend, {});
		await backend.db.updateTable('orders').set({ payment_code: 'bank_transfer', status: 'awaiting_payment' }).where('id', '=', order.id).execute();
		const slip = await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator: order.order_identificator });
		expect(slip).toMatchObject({ success: false, label_name: 'error_payment_transfer' });
	});
});
