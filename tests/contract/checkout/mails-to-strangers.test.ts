import { sendHeldMails } from '@titraj/backend/orders/mail/send-held-mails.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, mailsTo, newCustomer } from '#tests/support/account-steps.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const MINUTE = 60_000;
const TEXT = 'Zovite odmah 060 555';
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });

let backend: TestBackend;
let victim = '';
let victims = 0;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	await backend.db.updateTable('products').set({ quantity: 500 }).where('id', '=', CABLE).execute();
	victims += 1;
	victim = `netko-${victims}@titraj.example`;
});
afterAll(() => backend.close());

const newGuest = async () => shopperWith(backend, await backend.newToken());

async function order(shopper: Shopper, { email = victim, note = TEXT, name = 'Marko' } = {}) {
	await shopper.add(CABLE, 1);
	await shopper.choose({ email, payment: 'card' });
	await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email, ...ANA, first_name: name, street: TEXT, city: TEXT });
	return shopper.place({ ...(await shopper.toOrder()), note });
}

const withdraw = async (shopper: Shopper, number: string, items: string) =>
	shopper.send('_post_hapi_webshop_withdrawal', { name: TEXT, number, email: victim, items, confirm: true });
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
/** Mails about orders and withdrawals, oldest first. */
const texts = async () =>
	(await mailsTo(backend, victim))
		.filter(({ template }) => /order|withdrawal/.test(template))
		.map(({ subject, text }) => `${subject}\n${text}`)
		.reverse();

describe('mails that strangers can send to an address', () => {
	it('quote nothing that a guest typed: no name, address or note', async () => {
		await order(await newGuest(), { name: 'Gratis Nagrada' });
		const [mail = ''] = await texts();
		expect(mail).toContain('Zaprimili smo narudžbu');
		expect(mail).toContain('10000');
		expect(mail).not.toContain(TEXT);
		expect(mail).not.toContain('Gratis');
	});

	it('quote name, address and note if the address belongs to the signed-in account', async () => {
		const token = await newCustomer(backend, victim);
		const shopper = shopperWith(backend, token);
		await order(shopper);
		expect((await texts()).at(-1)).toContain(TEXT);
	});

	it('quote nothing to the address of an account to which the guest is not signed in', async () => {
		await newCustomer(backend, victim);
		await order(await newGuest());
		expect((await texts()).at(-1)).not.toContain(TEXT);
	});

	it('confirm each order at once, however many were placed, from any number of sessions', async () => {
		const numbers: string[] = [];
		for (let round = 0; round < 6; round++) numbers.push((await order(await newGuest())).number);
		const all = await texts();
		expect(all).toHaveLength(6);
		for (const [nth, number] of numbers.entries()) expect(all[nth]).toContain(`Zaprimili smo narudžbu ${number}`);
		expect(all.join()).not.toContain(TEXT);
		expect(await sendHeldMails(backend.db, config, later(60))).toBe(0);
	});

	it('report cancellations after three mails in a row in one mail, when the gap is over', async () => {
		const placed = [];
		for (let round = 0; round < 4; round++) placed.push(await order(await newGuest()));
		for (const { order_identificator } of placed) await backend.call('_post_hapi_webshop_order_cancel', { order_identificator });
		expect(await texts()).toHaveLength(4);
		expect(await sendHeldMails(backend.db, config, later(5))).toBe(0);
		expect(await sendHeldMails(backend.db, config, later(21))).toBe(1);
		const all = await texts();
		expect(all).toHaveLength(5);
		for (const { number } of placed) expect(all[4]).toContain(`Narudžba ${number} je otkazana`);
		expect(all[4]).not.toContain(TEXT);
		expect(await sendHeldMails(backend.db, config, later(60))).toBe(0);
	});

	it('confirm an order at once while cancellations for its address wait', async () => {
		const placed = [];
		for (let round = 0; round < 4; round++) placed.push(await order(await newGuest()));
		for (const { order_identificator } of placed) await backend.call('_post_hapi_webshop_order_cancel', { order_identificator });
		const { number } = await order(await newGuest());
		expect((await texts()).at(-1)).toContain(`Zaprimili smo narudžbu ${number}`);
	});

	it('do not hold back the own mails of a signed-in customer', async () => {
		const token = await newCustomer(backend, victim);
		for (let round = 0; round < 6; round++) await order(await newGuest());
		const before = (await texts()).length;
		const { number } = await order(shopperWith(backend, token));
		const all = await texts();
		expect(all).toHaveLength(before + 1);
		expect(all.at(-1)).toContain(number);
	});

	it('confirm each withdrawal at once, and quote none of its text', async () => {
		const shopper = await newGuest();
		const { number } = await order(shopper);
		for (let round = 0; round < 6; round++) await withdraw(shopper, number, `${TEXT} ${round}`);
		const all = await texts();
		expect(all).toHaveLength(7);
		for (const receipt of all.slice(1)) expect(receipt).toMatch(/OD-\d+/);
		expect(all.join()).not.toContain(TEXT);
	});

	it('list the products of a withdrawal by the shop’s titles', async () => {
		const shopper = await newGuest();
		const { number, id } = await order(shopper);
		const { title } = await backend.db.selectFrom('order_items').select('title').where('order_id', '=', id).executeTakeFirstOrThrow();
		await withdraw(shopper, number, `${title}, ${TEXT}`);
		const mail = (await texts()).at(-1);
		expect(mail).toContain(`Odustaje od: ${title}`);
		expect(mail).not.toContain(TEXT);
	});

	it('quote a withdrawal to a customer who ordered with a confirmed address, and not somebody else’s statement about the same order', async () => {
		await newCustomer(backend, victim);
		const owner = shopperWith(backend, await logIn(backend, { email: victim }));
		const { number } = await order(owner);
		await withdraw(await newGuest(), number, 'Tuđa izjava');
		expect((await texts()).at(-1)).not.toContain('Tuđa izjava');
		await withdraw(owner, number, 'Vlastita izjava');
		expect((await texts()).at(-1)).toContain('Vlastita izjava');
	});
});

describe('names and addresses', () => {
	it.each([
		['first_name', 'https://zlo.example'],
		['first_name', 'www.zlo.example'],
		['last_name', 'Nagrada na zlo.example/x'],
		['last_name', 'zlo.com'],
		['first_name', 'pisi@zlo.example'],
		['street', 'http://zlo.example/'],
		['city', 'WWW.zlo.example'],
		['company', 'hTTps://zlo.example'],
	])('with a link in %s are refused: %s', async (field, value) => {
		const answer = await (await newGuest()).send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: victim, ...ANA, [field]: value });
		expect(answer).toMatchObject({ success: false, errors: { [field]: 'error_field_link' } });
	});

	it.each([
		['first_name', 'J.R.R.'],
		['last_name', "O'Brien-Šarić"],
		['street', 'Ul. 1. svibnja 3/2'],
		['company', 'Amazon.com d.o.o.'],
		['city', 'Sv. Nedelja'],
	])('that only resemble a link are accepted: %s %s', async (field, value) => {
		const answer = await (await newGuest()).send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: victim, ...ANA, [field]: value });
		expect(JSON.stringify(answer)).not.toContain('error_field_link');
	});
});
