import { expect, test } from 'vitest';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

/** Forms by the list that one of their things is taken from, with a value that the first field takes. */
const FORMS = [
	{ path: '/products/MON-1', value: 'Drugi naziv' },
	{ path: '/stores/:code', value: 'Druga poslovnica' },
	{ path: '/pages/:id', value: 'Drugi naslov' },
	{ path: '/posts/:id', value: 'Drugi naslov' },
	{ path: '/menus/:code', value: 'Drugi izbornik' },
	{ path: '/categories/:code', value: 'Druga kategorija' },
	{ path: '/kpd', value: '26.20.11' },
	{ path: '/mails/signup', value: 'Drugi predmet' },
	{ path: '/settings', value: 'Druga tvrtka' },
	{ path: '/shipping/zones/:id', value: 'Druga zona', list: '/shipping-zones' },
	{ path: '/shipping/methods/:id', value: 'Drugi način', list: '/shipping-methods' },
	{ path: '/search-words', value: 'druga, riječ' },
	{ path: '/imports', value: null },
] as const;

test.each(OFFICE_WIDTHS)('a form whose shop does not answer says so, and keeps what was typed: %s', async (width) => {
	office.expectComplaint(/ERR_CONNECTION_REFUSED/);
	const merchant = await openMerchant(office.backend());
	const page = await office.open('/', { width });
	await page.route('**/merchant/v1/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused')));
	// What was typed into the form before is not saved.
	page.on('dialog', (question) => question.accept());
	for (const { path, value, ...more } of FORMS) {
		const param = /:(\w+)/.exec(path)?.[1];
		const list = 'list' in more ? more.list : path.replace(/\/:.*/, '');
		const item = param === undefined ? undefined : (await merchant.call('GET', list)).body.items[0];
		await page.goto(`/admin/#${param === undefined ? path : path.replace(`:${param}`, encodeURIComponent(item[param]))}`);
		const form = page.locator('main form:not(search form)').first();
		const field = form.locator('input:not([type]), input[type=text], textarea').first();
		if (value === null)
			await form.locator('input[type=file]').setInputFiles({ name: 'roba.csv', mimeType: 'text/csv', buffer: Buffer.from('sku;title\nA;B\n') });
		else await field.fill(value);
		await form.locator('button[type=submit]').last().click();
		await page.getByRole('alert').getByText('Trgovina ne odgovara.').waitFor();
		if (value !== null) expect(await field.inputValue(), path).toBe(value);
		expect(await form.locator('button[type=submit]').last().isEnabled(), path).toBe(true);
	}
});

test('a question whose shop does not answer stays open with what was typed', async () => {
	office.expectComplaint(/ERR_CONNECTION_REFUSED/);
	const page = await office.open('/coupons');
	await page.route('**/merchant/v1/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused')));
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Novi kupon' }).click();
	const code = dialog.locator('[name=code]');
	await code.fill('VEZA10');
	for (const field of await dialog.locator('input[required]:not([name=code])').all()) await field.fill('10');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await dialog.getByRole('alert').getByText('Trgovina ne odgovara.').waitFor();
	expect(await code.inputValue()).toBe('VEZA10');
});
