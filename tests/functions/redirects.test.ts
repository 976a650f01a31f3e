import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkRedirects } from '@titraj/contract/redirects/check-redirects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OLD_ADDRESSES, toRedirectsFile } from '#scripts/prerender/publish/redirects-file.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { askAsWritten } from '#tests/support/raw-requests.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const TABLE = [
	{ old_path: '/?p=12', new_path: '/kupovina/dostava/', type: 301 },
	{ old_path: '/?cat=(id+)', new_path: '/stara-kategorija/(1)/', type: 302 },
	{ old_path: '/kupovina/dostava/?old=1', new_path: '/kupovina/dostava/', type: 301 },
	{ old_path: '/old(.*)', new_path: 'https://new.example(1)', type: 301 },
	{ old_path: '/index.php?route=kontakt', new_path: '/kupovina/dostava/', type: 301 },
	{ old_path: '/wp-admin/(.*)', new_path: '/kupovina/dostava/', type: 301 },
	{ old_path: '/ugaseno/', new_path: '', type: 410 },
	{ old_path: '/ugaseni-odjel/(slug+)/', new_path: '/kupovina/', type: 410 },
	{ old_path: '/stari-odjel/(slug*)', new_path: '/kupovina/(1)/', type: 301 },
	{ old_path: '/nekad-ugaseno/', new_path: '/ugaseno/', type: 301 },
	{ old_path: '/forum/(.*)', new_path: 'https://forum.example/(1)', type: 301 },
];

/** A rule that is newer than the file of redirects. */
const LATER = { old_path: '/?page_id=9', new_path: '/kupovina/dostava/', type: 301 };

const folder = temporaryFolder('redirects-', afterAll);
let shop: RunningShop;
beforeAll(async () => {
	const files = {
		'index.html': 'home',
		'kupovina/dostava/index.html': 'delivery',
		_redirects: OLD_ADDRESSES + toRedirectsFile(checkRedirects(TABLE).rules, []),
	};
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	shop = await startShop({ folder, named: { page: pageFunction() } });
	await shop.db
		?.insertInto('redirects')
		.values([...TABLE, LATER])
		.execute();
});
afterAll(() => shop.close());

async function ask(path: string, headers: Record<string, string> = {}): Promise<readonly [number, unknown]> {
	const { status, headers: answered, body } = await askAsWritten(shop.url, path, { headers });
	return [status, answered.location ?? body.toString()];
}

describe('a redirect whose old address has a query', () => {
	test.each([
		['applies to a page that exists', '/?p=12', [301, '/kupovina/dostava/']],
		['keeps further parameters', '/?utm_source=a&p=12', [301, '/kupovina/dostava/?utm_source=a']],
		['may be a pattern', '/?cat=7', [302, '/stara-kategorija/7/']],
		['may drop the query', '/kupovina/dostava/?old=1', [301, '/kupovina/dostava/']],
		['applies without the trailing slash, too', '/kupovina/dostava?old=1', [301, '/kupovina/dostava/']],
	])('%s', async (_, path, answer) => expect(await ask(path)).toEqual(answer));

	test('applies at once, before another build, if the parameter is one that shops use for their home page', async () => {
		expect(await ask('/?page_id=9')).toEqual([301, '/kupovina/dostava/']);
		expect((await ask('/?page_id=10'))[0]).toBe(200);
	});

	test('applies to crawlers as to shoppers', async () => {
		expect(await ask('/?p=12', { 'user-agent': 'Googlebot/2.1' })).toEqual([301, '/kupovina/dostava/']);
		expect(await ask('/', { 'user-agent': 'Googlebot/2.1' })).toEqual([200, 'home']);
	});

	test.each([
		['without the parameter', '/', 'home'],
		['with other parameters', '/?utm_source=a', 'home'],
		['with another value of the parameter', '/kupovina/dostava/?old=2', 'cms/default'],
	])('does not affect the page %s', async (_, path, text) => {
		const [status, body] = await ask(path);
		expect([status, String(body).toLowerCase()]).toEqual([200, expect.stringContaining(text)]);
	});

	test('has separate CDN entries by its parameter', async () => {
		const { headers } = await askAsWritten(shop.url, '/kupovina/dostava/?old=2');
		expect(headers['netlify-vary']).toMatch(/^query=[^,]*\|cat\|p\|page_id\|route\|old,/);
	});
});

test('a product’s former address without its slash leads to the product in one step', async () => {
	const [, canonical] = await ask('/proizvodi/nekad/nekadasnji-naslov-proizvod-21/');
	expect(canonical).toMatch(/^\/proizvodi\/.+-proizvod-21\/$/);
	expect(await ask('/proizvodi/nekad/nekadasnji-naslov-proizvod-21?utm_source=a')).toEqual([301, `${canonical}?utm_source=a`]);
	expect(await ask(String(canonical).slice(0, -1))).toEqual([301, canonical]);
});

test('a script of an old shop is an old address like any other', async () => {
	expect(await ask('/index.php?route=kontakt')).toEqual([301, '/kupovina/dostava/']);
	expect((await ask('/index.php?route=x'))[0]).toBe(404);
});

test('addresses that only scanners request are not matched against redirects, in any spelling', async () => {
	for (const path of ['/wp-admin/setup.php', '/%77p-admin/setup.php', '/WP-Admin/x/']) expect([path, await ask(path)]).toEqual([path, [404, 'Not found\n']]);
});

describe('a redirect to another site', () => {
	test.each(['/old.elsewhere.example/', '/old@elsewhere.example/', '/old%2Eelsewhere.example/', '/old:80@elsewhere.example/'])(
		'%s leads to no host that a visitor could choose',
		async (path) => {
			const { status, headers } = await askAsWritten(shop.url, path);
			expect([status, headers.location]).toEqual([404, undefined]);
		},
	);
	test('appends the path after a complete host', async () => {
		expect(await ask('/forum/tema/7/')).toEqual([301, 'https://forum.example/tema/7/']);
	});
});

describe('a page that is gone', () => {
	test.each(['/ugaseno/', '/ugaseno', '/ugaseni-odjel/stolovi/', '/nekad-ugaseno/'])(
		'%s answers 410 with the page that says so, and no location',
		async (path) => {
			const { status, headers, body } = await askAsWritten(shop.url, path);
			expect([status, headers.location]).toEqual([410, undefined]);
			expect(body.toString()).toContain('error/not-found');
		},
	);
});

test('a pattern that matches nothing leads to an address without a doubled slash', async () => {
	expect(await ask('/stari-odjel/')).toEqual([301, '/kupovina/']);
	expect(await ask('/stari-odjel/dostava/')).toEqual([301, '/kupovina/dostava/']);
});
