// One file for redirect rules, however they are written, because it needs its own backend.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRedirects } from '@titraj/backend/import/redirects/import-redirects.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type EditorBrowser, openEditor } from '#tests/support/editor.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const PAGE = '/admin/preusmjeravanja/';

let backend: TestBackend;
let editor: EditorBrowser;
/** A shop that redirects old addresses to a new one; null: none yet. */
let leadsTo: string | null = null;
const shop = createServer((_request, response) => response.writeHead(leadsTo === null ? 404 : 301, leadsTo === null ? {} : { location: leadsTo }).end());
beforeAll(async () => {
	await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
	const address = shop.address();
	backend = await startTestBackend(undefined, { siteUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
	editor = openEditor(backend.url);
	await editor.signIn();
});
afterEach(async () => {
	leadsTo = null;
	await backend.db.deleteFrom('redirects').execute();
});
afterAll(async () => {
	shop.close();
	await backend.close();
});

const rules = () => backend.db.selectFrom('redirects').select(['old_path', 'new_path', 'type']).orderBy('old_path').execute();
const save = (old_path: string, new_path: string) => editor.post(PAGE, { old_path, new_path, type: '301' });

it('is called saved only when the shop follows it', async () => {
	leadsTo = '/novo/';
	expect((await save('/staro/', '/novo/')).headers.get('location')).toContain('ucinjeno=vrijedi');
	leadsTo = null;
	expect((await save('/drugo/', '/novo/')).headers.get('location')).toContain('ucinjeno=zapisano');
	expect((await editor.get(`${PAGE}?ucinjeno=zapisano`)).text).toContain('trgovina to još ne primjenjuje');
	expect((await save('/staro/', '')).headers.get('location')).toContain('ucinjeno=vrijedi');
}, 60_000);

it('of a page that is gone is saved without a target, given to the storefront, changed and taken away', async () => {
	const gone = (new_path: string) => editor.post(PAGE, { old_path: '/nestalo/', new_path, type: '410' });
	expect((await gone('')).status).toBe(303);
	await gone('/ne-vrijedi/');
	expect(await rules()).toEqual([{ old_path: '/nestalo/', new_path: '', type: 410 }]);
	expect((await backend.call('_get_hapi_misc_redirects', {})).body).toMatchObject({
		success: true,
		data: [{ old_path: '/nestalo/', new_path: '', type: 410 }],
	});
	await save('/nestalo/', '/ima/');
	expect(await rules()).toEqual([{ old_path: '/nestalo/', new_path: '/ima/', type: 301 }]);
	await gone('');
	await save('/nestalo/', '');
	expect(await rules()).toEqual([]);
}, 60_000);

it('is one rule in all spellings of its path', async () => {
	leadsTo = '/novo/';
	await save('/%C5%BEice/', '/kabeli/');
	await save('/žice', '/vodovi/');
	expect(await rules()).toEqual([{ old_path: '/žice', new_path: '/vodovi/', type: 301 }]);
	await save('/%c5%beice/', '');
	expect(await rules()).toEqual([]);
});

it.each([
	['of itself in another spelling', [], ['/%C5%BEice/', '/žice']],
	['of two', [['/b/', '/a/']], ['/a/', '/b/']],
	[
		'of a chain',
		[
			['/b/', '/c/'],
			['/c/', '/a/'],
		],
		['/a/', '/b/'],
	],
	['through a pattern', [['/a/(slug+)/', '/b/(1)/']], ['/b/5/', '/a/5/']],
	['of a new pattern with an old rule', [['/b/5/', '/a/5/']], ['/a/(id+)/', '/b/(1)/']],
	['of two patterns', [['/a/(.*)', '/b/(1)']], ['/b/(slug+)/', '/a/(1)/']],
] as const)('is refused if it makes a loop %s, and the others stay', async (_, before, [old_path, new_path]) => {
	await backend.db.deleteFrom('redirects').execute();
	for (const [from, to] of before) await backend.db.insertInto('redirects').values({ old_path: from, new_path: to, type: 301 }).execute();
	expect((await save(old_path, new_path)).status).toBe(422);
	expect(await rules()).toHaveLength(before.length);
});

it('is loaded from a pasted table, with a report of each refused row', async () => {
	const { text } = await editor.post(`${PAGE}tablica/`, { table: 'Stara\tNova\tKod\n/a/\t/b/\n/b/\t/a/\n/c/\t/d/\t302\nkrivo\t/d/\n/e/\t/f/\t999\n' });
	expect(text).toContain('Redaka: 5. Novih: 1, promijenjenih: 0, nepromijenjenih: 0, odbijenih: 4.');
	expect(text).toContain('vodi u krug');
	expect(await rules()).toEqual([{ old_path: '/c/', new_path: '/d/', type: 302 }]);
});

it('is written and listed by the merchant API', async () => {
	const merchant = await openMerchant(backend);
	const redirects = [
		{ old_path: '/staro/', new_path: '/novo/' },
		{ old_path: '/%C5%BEice/', new_path: '/kabeli/', type: 302 },
		{ old_path: 'bez-crte', new_path: '/x/' },
	];
	const { body } = await merchant.call('PUT', '/redirects', { redirects });
	expect(body).toMatchObject({
		results: [{ outcome: 'created' }, { outcome: 'created' }, { outcome: 'refused', reason: expect.stringContaining('one slash') }],
	});
	expect((await merchant.call('GET', '/redirects')).body).toMatchObject({ items: [{ old_path: '/staro/' }, { old_path: '/žice/', type: 302 }] });
});

it.each(['windows-1250', 'utf-16le'] as const)('is imported from a file in %s, as spreadsheets write it', async (encoding) => {
	const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
	const file = join(folder, 'pravila.csv');
	const table = 'stara;nova;kod\r\n/žice/;/kabeli/;301\r\n/x/;;\r\n';
	writeFileSync(file, encoding === 'utf-16le' ? Buffer.from(`\ufeff${table}`, 'utf16le') : Buffer.from(table.replaceAll('ž', '\u009e'), 'latin1'));
	const refused: unknown[] = [];
	expect(await importRedirects(backend.db, { source: file, encoding: undefined }, (row) => refused.push(row))).toEqual({ rows: 2, refused: 1 });
	expect(refused).toEqual([{ line: 3, reason: 'the new address is missing' }]);
	expect(await rules()).toEqual([{ old_path: '/žice/', new_path: '/kabeli/', type: 301 }]);
	rmSync(folder, { recursive: true });
});
