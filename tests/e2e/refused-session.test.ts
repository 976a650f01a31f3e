import { afterAll, beforeAll, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';
import { openFixtureShop } from '#tests/support/open-fixture-shop.ts';
import type { BuiltShop } from '#tests/support/shop-process.ts';

const shopper = browseShop();
let shop: BuiltShop;
beforeAll(async () => {
	shop = await openFixtureShop();
});
afterAll(() => shop?.close());

const MESSAGE = 'Vaša se veza s trgovinom ne može obnoviti.';

test.each(FLOW_WIDTHS)('if the backend rejects new tokens, four tabs renew and reload once, then show a message with a button, at %s', async (_name, size) => {
	shopper.expectComplaint(/401/, /ERR_ABORTED/);
	const first = await shopper.open('/', { ...size, baseURL: shop.url });
	const context = first.context();
	await first.evaluate(() => fetch('/api/nuxtapi/token?regenerate=1').then((answer) => answer.text()));
	const asked: string[] = [];
	const loads: string[] = [];
	// Makes gateway calls fail as with a backend that rejects its own tokens.
	await context.route('**/api/hapi/**', (route) => {
		asked.push(route.request().url());
		return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401,"success":false}' });
	});
	await context.route('**/api/nuxtapi/token*', async (route) => {
		asked.push(route.request().url());
		const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
		await route.fulfill({ response });
	});
	const tabs = [first, await context.newPage(), await context.newPage(), await context.newPage()];
	for (const tab of tabs) tab.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
	await Promise.all(tabs.map((tab) => tab.goto('/webshop/kosarica/')));
	await expect.poll(() => asked.filter((url) => url.includes('/token')).length).toBe(1);
	for (const tab of tabs) {
		await tab.mouse.click(5, 5);
		await tab.getByRole('alert').filter({ hasText: MESSAGE }).waitFor();
	}
	const before = asked.length;
	await first.waitForTimeout(5000);
	expect(asked.filter((url) => url.includes('/token'))).toHaveLength(1);
	expect(loads).toHaveLength(tabs.length + 1);
	expect([asked.length <= 80, asked.length - before <= 8]).toEqual([true, true]);

	await context.unroute('**/api/hapi/**');
	const again = first.getByRole('button', { name: 'Pokušaj ponovno' }).last();
	await again.focus();
	await Promise.all([first.waitForNavigation(), first.keyboard.press('Enter')]);
	await first.getByText('Košarica je prazna').first().waitFor();
	expect(await first.getByRole('alert').filter({ hasText: MESSAGE }).count()).toBe(0);
});
