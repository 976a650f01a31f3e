import { expect, test } from 'vitest';
import { prepareHtml } from '#lib/content/server/prepare-html.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';

const shopper = browseShop();

const translator = createTranslator({ 'page.table': 'Tablica' }, { locale: 'hr-HR', home: '/' });
const site: Site = Object.assign(Object.create(null), { translator, language: languageOf('hr') });

const HOSTILE = [
	'<h2>Naslov</h2><script>document.title = "pwned"</script><SCR<script>IPT>document.title = "pwned"</SCR</script>IPT>',
	'<img src="x" onerror="document.title = \'pwned\'"><svg onload="document.title = \'pwned\'"></svg>',
	'<iframe src="https://evil.example/frame"></iframe><object data="https://evil.example/o"></object>',
	'<a id="link" href="javascript:document.title=\'pwned\'">ovdje</a><form action="https://evil.example/f"><button id="button">b</button></form>',
	'<p style="position: fixed; inset: 0; background: url(https://evil.example/b)" onmouseover="document.title = \'pwned\'">tekst</p>',
	'<style>* { display: none }</style><base href="https://evil.example/"><meta http-equiv="refresh" content="0; url=https://evil.example/">',
	`${'<table><tr><td>'.repeat(500)}dno${'</td></tr></table>'.repeat(500)}`,
	'<p>redak</p>'.repeat(170_000),
].join('');

test.each(FLOW_WIDTHS)('a hostile text of two megabytes does nothing in a page without a content security policy: %s', async (_width, device) => {
	expect(HOSTILE.length).toBeGreaterThan(2_000_000);
	const page = await shopper.blank(device);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).hostname));
	await page.route('**/x', (route) => route.fulfill({ status: 200, contentType: 'image/svg+xml', body: '' }));
	await page.setContent(`<title>mirno</title><main>${prepareHtml(HOSTILE, site).html}</main>`);
	await page.locator('#link').evaluate((link: HTMLElement) => link.click());
	await page.locator('p').first().hover({ force: true });
	expect(await page.title()).toBe('mirno');
	expect(asked).not.toContain('evil.example');
	expect(await page.locator('main :is(script, iframe, object, svg, form, style, base, meta)').count()).toBe(0);
	expect(await page.locator('h2').first().isVisible()).toBe(true);
});
