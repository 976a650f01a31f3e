import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sanitiseHtml } from '#lib/platform/server/html/sanitise-html.server.ts';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';
import { changePageData } from '#tests/support/change-page-data.ts';
import { fakeTags } from '#tests/support/fake-tags.ts';

const shopper = browseShop();
const shopUrl = inject('shopUrl');
const HOST = 'https://widgets.partner.example';
const PAGE = '/dostava/';

/** Opens a page whose content contains scripts of an editor, as the sanitiser returns them. */
async function visit(granted: string, prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<{ page: Page; scripts: () => readonly string[] }> {
	process.env['CONTENT_SCRIPT_HOSTS'] = HOST;
	const marks = sanitiseHtml(
		`<script src="${HOST}/partner-a.js" data-consent="analytics"></script><script src="${HOST}/partner-m.js"></script><script src="https://evil.example/e.js"></script>`,
	);
	delete process.env['CONTENT_SCRIPT_HOSTS'];
	const page = await shopper.blank({ undecided: true });
	const tags = await fakeTags(page.context(), shopUrl);
	await page.context().addCookies([{ name: 'gdpr_cookie', value: granted, url: shopUrl }]);
	await page.route(`**${PAGE}`, (route) =>
		changePageData(route, ({ props }) => {
			props['contentHtml'] += marks;
		}),
	);
	await prepare(page);
	await page.goto('/');
	await hydrated(page);
	await page.locator(`footer a[href="${PAGE}"]`).first().click();
	await page.waitForURL(`**${PAGE}`);
	await page.locator('main [data-script]').first().waitFor({ state: 'attached' });
	return { page, scripts: () => tags.requests.map(({ url }) => url).filter((url) => !url.includes('googletagmanager') && !url.includes('google')) };
}

test.each([
	['', []],
	['analytics', ['/partner-a.js']],
	['marketing', ['/partner-m.js']],
	['analytics|marketing', ['/partner-a.js', '/partner-m.js']],
])('with %s the scripts of content that run are %j, each once', async (granted, expected) => {
	const { page, scripts } = await visit(granted);
	await expect.poll(() => scripts().toSorted()).toEqual(expected.map((path) => HOST + path));
	await page.waitForTimeout(2000);
	expect(scripts().toSorted()).toEqual(expected.map((path) => HOST + path));
});

test('scripts in late content are found 500 ms and 1500 ms after a page is shown', async () => {
	// Measured in the page, because there is one second between the two searches.
	const { scripts } = await visit('analytics', (page) =>
		page.addInitScript((host) => {
			const afterFirst = new MutationObserver(() => {
				if (!document.querySelector(`script[src="${host}/partner-a.js"]`)) return;
				afterFirst.disconnect();
				const mark = Object.assign(document.createElement('span'), { hidden: true });
				Object.assign(mark.dataset, { script: `${host}/partner-late.js`, needs: 'analytics' });
				document.querySelector('main')?.append(mark);
			});
			afterFirst.observe(document, { subtree: true, childList: true });
		}, HOST),
	);
	await expect.poll(scripts).toEqual([`${HOST}/partner-a.js`, `${HOST}/partner-late.js`]);
});
