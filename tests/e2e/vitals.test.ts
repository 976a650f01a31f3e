import { expect, inject, test } from 'vitest';
import { browseShop, hydrated } from '#tests/support/browse-shop.ts';

const shopper = browseShop();

test('a sampled visit reports its speed without consent, cookie or address, and the report shows it', async () => {
	const page = await shopper.blank({ undecided: true });
	await page.addInitScript(() => {
		Math.random = () => 0;
		Object.defineProperty(navigator, 'webdriver', { get: () => false });
		const { observe } = PerformanceObserver.prototype;
		PerformanceObserver.prototype.observe = function (options) {
			Reflect.set(window, 'watched', options?.type);
			observe.call(this, options);
		};
	});
	await page.goto('/marke/');
	await hydrated(page);
	await page.keyboard.press('Tab');
	await page.locator('[data-consent]').waitFor();
	await page.waitForFunction(() => Reflect.get(window, 'watched') === 'layout-shift');
	// Buffered entries arrive some time after observing begins, in the order of the observers.
	await page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true })));
	const leave = () =>
		page.evaluate(() => {
			Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
			document.dispatchEvent(new Event('visibilitychange'));
		});
	const [beacon] = await Promise.all([page.waitForRequest('**/api/vitals'), leave()]);
	expect(Object.keys(await beacon.allHeaders())).not.toContain('cookie');
	const sent: { vitals: { name: string }[] } = beacon.postDataJSON();
	expect(sent).toMatchObject({ screen: 'catalog/manufacturers', device: 'desktop' });
	expect(Object.keys(sent).toSorted()).toEqual(['device', 'screen', 'vitals']);
	expect(sent.vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
	const report = async () => (await fetch(`${inject('backendUrl')}/dev/vitals`)).text();
	await expect.poll(report).toContain('catalog/manufacturers');
});
