import { expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const label = (name: string, text: unknown) => merchant.call('PUT', `/shop-labels/${encodeURIComponent(name)}`, { text });
const storedOf = async (name: string) => (await merchant.call('GET', '/shop-labels')).body.items.filter((item: { name: string }) => item.name === name);
const shown = async () => JSON.stringify((await backend.call('_get_hapi_misc_labels', { lang: 'hr' })).body);

test('a label replaces that of the dictionary until it is brought back', async () => {
	expect((await label('home.title', 'Dobro došli <b>kod nas')).body).toEqual({ name: 'home.title', text: 'Dobro došli <b>kod nas' });
	expect(await shown()).toContain('Dobro došli <b>kod nas');
	expect(await storedOf('home.title')).toEqual([{ name: 'home.title', text: 'Dobro došli <b>kod nas' }]);
	expect((await label('home.title', null)).body).toEqual({ name: 'home.title', text: null });
	expect((await merchant.call('GET', '/shop-labels/home.title')).body).toEqual({ name: 'home.title', text: null });
	expect(await shown()).not.toContain('kod nas');
});

test.each([
	['a name of another alphabet', 'naslov š', 'x', 400],
	['a name that is none of a label', '__proto__', 'x', 400],
	['a name of too many characters', 'a'.repeat(101), 'x', 400],
	['a text of too many characters', 'home.title', 'a'.repeat(2001), 400],
	['an empty text', 'home.title', '', 400],
	['a blank text', 'home.title', ' \n', 422],
	['a zero byte', 'home.title', 'a\0', 422],
	['a number', 'home.title', 5, 400],
])('a label with %s is refused, and nothing is stored', async (_title, name, text, status) => {
	expect((await label(name, text)).status).toBe(status);
	expect(await storedOf(name)).toEqual([]);
});

test('a label that somebody else has changed since is not overwritten', async () => {
	const owner = await openPerson(backend, 'owner');
	const { headers } = await owner.call('GET', '/shop-labels/cart.title');
	await label('cart.title', 'Košara');
	const late = await owner.call('PUT', '/shop-labels/cart.title', { text: 'Vrećica' }, { 'if-match': headers.get('etag') ?? '' });
	expect([late.status, late.body.current]).toEqual([412, { name: 'cart.title', text: 'Košara' }]);
	await label('cart.title', null);
});

test.each([
	['an unknown kind', { kind: 'planet' }, 'kind'],
	['a field that is not translated', { field: 'price' }, 'field'],
	['a thing that does not exist', { id: '999999' }, 'id'],
	['an id that is no number', { id: "1' or 1=1" }, 'id'],
	['a blank text', { text: '  ' }, 'text'],
])('a translation with %s is refused by that field', async (_title, change, field) => {
	const body = { kind: 'product', id: '1', field: 'title', language: 'de', text: 'Bildschirm', ...change };
	const reply = await merchant.call('PUT', '/translated-texts', body);
	expect([reply.status, reply.body.errors?.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
});

test.each([{ language: 'hr' }, { language: 'xx' }, { id: '' }, { id: 'x'.repeat(601) }, { other: 1 }, { text: 'x'.repeat(200_001) }])(
	'a translation of the wrong form is refused: %o',
	async (change) => {
		const body = { kind: 'product', id: '1', field: 'title', language: 'de', text: 'Bildschirm', ...change };
		expect((await merchant.call('PUT', '/translated-texts', body)).status).toBe(400);
	},
);

test('a product is translated and the translation is deleted, and the log keeps both', async () => {
	const owner = await openPerson(backend, 'owner');
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-1').executeTakeFirstOrThrow();
	const place = { kind: 'product', id: String(id), field: 'title', language: 'de' };
	expect((await owner.call('PUT', '/translated-texts', { ...place, text: 'Breiter <i>Bildschirm' })).body).toEqual({ ...place, text: 'Breiter <i>Bildschirm' });
	expect((await owner.call('PUT', '/translated-texts', { ...place, text: null })).body).toEqual({ ...place, text: null });
	const entries = (await owner.call('GET', `/audit?operation=saveTranslatedText&name=${encodeURIComponent(owner.email)}`)).body.items;
	expect(entries.map(({ after }: { after: { text: string | null } }) => after.text)).toEqual([null, 'Breiter <i>Bildschirm']);
});

test('outdated translations are listed with their beginnings alone', async () => {
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', 'MON-2').executeTakeFirstOrThrow();
	const text = `${'😀'.repeat(200)}`;
	await merchant.call('PUT', '/translated-texts', { kind: 'product', id: String(id), field: 'short_description', language: 'de', text });
	expect((await merchant.call('PUT', '/products/MON-2', { short_description: 'Sasvim drugi opis' })).status).toBe(200);
	const { items } = (await merchant.call('GET', '/outdated-translations?of=products')).body;
	const [item] = items.filter((row: { id: string; field: string }) => row.id === String(id) && row.field === 'short_description');
	expect(item).toMatchObject({ language: 'de', source: null, wording: 'Sasvim drugi opis' });
	expect(item.text).toMatch(/^(😀){79}…$/u);
	expect((await merchant.call('GET', '/outdated-translations?of=planets')).status).toBe(400);
});

test('calls of the content webhook are listed, the newest first, page by page', async () => {
	const call = { changes: 2, summary: '<b>Stranica</b>', status: null, ms: 12, error: 'fetch failed' };
	await backend.db.deleteFrom('webhook_calls').execute();
	await backend.db
		.insertInto('webhook_calls')
		.values([call, { ...call, status: 200, error: null }])
		.execute();
	const first = (await merchant.call('GET', '/webhook-calls?limit=1')).body;
	expect(first.items).toMatchObject([{ summary: '<b>Stranica</b>', status: 200, ms: 12, changes: 2 }]);
	const second = (await merchant.call('GET', `/webhook-calls?limit=1&cursor=${first.next_cursor}`)).body;
	expect(second.items).toMatchObject([{ status: null, error: 'fetch failed' }]);
	expect((await merchant.call('GET', `/webhook-calls?limit=1&cursor=${second.next_cursor}`)).body).toEqual({ items: [], next_cursor: null });
	expect((await merchant.call('GET', '/webhook-calls?cursor=x')).status).toBe(400);
});
