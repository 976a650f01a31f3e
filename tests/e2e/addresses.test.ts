import { describe, expect, inject, test } from 'vitest';
import { pageDataJsonOf } from '#lib/navigation/page-data.ts';
import { CATEGORY, findScreens, read } from '#tests/support/shop-screens.ts';

const screens = await findScreens();
const get = (path: string) => fetch(new URL(path, inject('shopUrl')), { redirect: 'manual' });

describe('addresses', () => {
	test.each(['/nema-takve-stranice/', '/proizvodi/monitori/nema-proizvod-999999/', '/proizvodi/monitori/?page=999', '/marke/nepoznata/'])(
		'%s is the 404 page with its status',
		async (path) => {
			const response = await get(path);
			expect(response.status).toBe(404);
			expect(await response.text()).toContain('Stranica nije pronađena');
		},
	);

	test.each(['/error/500/', '/api/', '/api/nesto/', '/komentari/publish/', '/comments/catalogproduct/', '/hr/error/x/', '/en/komentari/publish/'])(
		'%s is blocked',
		async (path) => {
			expect((await get(path)).status).toBe(404);
		},
	);

	test.each([
		['/proizvodi', '/proizvodi/'],
		['/proizvodi/monitori?page=2', '/proizvodi/monitori/?page=2'],
		['/hr/', '/'],
		['/hr/proizvodi/monitori/', '/proizvodi/monitori/'],
		['/blog/', '/magazin/'],
	])('%s leads to %s for good', async (from, to) => {
		const response = await get(from);
		expect(response.status).toBe(301);
		const target = new URL(response.headers.get('location') ?? '', inject('shopUrl'));
		expect(target.pathname + target.search).toBe(to);
	});

	test.each([CATEGORY, `${CATEGORY}?page=1`, '/'])('the document of %s contains the page data for navigations', async (path) => {
		expect(JSON.parse(pageDataJsonOf(await (await get(path)).text()) ?? '')).toHaveProperty('screen');
	});

	test('the canonical address of a page is that of the page', async () => {
		for (const path of [screens.home, screens.category, screens.product, screens.post]) {
			const canonical = /<link rel="canonical" href="([^"]+)">/.exec(await read(path))?.[1];
			expect(new URL(canonical ?? '').pathname).toBe(path);
		}
	});

	test('all links of the category menu and the footer work', async () => {
		const html = await read('/');
		const chrome = (/<nav[^>]* id="kategorije".*?<\/nav>/s.exec(html)?.[0] ?? '') + (/<footer.*<\/footer>/s.exec(html)?.[0] ?? '');
		const links = [...new Set([...chrome.matchAll(/href="(\/[^"#]*)"/g)].map(([, path = '']) => path))];
		expect(links).toContain('/poslovnice/');
		const answers = await Promise.all(links.map(async (path) => `${(await get(path)).status} ${path}`));
		expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
	});
});
