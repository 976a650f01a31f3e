import { afterAll, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { WIDTHS } from '#tests/support/browse-shop.ts';
import { openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { servePictures } from '#tests/support/serve-pictures.ts';

const host = await servePictures();
afterAll(() => host[Symbol.asyncDispose]());
const office = browseOffice({ mediaMayBePrivate: true });

test.each(OFFICE_WIDTHS)('pictures that could not be fetched are counted, explained, fetched again and replaced: %s', async (width) => {
	const merchant = await openMerchant(office.backend());
	const late = { sku: `SLIKA-${width}-1`, title: `Lonac ${width}`, path: `/lonac-${width}.jpg` };
	const gone = { sku: `SLIKA-${width}-2`, title: `Tava ${width}`, path: `/tava-${width}.jpg` };
	for (const { sku, title, path } of [late, gone]) {
		const { sku: _sku, ...body } = newRow(sku, { title, images: [{ url: host.origin + path }] });
		await merchant.call('PUT', `/products/${sku}`, body);
	}
	await expect.poll(async () => (await merchant.call('GET', '/today')).body.failed_media, { timeout: 20_000 }).toBe(2);

	const page = await office.open('/', { width, bypassCSP: true });
	await page.getByRole('link', { name: '2 Proizvodi čije slike ili dokumenti nisu preuzeti' }).click();
	await page.getByRole('heading', { level: 1, name: 'Slike koje nisu preuzete' }).waitFor();
	const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
	await row(late.title).getByText('poslužitelj nije poslao datoteku, nego odgovor 404').waitFor();
	expect(await auditPage(page)).toEqual([]);
	for (const [name, { viewport }] of WIDTHS.toReversed()) {
		await page.setViewportSize(viewport);
		expect([name, await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)]).toEqual([name, false]);
	}

	host.answers.set(late.path, await jpeg(600, 600));
	await row(late.title)
		.getByRole('button', { name: `Preuzmi ponovno: ${late.title}` })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
	await row(late.title).waitFor({ state: 'detached', timeout: 20_000 });

	await row(gone.title)
		.getByRole('link', { name: `Zamijeni: ${gone.title}` })
		.click();
	await page.getByText('Slika nije preuzeta: poslužitelj nije poslao datoteku, nego odgovor 404').waitFor();
	await page.getByRole('button', { name: 'Ukloni sliku 1' }).click();
	await page.getByLabel('Dodaj slike').setInputFiles({ name: 'tava.jpg', mimeType: 'image/jpeg', buffer: await jpeg(600, 600) });
	await page.getByLabel('Opis slike 1').fill('Tava na stolu');
	await page.getByRole('button', { name: 'Spremi', exact: true }).click();
	await page.getByText('Spremljeno. Stranica proizvoda').waitFor();
	await page.goto('/admin/#/pictures');
	await page.getByText('Sve slike i dokumenti su preuzeti').waitFor();
	expect((await merchant.call('GET', '/today')).body.failed_media).toBe(0);
});
