import { describe, expect, it, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson, STAFF_PASSWORD } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

describe('coupons', () => {
	it('are created, changed, listed by state and ended', async () => {
		const created = await merchant.call('PUT', '/coupons/ZIMA10', { title: 'Zima', percent: 10, minimum: '50.00', valid_to: '2099-01-01T00:00:00Z' });
		expect(created.body).toMatchObject({ code: 'ZIMA10', percent: 10, amount: null, minimum: '50.00', state: 'running', uses: 0 });
		expect((await merchant.call('PUT', '/coupons/ZIMA10', { percent: null, amount: '5.00' })).body).toMatchObject({
			percent: null,
			amount: '5.00',
			title: 'Zima',
		});
		const codes = async (state: string) => (await merchant.call('GET', `/coupons?state=${state}`)).body.items.map(({ code }: { code: string }) => code);
		expect(await codes('running')).toContain('ZIMA10');
		expect((await merchant.call('POST', '/coupons/ZIMA10/end')).body.state).toBe('over');
		expect([(await codes('running')).includes('ZIMA10'), (await codes('over')).includes('ZIMA10')]).toEqual([false, true]);
		expect((await merchant.call('POST', '/coupons/ZIMA10/end')).status).toBe(409);
	});

	it('that contradict themselves are refused with their field', async () => {
		const fieldOf = async (body: object) => (await merchant.call('PUT', '/coupons/KRIVO', body)).body.errors?.[0]?.field;
		expect(await fieldOf({ percent: 10 })).toBe('title');
		expect(await fieldOf({ title: 'x' })).toBe('percent');
		expect(await fieldOf({ title: 'x', percent: 10, amount: '1.00' })).toBe('percent');
		expect(await fieldOf({ title: 'x', percent: 10, category: 'nema-je' })).toBe('category');
		expect(await fieldOf({ title: 'x', percent: 10, valid_from: '2026-12-02T00:00:00Z', valid_to: '2026-12-01T00:00:00Z' })).toBe('valid_to');
		expect(await fieldOf({ title: 'x', percent: 10, uses: 0 })).toBe('uses');
		expect((await merchant.call('GET', '/coupons/KRIVO')).status).toBe(404);
	});
});

describe('customers', () => {
	it('are found by name and e-mail, with orders and consents; people of the shop are none of them', async () => {
		const { body } = await merchant.call('GET', '/customers?q=kupac%20ana');
		expect(body.items).toEqual([expect.objectContaining({ email: 'kupac@titraj.example', first_name: 'Ana', orders: expect.any(Number) })]);
		const { id } = body.items[0];
		expect((await merchant.call('GET', `/customers/${id}`)).body).toMatchObject({ email: 'kupac@titraj.example', orders: expect.any(Array), consent: null });
		const owner = await openPerson(backend, 'owner');
		expect((await owner.call('GET', `/customers/${owner.id}`)).status).toBe(404);
		expect((await owner.call('GET', '/customers?q=osoblje.example')).body.items).toEqual([]);
		expect(JSON.stringify((await owner.call('GET', `/customers/${id}`)).body)).not.toMatch(/password|argon/);
	});

	it('are shown to support, and not to editors and the warehouse', async () => {
		const statusOf = async (role: 'support' | 'editor' | 'warehouse') => (await (await openPerson(backend, role)).call('GET', '/customers')).status;
		expect([await statusOf('support'), await statusOf('editor'), await statusOf('warehouse')]).toEqual([200, 403, 403]);
	});

	it('who subscribe to the newsletter are exported with the proof of consent', async () => {
		const row = {
			email: 'citatelj@primjer.example',
			code: 'k-1',
			status: 'confirmed' as const,
			topics: '["news"]',
			lang: 'hr',
			confirmed_at: new Date('2026-11-02T10:00:00Z'),
			unsubscribed_at: null,
		};
		await backend.db
			.insertInto('newsletter_subscriptions')
			.values({ ...row, asked_at: new Date('2026-11-01T10:00:00Z') })
			.execute();
		expect((await merchant.call('GET', '/newsletter/subscribers?status=confirmed&limit=500')).body.items).toContainEqual({
			...{ email: 'citatelj@primjer.example', status: 'confirmed', topics: ['news'], language: 'hr' },
			...{ asked_at: '2026-11-01T10:00:00.000Z', confirmed_at: '2026-11-02T10:00:00.000Z', unsubscribed_at: null },
		});
	});
});

describe('messages of the contact form', () => {
	it('are listed by state and marked', async () => {
		const row = { session_id: null, name: 'Ana', email: 'ana@primjer.example', subject: 'order', order_number: null, message: 'Gdje je <b>paket</b>?' };
		const { id } = await backend.db.insertInto('contact_messages').values(row).returning('id').executeTakeFirstOrThrow();
		const support = await openPerson(backend, 'support');
		expect((await support.call('GET', '/messages?state=new')).body.items).toContainEqual(
			expect.objectContaining({ id, message: 'Gdje je <b>paket</b>?', state: 'new' }),
		);
		expect((await support.call('PUT', `/messages/${id}`, { state: 'read' })).body.state).toBe('read');
		expect((await support.call('PUT', `/messages/${id}`, { state: 'answered' })).body.state).toBe('answered');
		expect((await support.call('POST', `/messages/${id}/answer`, { subject: 'Paket', text: 'Stiže.' })).status).toBe(409);
		expect((await support.call('PUT', '/messages/999999', { state: 'read' })).status).toBe(404);
	});
});

describe('pages, posts and menus', () => {
	it('are listed, read with a version, and changed', async () => {
		const editor = await openPerson(backend, 'editor');
		for (const kind of ['pages', 'posts']) {
			const { body } = await editor.call('GET', `/${kind}?visible=true&limit=1`);
			const path = `/${kind}/${body.items[0].id}`;
			const seen = await editor.call('GET', path);
			const saved = await editor.call('PUT', path, { title: `Novi ${kind}` }, { 'if-match': seen.headers.get('etag') ?? '' });
			expect(saved.body).toMatchObject({ title: `Novi ${kind}`, content: seen.body.content, visible: true });
			expect((await editor.call('PUT', path, { title: 'Treći' }, { 'if-match': seen.headers.get('etag') ?? '' })).status).toBe(412);
			expect((await editor.call('PUT', path, { content: 'Tekst s [[datum]]' })).status).toBe(422);
			expect((await editor.call('PUT', path, { template: 'x' })).status).toBe(400);
		}
	});

	it('are not shown to visitors while they are hidden, and show the saved text', async () => {
		const status = async () => (await backend.call('_post_hapi_publish_post', { item_id: 1 })).status;
		await merchant.call('PUT', '/posts/1', { visible: false });
		expect(await status()).toBe(404);
		await merchant.call('PUT', '/posts/1', { visible: true });
		expect(await status()).toBe(200);
		const { id } = await backend.db.selectFrom('pages').select('id').where('slug', '=', 'dostava').executeTakeFirstOrThrow();
		await merchant.call('PUT', `/pages/${id}`, { title: 'Nova dostava', content: '<p>Sutra</p>' });
		expect(JSON.stringify((await backend.call('_get_hapi_cms_pages', { slug: 'dostava' })).body)).toContain('Nova dostava');
	});

	it('refuse a text that is too long, and change nothing', async () => {
		const before = (await merchant.call('GET', '/posts/1')).body;
		expect((await merchant.call('PUT', '/posts/1', { short_description: 'a'.repeat(2001) })).body.errors[0].field).toBe('short_description');
		expect((await merchant.call('GET', '/posts/1')).body).toEqual(before);
	});

	it('have a description for search engines of their own', async () => {
		for (const kind of ['pages', 'posts']) {
			const [one] = (await merchant.call('GET', `/${kind}?visible=true&limit=1`)).body.items;
			expect((await merchant.call('PUT', `/${kind}/${one.id}`, { seo_description: 'Kratko' })).body.seo_description).toBe('Kratko');
			expect((await merchant.call('PUT', `/${kind}/${one.id}`, { seo_description: null })).body.seo_description).toBeNull();
		}
	});

	it('have menus whose links lead to the shop or to a secure address', async () => {
		const [menu] = (await merchant.call('GET', '/menus')).body.items;
		const saveWith = (url: string) => merchant.call('PUT', `/menus/${menu.code}`, { items: [{ title: 'Novo', url, items: [] }] });
		for (const url of ['javascript:alert(1)', '//elsewhere.example/', 'http://elsewhere.example/']) expect((await saveWith(url)).status).toBe(422);
		expect((await saveWith('/akcija/')).body.items).toEqual([expect.objectContaining({ title: 'Novo', url: '/akcija/' })]);
		expect((await saveWith('')).status).toBe(422);
		const below = { title: 'Ispod', url: '/akcija/' };
		const saveHeading = (items: readonly object[]) => merchant.call('PUT', `/menus/${menu.code}`, { items: [{ title: 'Naslov', url: '', items }] });
		expect((await saveHeading([below])).body.items).toEqual([expect.objectContaining({ title: 'Naslov', url: '' })]);
		expect((await saveHeading([{ ...below, url: '' }])).status).toBe(400);
		expect((await saveHeading([{ ...below, url: 'javascript:alert(1)' }])).status).toBe(422);
		expect((await merchant.call('PUT', '/menus/nema', { items: [] })).status).toBe(404);
		expect((await merchant.call('PUT', `/menus/${menu.code}`, { items: menu.items })).status).toBe(200);
	});

	it('are beside stores, which are created with their hours and read back', async () => {
		const store = {
			...{ title: 'Nova poslovnica', address: 'Ulica 1', postcode: '10000', city: 'Zagreb', country: 'HR', phone: null, email: null, lat: 45.8, lon: 15.97 },
			...{ services: ['Preuzimanje'], opening_hours: [{ weekday: 1, opens: '08:00', closes: '20:00' }], opening_exceptions: [] },
		};
		expect((await merchant.call('PUT', '/stores/nova', store)).body).toEqual({ code: 'nova', ...store, visible: true });
		expect((await merchant.call('PUT', '/stores/nova', { ...store, visible: false })).body.visible).toBe(false);
		expect((await merchant.call('GET', '/stores/nova')).body).toEqual({ code: 'nova', ...store, visible: false });
		expect((await merchant.call('PUT', '/stores/nova', { ...store, opening_hours: [{ weekday: 8, opens: '08:00', closes: '25:00' }] })).status).toBe(400);
		await backend.db.deleteFrom('stores').where('code', '=', 'nova').execute();
	});
});

describe('settings', () => {
	it('of the company keep what is left out; another IBAN needs the password, is refused to keys and mailed to owners', async () => {
		const owner = await openPerson(backend, 'owner');
		const before = (await owner.call('GET', '/settings/company')).body;
		expect((await owner.call('PUT', '/settings/company', { phone: '+385 1 555 0199' })).body).toEqual({ ...before, phone: '+385 1 555 0199' });
		expect((await owner.call('PUT', '/settings/company', { email: 'nije-e-posta' })).body.errors).toEqual([{ field: 'email', reason: 'is invalid' }]);
		const iban = { iban: 'HR1210010051863000160' };
		expect((await merchant.call('PUT', '/settings/company', iban)).status).toBe(403);
		expect((await owner.call('PUT', '/settings/company', iban)).body.title).toBe('Password Needed');
		await owner.call('POST', '/session/confirmation', { password: STAFF_PASSWORD });
		expect((await owner.call('PUT', '/settings/company', iban)).body.iban).toBe(iban.iban);
		const mail = await backend.db
			.selectFrom('mails')
			.select('text')
			.where('template', '=', 'staff_sensitive_change')
			.where('recipient', '=', owner.email)
			.executeTakeFirstOrThrow();
		expect(mail.text).toContain('IBAN trgovine');
		await owner.call('PUT', '/settings/company', before);
	});

	it('of name, promises and VAT are read and written as they are read', async () => {
		for (const path of ['/settings/shop', '/settings/promises', '/settings/tax']) {
			const { body } = await merchant.call('GET', path);
			const saved = await merchant.call('PUT', path, body);
			expect([path, saved.status, saved.body]).toEqual([path, 200, body]);
		}
		expect((await merchant.call('PUT', '/settings/tax', { home_country: 'HR', enters_net_prices: false, uses_oss: false, rates: {} })).status).toBe(422);
	});

	describe('of VAT', () => {
		const CROATIA = { standard: 25, reduced: 13, super_reduced: 5, zero: 0 };
		const save = (change: object) =>
			merchant.call('PUT', '/settings/tax', { home_country: 'HR', enters_net_prices: false, uses_oss: false, rates: { HR: CROATIA }, ...change });

		it('keep rates with decimals, and OSS', async () => {
			const rates = { HR: { standard: 25, reduced: 13, super_reduced: 5 }, SI: { standard: 22, reduced: 9.5 } };
			expect((await save({ uses_oss: true, rates })).body).toEqual({ home_country: 'HR', enters_net_prices: false, uses_oss: true, rates });
			await save({});
		});

		it.each([
			['a percentage above 50', { rates: { HR: { ...CROATIA, reduced: 130 } } }],
			['a percentage in letters', { rates: { HR: { ...CROATIA, reduced: 'trinaest' } } }],
			['a negative percentage', { rates: { HR: { ...CROATIA, reduced: -5 } } }],
			['three decimals', { rates: { HR: { ...CROATIA, reduced: 9.555 } } }],
			['no standard rate in the shop’s own country', { rates: { HR: { reduced: 13 } } }],
			['a country with only a reduced rate', { rates: { HR: CROATIA, SI: { reduced: 9.5 } } }],
			['an unknown country of the shop', { home_country: 'XX' }],
			['rates of a country without delivery', { rates: { HR: CROATIA, FR: { standard: 20 } } }],
		])('are not changed by %s', async (_title, wrong) => {
			const before = (await merchant.call('GET', '/settings/tax')).body;
			expect([400, 422]).toContain((await save(wrong)).status);
			expect((await merchant.call('GET', '/settings/tax')).body).toEqual(before);
		});
	});

	it('stop orders at once while the shop stays open, and let them go on', async () => {
		const offered = async () => {
			const { body } = await backend.call('_get_hapi_misc_info', {});
			return JSON.stringify(body).includes('"payments":[]');
		};
		expect(await offered()).toBe(false);
		expect((await merchant.call('PUT', '/switches', { orders_stopped: true })).body).toEqual({
			...{ orders_stopped: true, mails_paused: false, jobs_paused: false, maintenance: false },
		});
		expect(await offered()).toBe(true);
		expect((await merchant.call('PUT', '/switches', { orders_stopped: false })).body.orders_stopped).toBe(false);
		expect(await offered()).toBe(false);
	});
});

test('reports add up sales by day and month, best sellers, VAT and searches without result', async () => {
	const orders = await backend.db
		.selectFrom('orders')
		.select(['id', 'total_cents'])
		.where('status', 'not in', ['cancelled', 'awaiting_payment', 'payment_failed', 'awaiting_confirmation'])
		.execute();
	await backend.db
		.updateTable('orders')
		.set({ created_at: new Date('2026-10-31T23:30:00Z') })
		.execute();
	const total = orders.reduce((sum, { total_cents }) => sum + total_cents, 0);
	const { body } = await merchant.call('GET', '/reports/sales?from=2026-11-01&to=2026-11-30&by=month');
	const sums = body.items.map(({ begins, orders: count }: { begins: string; orders: number }) => [begins, count]);
	expect(sums).toEqual(orders.length === 0 ? [] : [['2026-11-01', orders.length]]);
	expect(body.items.reduce((sum: number, { total: money }: { total: string }) => sum + Math.round(Number(money) * 100), 0)).toBe(total);
	expect((await merchant.call('GET', '/reports/sales?from=2026-10-01&to=2026-10-31')).body.items).toEqual([]);
	expect((await merchant.call('GET', '/reports/best-sellers?from=2026-11-01&to=2026-11-30')).status).toBe(200);
	expect((await merchant.call('GET', '/reports/month?month=2026-11')).body).toMatchObject({ payments: expect.any(Array), vat: expect.any(Array), refunds: [] });
	expect((await merchant.call('GET', '/searches/missed')).status).toBe(200);
	for (const from of ['juce', '2026-99-99', '2026-02-30']) expect((await merchant.call('GET', `/reports/sales?from=${from}&to=2026-12-31`)).status).toBe(400);
});
