// One day of a new shop, with every part that handles money: what each step leaves is what the next one starts from, so the steps are one test file in order.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WithdrawalAnswer } from '@titraj/contract/withdrawal.ts';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AccessPointDouble, startAccessPoint } from '#tests/support/e-invoice/access-point-double.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type FiscalDouble, startFiscalDouble } from '#tests/support/fiscal/fiscal-double.ts';
import { writeTestCertificate } from '#tests/support/fiscal/test-certificate.ts';
import { startOf } from '#tests/support/fixture-start.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { numberPapers, SELLER } from '#tests/support/numbered-shop.ts';
import { type Guest, openGuest, type PayingShop, startPayingShop } from '#tests/support/paying-shop.ts';
import { eventMessage, openStripeDouble, type StripeDouble } from '#tests/support/payment-kit/stripe-double.ts';
import { paySession, toSession } from '#tests/support/payment-kit/stripe-server.ts';
import { ANA } from '#tests/support/shopper.ts';
import { type SmtpDouble, startSmtp } from '#tests/support/smtp-double.ts';
import { camt02 } from '#tests/support/statements/camt.ts';

let folder: string;
let drop: () => Promise<void>;
let smtp: SmtpDouble;
let stripe: StripeDouble;
let tax: FiscalDouble;
let accessPoint: AccessPointDouble;
let shop: PayingShop;
let merchant: MerchantClient;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'first-day-'));
	const { file, password, certificate } = await writeTestCertificate(folder);
	[smtp, stripe, tax, accessPoint] = await Promise.all([startSmtp(), openStripeDouble(), startFiscalDouble(certificate), startAccessPoint()]);
	const start = await startOf();
	drop = start.drop;
	shop = await startPayingShop(
		{
			...{ ...start.options, ...stripe.options, mailServer: smtp.server, mailFrom: 'trgovina@vrtna.example' },
			fiscal: { url: tax.url, certificateFile: file, password, caFile: null },
			accessPoint: { kind: 'http', url: accessPoint.url, key: null },
		},
		stripe.host,
	);
	merchant = await openMerchant({ url: shop.bankUrl, db: shop.db });
}, 120_000);
afterAll(async () => {
	await shop.close();
	await drop();
	await Promise.all([smtp.close(), stripe.close(), tax.close(), accessPoint.close(), rm(folder, { recursive: true })]);
});

interface Bought {
	readonly guest: Guest;
	readonly email: string;
	readonly identificator: string;
	readonly number: string;
}

const bought = new Map<string, Bought>();
const of = (name: string): Bought => {
	const found = bought.get(name);
	if (found === undefined) throw new Error(`${name} bought nothing`);
	return found;
};

const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });
const get = async (path: string) => (await merchant.call('GET', path)).body;
const post = async (path: string, body: object = {}) => {
	const { status, body: answer } = await merchant.call('POST', path, body);
	expect([status, answer]).toEqual([expect.toBeOneOf([200, 201, 202]), answer]);
	return answer;
};
const orderOf = (name: string) => get(`/orders/${of(name).number}`);
const papersOf = async (name: string) => (await get(`/papers?order=${of(name).number}`)).items;
const mailsTo = (name: string) => smtp.received.filter(({ recipient }) => recipient === of(name).email).map(({ mail }) => mail);
const cents = (amount: string): number => Math.round(Number(amount) * 100);

test('twenty goods are imported from a feed', async () => {
	const rows = Array.from({ length: 20 }, (_, index) => `DAN-${index + 1};Alat ${index + 1};Vrt;${10 + index},99;50`);
	const content = ['Šifra;Naziv;Grupa;MPC;Zaliha', ...rows].join('\n');
	const uploaded = await fetch(`${shop.bankUrl}/merchant/v1/imports?name=alat.csv`, {
		...{ method: 'POST', headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'text/csv' }, body: content },
	});
	const { id, mapping } = JSON.parse(await uploaded.text());
	await post(`/imports/${id}/run`, { mapping });
	await soon(async () => expect(await get(`/imports/${id}`)).toMatchObject({ state: 'done', result: { accepted: 20, refused: 0 } }));
	await numberPapers(shop.db, { fiscal: 'on', e_invoices: true, kpd: '25.73.30' });
});

/** A guest buys goods by their place in the feed, as [place, pieces]. */
async function buy(name: string, payment: string, goods: readonly (readonly [number, number])[], company: object = {}): Promise<void> {
	const guest = await openGuest(shop.url);
	const email = `${name}@kupci.example`;
	for (const [place, qty] of goods) {
		const { id } = await shop.db.selectFrom('products').select('id').where('code', '=', `DAN-${place}`).executeTakeFirstOrThrow();
		await guest.add(id, qty);
	}
	await guest.choose({ email, payment });
	if (Object.keys(company).length > 0) await guest.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email, ...ANA, ...company });
	const { data } = await guest.post();
	const identificator = data?.order_identificator ?? '';
	bought.set(name, { guest, email, identificator, number: (await guest.open(identificator))?.number ?? '' });
}

test('guests buy by card, transfer and cash on delivery, and a company by transfer', async () => {
	await buy('kartica', 'card', [
		[1, 1],
		[2, 1],
	]);
	await buy('uplata', 'bank_transfer', [[3, 2]]);
	await buy('pouzece', 'cash_on_delivery', [[4, 1]]);
	await buy('tvrtka', 'bank_transfer', [[5, 3]], { company: 'Kupac d.o.o.', oib: '98765432106' });

	const { guest, identificator } = of('kartica');
	const { data } = await guest.pay({ order_identificator: identificator });
	const session = stripe.server.sessions.get((data?.next.kind === 'external' ? data.next.url : '').split('/').at(-1) ?? '');
	if (session === undefined) throw new Error('No session was opened');
	paySession(session);
	const { headers, body } = eventMessage('checkout.session.completed', toSession(session, stripe.server.url));
	const report = async () => (await fetch(`${shop.url}/api/hapi/webshop/payment-callback/stripe`, { method: 'POST', headers, body })).status;
	expect(await Promise.all([report(), report()])).toEqual([200, 200]);
	expect(await orderOf('kartica')).toMatchObject({ status: 'paid', payment: { paid: true } });
});

test('each guest has one confirmation, and the slip of a transfer names IBAN and reference', async () => {
	for (const name of bought.keys()) {
		const { number } = of(name);
		await soon(() =>
			expect(mailsTo(name).filter(({ subject }) => subject?.includes(number) && !subject.includes('Račun'))).toHaveLength(name === 'kartica' ? 2 : 1),
		);
	}
	const { number } = of('uplata');
	const text = mailsTo('uplata')[0]?.text?.replaceAll(/\s/g, '') ?? '';
	expect([text.includes(SELLER.iban), text.includes(`HR00${number}`)]).toEqual([true, true]);
});

test('a statement pays the transfers, and a carrier’s settlement the cash on delivery', async () => {
	const credits = await Promise.all(
		['uplata', 'tvrtka'].map(async (name) => ({ amount: (await orderOf(name)).totals.total, reference: `HR00${of(name).number}`, bankReference: name })),
	);
	expect(await post('/bank-statements', { content: camt02(credits) })).toEqual({ outcomes: { paid: 2 }, repeated: 0 });
	expect(await post('/bank-statements', { content: camt02(credits) })).toEqual({ outcomes: {}, repeated: 2 });
	await post(`/orders/${of('pouzece').number}/shipments`, { carrier: 'GLS', tracking_code: 'GLS-1' });
	const { total } = (await orderOf('pouzece')).totals;
	expect((await post('/carrier-settlements', { number: 'S-1', received_on: '2026-11-27', content: `parcel,amount\nGLS-1,${total}` })).outcomes).toEqual({
		paid: 1,
	});
	for (const name of bought.keys()) expect((await orderOf(name)).payment.paid).toBe(true);
});

test('consumers get one reported invoice each, and the company an e-invoice', async () => {
	for (const name of ['kartica', 'uplata', 'pouzece']) {
		await soon(async () => expect(await papersOf(name)).toMatchObject([{ kind: 'invoice', fiscal: { jir: expect.any(String) }, e_invoice: null }]));
		const [{ number, total }] = await papersOf(name);
		expect(total).toBe((await orderOf(name)).totals.total);
		await soon(() => expect(mailsTo(name).flatMap(({ subject, attachments }) => (subject === `Račun ${number}` ? attachments : []))).toHaveLength(1));
	}
	await soon(async () => expect(await papersOf('tvrtka')).toMatchObject([{ kind: 'invoice', fiscal: null, e_invoice: { state: 'sent' } }]));
	expect(accessPoint.taken.size).toBe(1);
	expect(tax.jirs.size).toBe(3);
});

test('an order leaves in two parts, each with a mail', async () => {
	const { number } = of('kartica');
	const before = mailsTo('kartica').length;
	const [first, second] = (await orderOf('kartica')).parcels[0].items;
	expect(await post(`/orders/${number}/shipments`, { lines: [{ line: first.line, quantity: 1 }], carrier: 'GLS', tracking_code: 'GLS-2' })).toMatchObject({
		status: 'preparing',
	});
	expect(await post(`/orders/${number}/shipments`, { carrier: 'GLS', tracking_code: 'GLS-3' })).toMatchObject({ status: 'shipped' });
	await soon(() => expect(mailsTo('kartica')).toHaveLength(before + 2));
	const texts = mailsTo('kartica')
		.slice(before)
		.map(({ text = '' }) => text);
	expect(texts.map((text) => [text.includes('GLS-2'), text.includes(first.title)])).toEqual(expect.arrayContaining([[true, true]]));
	expect(texts.map((text) => [text.includes('GLS-3'), text.includes(second.title)])).toEqual(expect.arrayContaining([[true, true]]));
});

test('the guest withdraws from one of two goods, which is credited, and paid back at the provider', async () => {
	const { guest, email, identificator, number } = of('kartica');
	const lines = (await guest.open(identificator))?.parcels.flatMap(({ items }) => items) ?? [];
	const statement = { name: 'Ana Anić', number, email, order_identificator: identificator, lines: [{ id: lines[0]?.id ?? 0, qty: 1 }], confirm: true };
	const { data } = expectContract(WithdrawalAnswer, await guest.send('_post_hapi_webshop_withdrawal', statement));
	const [{ line, total }] = (await orderOf('kartica')).parcels[0].items;
	await post(`/orders/${number}/returns`, { lines: [{ line, quantity: 1 }], withdrawal: data?.reference });
	await soon(async () =>
		expect(await papersOf('kartica')).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note', total: `-${total}`, fiscal: { jir: expect.any(String) } }]),
	);
	const refunds = async () => (await get(`/orders/${number}/refunds`)).items;
	if ((await refunds()).length === 0) await post(`/orders/${number}/refunds`, { key: 'povrat' });
	await soon(async () => expect(await refunds()).toMatchObject([{ amount: total, by_hand: false }]));
	expect(stripe.server.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
});

test('the accountant’s file has every paper and every payment, to the cent', async () => {
	const papers = (await Promise.all([...bought.keys()].map(papersOf))).flat();
	const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' }).format(new Date(papers[0].issued_at)).slice(0, 7);
	const section = async (name: string) => {
		const response = await fetch(`${shop.bankUrl}/merchant/v1/accounts/${month}/${name}`, { headers: { authorization: `Bearer ${merchant.key}` } });
		return Papa.parse<Record<string, string>>((await response.text()).replace('\ufeff', ''), { header: true, delimiter: ';', skipEmptyLines: true }).data;
	};
	const rows = await section('papers');
	expect(rows.map((row) => row['number']).toSorted()).toEqual(papers.map(({ number }) => number).toSorted());
	const sum = (list: readonly Record<string, string>[], column: string) => list.reduce((total, row) => total + cents(row[column] ?? ''), 0);
	const issued = papers.reduce((total: number, paper: { total: string }) => total + cents(paper.total), 0);
	expect(sum(rows, 'total')).toBe(issued);
	expect(sum(await section('vat'), 'total')).toBe(issued);
	expect(sum(await section('payments'), 'captured') - sum(await section('refunds'), 'amount')).toBe(issued);
	expect(await section('open_transfers')).toEqual([]);
});
