// One file for redirect rules, however they are written, because it needs its own backend.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveRedirects } from '@titraj/backend/content/redirects/save-redirects.ts';
import { importRedirects, saveInDatabase } from '@titraj/backend/import/redirects/import-redirects.ts';
import { toRuleKey } from '@titraj/contract/redirects/rule-key.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
/** A shop that follows the backend's rules, or not yet. */
let follows = true;
const shop = createServer(async (request, response) => {
	const rule = follows ? (await rules()).find(({ old_path }) => toRuleKey(old_path) === toRuleKey(request.url ?? '')) : undefined;
	if (rule === undefined) return void response.writeHead(404).end();
	response.writeHead(rule.type, rule.type === 410 ? {} : { location: encodeURI(rule.new_path) }).end();
});
beforeAll(async () => {
	await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready));
	const address = shop.address();
	backend = await startTestBackend(undefined, { siteUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
	merchant = await openMerchant(backend);
});
afterEach(async () => {
	follows = true;
	await backend.db.deleteFrom('redirects').execute();
});
afterAll(async () => {
	shop.close();
	await backend.close();
});

const rules = () => backend.db.selectFrom('redirects').select(['old_path', 'new_path', 'type']).orderBy('old_path').execute();
const save = async (old_path: string, new_path: string, type = 301) =>
	(await merchant.call('PUT', '/redirects', { redirects: [{ old_path, new_path, type }] })).body.results[0];

it('is called saved only when the shop follows it', async () => {
	expect(await save('/staro/', '/novo/')).toMatchObject({ outcome: 'created', in_effect: true });
	follows = false;
	expect(await save('/drugo/', '/novo/')).toMatchObject({ outcome: 'created', in_effect: false });
	expect(await save('/staro/', '')).toMatchObject({ outcome: 'deleted', in_effect: true });
});

it('of a page that is gone is saved without a target, given to the storefront, changed and taken away', async () => {
	const gone = (new_path: string) => save('/nestalo/', new_path, 410);
	expect(await gone('')).toMatchObject({ outcome: 'created', in_effect: true });
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
});

it('is one rule in all spellings of its path', async () => {
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
	expect(await save(old_path, new_path)).toMatchObject({ outcome: 'refused', code: before.length > 0 ? 'loop' : 'same', in_effect: null });
	expect(await rules()).toHaveLength(before.length);
});

it.each([
	['//zlo.example/', 301, 'new_path'],
	['javascript:alert(1)', 301, 'new_path'],
	['/old(.*)', 301, 'same'],
	['/x/', 200, 'type'],
	['https://new.example(1)', 301, 'host'],
	['https://(1)/', 301, 'host'],
	['https://new.example:(1)/', 301, 'host'],
	['https://new.example@(1)/', 301, 'host'],
] as const)('to %s with code %d is refused', async (new_path, type, code) => {
	expect(await save('/old(.*)', new_path, type)).toMatchObject({ outcome: 'refused', code });
	expect(await rules()).toEqual([]);
});

it('is loaded from a table, with a report of each refused row', async () => {
	const { body } = await merchant.call('POST', '/redirects/table', {
		table: 'Stara\tNova\tKod\n/a/\t/b/\n/b/\t/a/\n/c/\t/d/\t302\nkrivo\t/d/\n/e/\t/f/\t999\n/g/\t\n',
	});
	expect(body).toMatchObject({ rows: 6, created: 1, updated: 0, unchanged: 0 });
	expect(body.refused.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual([
		[2, 'loop'],
		[3, 'loop'],
		[5, 'old_path'],
		[6, 'type'],
		[7, 'missing'],
	]);
	expect(await rules()).toEqual([{ old_path: '/c/', new_path: '/d/', type: 302 }]);
	const empty = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: [] };
	expect((await merchant.call('POST', '/redirects/table', { table: '\n \n' })).body).toEqual(empty);
});

it('is found by the beginning of its old path, whatever signs it has', async () => {
	for (const old of ['/a_b/', '/axb/', '/a%20b/']) await save(old, '/novo/');
	const found = async (q: string) =>
		(await merchant.call('GET', `/redirects?q=${encodeURIComponent(q)}`)).body.items.map(({ old_path }: { old_path: string }) => old_path);
	expect(await found('/a_')).toEqual(['/a_b/']);
	expect(await found('/x')).toEqual([]);
});

it('is saved in a moment beside 50,000 others, and so are 50,000 at once', async () => {
	const many = Array.from({ length: 50_000 }, (_, nth) => ({ old_path: `/stari-${nth}/`, new_path: `/novi-${nth % 900}/`, type: 301 }));
	const started = performance.now();
	expect((await saveRedirects(backend.db, many)).every(({ outcome }) => outcome === 'created')).toBe(true);
	const loaded = performance.now();
	expect(await saveRedirects(backend.db, [{ old_path: '/jos-jedno/', new_path: '/stari-1/', type: 301 }])).toEqual([{ outcome: 'created' }]);
	expect(performance.now() - loaded).toBeLessThan(4000);
	expect(loaded - started).toBeLessThan(15_000);
	expect((await rules()).length).toBe(50_001);
	const { old_path = '' } = many[7] ?? {};
	expect(await saveRedirects(backend.db, [{ old_path, new_path: '', type: 301 }])).toEqual([{ outcome: 'deleted' }]);
}, 60_000);

it('is written once if a table names it in several ways, the last one', async () => {
	const rows = ['/novo/', '', '/zadnje/'].map((new_path, nth) => ({ old_path: nth === 1 ? '/%C5%BEice/' : '/žice/', new_path, type: 301 }));
	expect(await saveRedirects(backend.db, rows)).toEqual([{ outcome: 'created' }, { outcome: 'deleted' }, { outcome: 'created' }]);
	expect(await rules()).toEqual([{ old_path: '/žice/', new_path: '/zadnje/', type: 301 }]);
});

it('is written and listed by the merchant API', async () => {
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
	expect(await importRedirects({ source: file, encoding: undefined }, saveInDatabase(backend.db), (row) => refused.push(row))).toEqual({ rows: 2, refused: 1 });
	expect(refused).toEqual([{ line: 3, reason: 'the new address is missing' }]);
	expect(await rules()).toEqual([{ old_path: '/žice/', new_path: '/kabeli/', type: 301 }]);
	rmSync(folder, { recursive: true });
});
