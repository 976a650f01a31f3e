import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let mailing: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(undefined, { issuesVouchers: true });
	merchant = await openMerchant(backend);
	mailing = await startTestBackend(undefined, { issuesVouchers: true, sendsMail: true });
});
afterAll(() => Promise.all([backend.close(), mailing.close()]));

const terms = (more: object = {}) => ({ market: 'hr', amount: '50.00', ...more });
const idsOf = async (query: string) => (await merchant.call('GET', `/vouchers?${query}`)).body.items.map(({ id }: { id: number }) => id);

it('a voucher is issued with a code that is answered once, mailed, and stored nowhere but in the mail', async () => {
	const valid_to = '2099-12-31T22:59:59.000Z';
	const { status, body } = await merchant.call('POST', '/vouchers', terms({ email: 'Ana@titraj.example', note: 'rođendan', valid_to }));
	const { id, code, ...rest } = body;
	expect(status).toBe(200);
	expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
	const facts = { state: 'valid', currency: 'EUR', amount: '50.00', balance: '50.00', valid_to, email: 'Ana@titraj.example', note: 'rođendan' };
	expect(rest).toMatchObject({ ...facts, code_end: code.slice(-4) });
	const read = (await merchant.call('GET', `/vouchers/${id}`)).body;
	expect(read).toMatchObject({ ...facts, movements: [{ kind: 'issued', amount: '50.00', order: null, by: expect.any(String) }] });
	const mail = await backend.db.selectFrom('mails').selectAll().where('template', '=', 'voucher').executeTakeFirstOrThrow();
	expect(mail).toMatchObject({ recipient: 'Ana@titraj.example', lang: 'hr', subject: 'Vaš poklon-bon za trgovinu Titraj' });
	expect(mail.text).toContain(code);
	expect(mail.text).toMatch(/50,00\s€/);
	const kept = [await backend.db.selectFrom('vouchers').selectAll().execute(), await backend.db.selectFrom('audit_log').selectAll().execute(), read];
	expect(JSON.stringify(kept)).not.toContain(code);
	expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
});

it('vouchers are found by code, by its end, and by the recipient, and filtered by state', async () => {
	const { id, code } = (await merchant.call('POST', '/vouchers', terms({ email: 'iva@titraj.example' }))).body;
	expect(await idsOf(`q=${code.toLowerCase().replaceAll('-', ' ')}`)).toEqual([id]);
	expect(await idsOf(`q=${code.slice(-4)}`)).toEqual([id]);
	expect(await idsOf('q=IVA@')).toEqual([id]);
	expect(await idsOf('q=nema')).toEqual([]);
	expect(await idsOf('state=valid')).toContain(id);
	await backend.db
		.updateTable('vouchers')
		.set({ valid_to: new Date('2020-01-01') })
		.where('id', '=', id)
		.execute();
	expect([await idsOf('state=valid&q=iva'), await idsOf('state=expired&q=iva')]).toEqual([[], [id]]);
});

it('a cancelled voucher has nothing left, and is cancelled once', async () => {
	const { id } = (await merchant.call('POST', '/vouchers', terms())).body;
	const { body } = await merchant.call('POST', `/vouchers/${id}/cancel`);
	expect(body).toMatchObject({
		state: 'cancelled',
		amount: '50.00',
		balance: '0.00',
		movements: [{ kind: 'issued' }, { kind: 'cancelled', amount: '-50.00' }],
	});
	expect((await merchant.call('POST', `/vouchers/${id}/cancel`)).status).toBe(409);
	expect((await merchant.call('POST', '/vouchers/999999/cancel')).status).toBe(404);
	expect(await idsOf('state=cancelled')).toContain(id);
});

it('a voucher has the currency of its market, and an amount that can be paid in it', async () => {
	const dinars = await merchant.call('POST', '/vouchers', terms({ market: 'rs', amount: '5000' }));
	expect(dinars.body).toMatchObject({ currency: 'RSD', amount: '5000.00' });
	const fieldOf = async (more: object) => (await merchant.call('POST', '/vouchers', terms(more))).body.errors?.[0]?.field;
	expect(await fieldOf({ market: 'rs', amount: '99.50' })).toBe('amount');
	expect(await fieldOf({ amount: '0' })).toBe('amount');
	expect(await fieldOf({ valid_to: '2020-01-01T00:00:00Z' })).toBe('valid_to');
	expect((await merchant.call('POST', '/vouchers', terms({ market: 'fr' }))).status).toBe(400);
	expect((await merchant.call('POST', '/vouchers', terms({ email: 'nije adresa' }))).status).toBe(400);
});

it('managers issue and cancel, support and warehouse see what is left, editors see nothing', async () => {
	const may = async (role: Parameters<typeof openPerson>[1]) => {
		const person = await openPerson(backend, role);
		const list = await person.call('GET', '/vouchers');
		const issued = await person.call('POST', '/vouchers', terms());
		const { id } = (await merchant.call('POST', '/vouchers', terms())).body;
		return [list.status, issued.status, (await person.call('POST', `/vouchers/${id}/cancel`)).status];
	};
	expect(await may('manager')).toEqual([200, 200, 200]);
	expect(await may('support')).toEqual([200, 403, 403]);
	expect(await may('warehouse')).toEqual([200, 403, 403]);
	expect(await may('editor')).toEqual([403, 403, 403]);
});

it('the log of changes says who issued and cancelled, and what was left', async () => {
	const person = await openPerson(backend, 'manager');
	const { id } = (await person.call('POST', '/vouchers', terms())).body;
	await person.call('POST', `/vouchers/${id}/cancel`);
	const log = await backend.db.selectFrom('audit_log').selectAll().where('name', '=', person.email).orderBy('id').execute();
	expect(log.map(({ operation, entity, before, after }) => [operation, entity, before?.['balance'], after?.['balance']])).toEqual([
		['issueVoucher', `/vouchers/${id}`, undefined, undefined],
		['cancelVoucher', `/vouchers/${id}`, '50.00', '0.00'],
	]);
	expect((await merchant.call('GET', `/vouchers/${id}`)).body.movements[0].by).toBe(person.email);
});

it('a shop that sends mails mails the code to the recipient', async () => {
	const { call } = await openMerchant(mailing);
	const { body } = await call('POST', '/vouchers', terms({ email: 'ana@titraj.example' }));
	const mail = await mailing.db.selectFrom('mails').selectAll().where('template', '=', 'voucher').executeTakeFirstOrThrow();
	expect([mail.recipient, mail.text.includes(body.code)]).toEqual(['ana@titraj.example', true]);
});

it('a shop that switched issuing off issues none', async () => {
	const silent = await startTestBackend(undefined, { issuesVouchers: false });
	try {
		const { call } = await openMerchant(silent);
		expect((await call('POST', '/vouchers', terms())).status).toBe(409);
		expect((await call('GET', '/vouchers')).status).toBe(200);
	} finally {
		await silent.close();
	}
});
