import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderChrome } from '#renderer/layouts/render-chrome.tsx';
import { toPageDocument } from '#tests/support/bot-page.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { openAs } from '#tests/support/open-account.ts';
import { pageFunction } from '#tests/support/page-function.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const TEXT = 'Trgovina je u izradi';
const BOT = { 'user-agent': 'Googlebot/2.1' };

/** The layout around a page's screen. */
const chromeAround = pageFunction(async ({ content }, site) => {
	return toPageDocument(`<main>${content.screen}</main>`, renderChrome(site, content.layout));
});

const folder = temporaryFolder('layouts-', afterAll);
mkdirSync(join(folder, 'builds/bots'), { recursive: true });
writeFileSync(join(folder, 'builds/bots/hr-HR.json'), JSON.stringify({ begin: '<header>for bots</header>', end: '<footer>for bots</footer>' }));

let shop: RunningShop;
const html = async (path: string, headers = {}) => (await openJar(shop.url).get(path, headers)).text();

describe.each([
	['an open shop', false],
	['a shop whose backend has the label under_development', true],
])('%s', (_name, isCovered) => {
	beforeAll(async () => {
		shop = await startShop({ folder, named: { page: chromeAround } });
		if (isCovered) await shop.db?.insertInto('labels').values({ name: 'under_development', text: TEXT }).execute();
	});
	afterAll(() => shop.close());

	test.each([
		['default', '/kupovina/dostava/'],
		['default', '/proizvodi/racunala/monitori/'],
		['default', '/moj-racun/prijava/'],
		['checkout', '/webshop/podaci/'],
		['checkout', '/webshop/placanje/'],
		['blank', '/webshop/print-payment-transfer/'],
		['blank', '/webshop/narudzba/'],
	])('layout %s of %s: the overlay is there only while the shop is under development', async (layout, path) => {
		const document = await html(path);
		expect(document.includes(TEXT)).toBe(isCovered);
		expect(document.includes('/under-development.js')).toBe(isCovered);
		expect(document.includes('<header')).toBe(layout !== 'blank');
		expect(document.includes('<footer')).toBe(layout !== 'blank');
		expect(document.includes('id="kategorije"')).toBe(layout === 'default');
	});

	test('bots get their own reduced layout, never covered', async () => {
		const document = await html('/kupovina/dostava/', BOT);
		expect(document).toContain('<main>cms/default</main>');
		expect(document).toContain('<footer>for bots</footer>');
		expect(document).not.toMatch(/<script|kategorije/);
		expect(document).not.toContain(TEXT);
		expect(document.length).toBeLessThan((await html('/kupovina/dostava/')).length);
	});

	test('an invoice is printed without layout', async () => {
		const jar = await openAs(shop, 'customer');
		const document = await (await jar.get('/webshop/narudzbe/1-abc/racun/')).text();
		expect([document.includes('<header'), document.includes('<footer')]).toEqual([false, false]);
		expect(document).toContain('<main>auth/invoice</main>');
	});
});
