import { expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const create = async (...path: string[]): Promise<string> => (await merchant.call('PUT', '/categories', { path })).body.code;
const change = (code: string, edit: Record<string, unknown>, headers?: Record<string, string>) => merchant.call('PUT', `/categories/${code}`, edit, headers);
const read = async (code: string) => (await merchant.call('GET', `/categories/${code}`)).body;
const pathOf = (url: string): string => new URL(url).pathname;

it('a renamed category keeps its code and address, and those below it show the new name', async () => {
	const code = await create('Gume');
	const below = await create('Gume', 'Zimske');
	const { url } = await read(code);
	expect((await change(code, { title: '  Auto   gume ' })).body).toEqual({ code, moved: 0 });
	expect(await read(code)).toMatchObject({ title: 'Auto gume', url });
	expect((await read(below)).path).toEqual(['Auto gume', 'Zimske']);
});

it('a moved category takes all below it along, redirects old addresses, and moves back', async () => {
	const code = await create('Kuhinja', 'Noževi');
	const below = await create('Kuhinja', 'Noževi', 'Oštrilice');
	const to = await create('Pribor');
	const before = [await read(code), await read(below)];
	expect((await change(code, { parent: to })).body.moved).toBe(2);
	const after = [await read(code), await read(below)];
	expect(after.map(({ path }) => path)).toEqual([
		['Pribor', 'Noževi'],
		['Pribor', 'Noževi', 'Oštrilice'],
	]);
	const rules = async () => new Map((await backend.db.selectFrom('redirects').selectAll().execute()).map(({ old_path, new_path }) => [old_path, new_path]));
	expect(before.map(({ url }) => url).map(pathOf)).not.toEqual(after.map(({ url }) => url).map(pathOf));
	for (const [place, { url }] of before.entries()) expect((await rules()).get(pathOf(url))).toBe(pathOf(after[place].url));
	await change(code, { parent: before[0].parent });
	expect([await read(code), await read(below)]).toEqual(before);
	for (const { url } of before) expect((await rules()).has(pathOf(url))).toBe(false);
	await change(code, { parent: null });
	expect((await read(below)).path).toEqual(['Noževi', 'Oštrilice']);
});

it('a name of a sibling, a place below itself, an unknown parent and too many levels are refused', async () => {
	const code = await create('Sport');
	const below = await create('Sport', 'Lopte');
	await create('Glazba');
	const deep = await create('1', '2', '3', '4', '5', '6', '7', '8');
	const refusals = [{ title: 'GLAZBA' }, { parent: below }, { parent: code }, { parent: 'nigdje' }, { parent: deep }];
	for (const edit of refusals) expect((await change(code, edit)).status, JSON.stringify(edit)).toBe(422);
	expect((await change(code, { title: ' ' })).status).toBe(422);
	expect((await change(code, { name: 'x' })).status).toBe(400);
	expect((await change('nigdje', { title: 'x' })).status).toBe(404);
});

it('an uploaded picture is shown on pages and kept from the removal of unused files, and can be taken away', async () => {
	const code = await create('Slike');
	expect((await change(code, { image: { media: 'a'.repeat(64) } })).status).toBe(422);
	const init = {
		method: 'POST',
		headers: { authorization: `Bearer ${merchant.key}`, 'content-type': 'image/jpeg' },
		body: new Uint8Array(await jpeg(800, 600)),
	};
	const { media } = await (await fetch(`${backend.url}/merchant/v1/media`, init)).json();
	await change(code, { image: { media } });
	expect(await read(code)).toMatchObject({ uploaded: true, picture: `/media/stored/${media}.320.webp` });
	const { body } = await backend.call('_get_hapi_catalog_categories', {});
	expect(JSON.stringify(body)).toContain(`/media/stored/${media}.640.webp`);
	await change(code, { image: null });
	expect(await read(code)).toMatchObject({ uploaded: false, picture: null });
});

it('a change of an older version is refused, and shows what the category is now', async () => {
	const code = await create('Verzije');
	const first = await merchant.call('GET', `/categories/${code}`);
	const etag = first.headers.get('etag') ?? '';
	expect((await change(code, { title: 'Verzije 2' }, { 'if-match': etag })).status).toBe(200);
	const second = await change(code, { title: 'Verzije 3' }, { 'if-match': etag });
	expect([second.status, second.body.current.title]).toEqual([412, 'Verzije 2']);
});
