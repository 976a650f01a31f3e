import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';

const office = browseOffice();

test.each(OFFICE_WIDTHS)('a zone with postcodes gets a delivery method whose prices depend on weight: %s', async (width) => {
	office.expectComplaint(/422/);
	const merchant = await openMerchant(office.backend());
	const page = await office.open('/shipping', { width, bypassCSP: true });
	const zone = `Otoci ${width}`;
	const method = `Brod ${width}`;
	await page.getByRole('button', { name: 'Nova zona' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Naziv zone').fill(zone);
	await dialog.getByLabel('Područje').fill('Otok Vis');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await dialog.getByRole('alert').getByText('OTOK VIS').waitFor();
	await dialog.getByLabel('Područje').fill('Hrvatska 21480-21485\nHR 20290');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: zone }).waitFor();
	await page.getByText('Nema načina dostave, pa se ovamo ne dostavlja.').waitFor();

	await page.getByRole('button', { name: 'Novi način dostave' }).click();
	await dialog.getByLabel('Naziv').fill(method);
	await dialog.getByLabel('Cijena u eurima').fill('9,90');
	await dialog.getByLabel('Rok u radnim danima, od').fill('2');
	await dialog.getByLabel('Rok u radnim danima, do').fill('4');
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: method }).waitFor();

	const form = page.getByRole('region', { name: 'Način dostave' });
	await form.getByLabel('Cijena ovisi o').selectOption('weight');
	await form.getByLabel('Cijene u eurima').fill('skupo');
	await form.getByRole('button', { name: 'Spremi' }).click();
	await form.getByText('Upišite jednu cijenu, ili retke kao 0: 5,90.').waitFor();
	await form.getByLabel('Cijene u eurima').fill('0: 9,90\n10000: 19,90');
	await form.getByLabel('Može se platiti pouzećem').check();
	await form.getByLabel('Naziv na drugim jezicima').fill('de: Fähre');
	await form.getByLabel('Doplata za svaki glomazan komad').fill('25');
	await form.getByLabel('Najveći paket u mm').fill('600x400 × 380');
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
	await form.getByRole('button', { name: 'Spremi' }).click();
	// Not by the message: that of the new method may still be shown.
	const stored = async () => (await merchant.call('GET', '/shipping-methods')).body.items.find(({ title }: { title: string }) => title === method);
	await expect.poll(stored).toMatchObject({
		...{
			code: 'courier',
			basis: 'weight',
			takes_cash: true,
			bulky: '25.00',
			titles: { de: 'Fähre' },
			days_from: 2,
			days_to: 4,
			maximum_size_mm: [600, 400, 380],
		},
		prices: [
			{ above: '0', price: '9.90' },
			{ above: '10000', price: '19.90' },
		],
	});
	await page.getByRole('link', { name: 'Zona' }).click();
	await page.getByRole('button', { name: 'Obriši zonu' }).click();
	await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	await page.getByRole('heading', { level: 1, name: 'Dostava' }).waitFor();
	await page.getByRole('region', { name: 'Preuzimanje u poslovnici' }).waitFor();
	expect(await page.getByRole('link', { name: zone }).count()).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
	expect(await auditPage(page)).toEqual([]);
});

test('the time until which orders leave the same day is set, and another person’s change is kept', async () => {
	office.expectComplaint(/412/);
	const merchant = await openMerchant(office.backend());
	const page = await office.open('/shipping');
	const form = page.getByRole('region', { name: 'Za sve zone' });
	await form.getByLabel('Narudžbe kreću istoga dana do').fill('11:30');
	const { body: before } = await merchant.call('GET', '/settings/shipping');
	await merchant.call('PUT', '/settings/shipping', { ...before, closed_days: ['2027-01-07'] });
	await form.getByRole('button', { name: 'Spremi' }).click();
	await form.getByText('7. 1. 2027.').waitFor();
	await form.getByRole('button', { name: 'Preuzmi' }).click();
	await form.getByRole('button', { name: 'Spremi' }).click();
	await expect.poll(async () => (await merchant.call('GET', '/settings/shipping')).body).toMatchObject({ cut_off: '11:30', closed_days: ['2027-01-07'] });
});

test('days on which nothing leaves and times are typed as people write them', async () => {
	const merchant = await openMerchant(office.backend());
	const page = await office.open('/shipping');
	const form = page.getByRole('region', { name: 'Za sve zone' });
	await form.getByLabel('Narudžbe kreću istoga dana do').fill('9');
	await form.getByLabel('Dani kada ništa ne kreće').fill('24.12.2026.\n31. 12. 2026');
	await form.getByRole('button', { name: 'Spremi' }).click();
	await expect
		.poll(async () => (await merchant.call('GET', '/settings/shipping')).body)
		.toMatchObject({ cut_off: '09:00', closed_days: ['2026-12-24', '2026-12-31'] });
	await expect.poll(() => form.getByLabel('Dani kada ništa ne kreće').inputValue()).toBe('24. 12. 2026.\n31. 12. 2026.');
});

test('a shop without zones says that nothing is delivered', async () => {
	const { db } = office.backend();
	await db.deleteFrom('shipping_zones').execute();
	const page = await office.open('/shipping');
	await page.getByText('Još nema nijedne zone, pa se nikamo ne dostavlja.').waitFor();
});
