import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('a store gets other hours, wrong ones are refused, and the rest of it stays: %s', async (width) => {
	const merchant = await openMerchant(office.backend());
	const [before] = (await merchant.call('GET', '/stores')).body.items;
	const page = await office.open('/stores', { width, bypassCSP: true });
	await page.locator('.rows .row').first().waitFor();
	expect(await auditPage(page)).toEqual([]);
	await page.locator(`.rows a[href="#/stores/${before.code}"]`).click();
	await page.getByLabel('Ponedjeljak').fill('od osam do četiri');
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Radno vrijeme nije ispravno').waitFor();
	await page.getByLabel('Ponedjeljak').fill('08:00-12:00, 16:00-20:00');
	await page.getByLabel('Nedjelja', { exact: true }).fill('');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByText('Spremljeno.').waitFor();
	const after = (await merchant.call('GET', `/stores/${before.code}`)).body;
	const others = before.opening_hours.filter(({ weekday }: { weekday: number }) => weekday !== 1 && weekday !== 7);
	expect(after).toEqual({
		...before,
		opening_hours: [...['08:00-12:00', '16:00-20:00'].map((span) => ({ weekday: 1, opens: span.slice(0, 5), closes: span.slice(6) })), ...others],
	});
});

test('a store that somebody else changed meanwhile is not overwritten', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const [{ code, visible, ...store }] = (await merchant.call('GET', '/stores')).body.items;
	const page = await office.open(`/stores/${code}`);
	await page.getByLabel('Naziv').fill('Moj naziv');
	await merchant.call('PUT', `/stores/${code}`, { ...store, visible, phone: '+38511234567' });
	await page.getByRole('button', { name: 'Spremi' }).click();
	await page.getByRole('alert').getByText('Netko je u međuvremenu spremio izmjenu.').waitFor();
	expect((await merchant.call('GET', `/stores/${code}`)).body).toMatchObject({ title: store.title, phone: '+38511234567' });
});

test('a link asks before unsaved changes of a store are left', async () => {
	const merchant = await openMerchant(office.backend());
	const [{ code }] = (await merchant.call('GET', '/stores')).body.items;
	const page = await office.open(`/stores/${code}`);
	await page.getByLabel('Naziv').fill('Nespremljen naziv');
	const questions: string[] = [];
	page.on('dialog', (dialog) => {
		questions.push(dialog.message());
		void dialog.dismiss();
	});
	await page.getByRole('main').getByRole('link', { name: 'Poslovnice' }).click();
	expect([questions.length, await page.getByLabel('Naziv').inputValue()]).toEqual([1, 'Nespremljen naziv']);
});
