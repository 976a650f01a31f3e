import { createOwner } from '@titraj/backend/accounts/index.ts';
import { expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseOffice, OFFICE_WIDTHS } from '#tests/support/browse-office.ts';
import { WIDTHS } from '#tests/support/browse-shop.ts';
import { editor } from '#tests/support/sign-in.ts';
import { startOwnShop } from '#tests/support/start-own-shop.ts';

const office = browseOffice({ sendsMail: false }, async (settings) => {
	const shop = await startOwnShop(settings);
	await createOwner(shop.db, { ...editor, first_name: 'Iva', last_name: 'Horvat' });
	return shop;
});

/** What each list of a new shop says. */
const LISTS = [
	['/orders', 'Još nema narudžbi.'],
	['/products', 'Još nema proizvoda.'],
	['/customers', 'Još nema kupaca s računom.'],
	['/messages', 'Još nema poruka.'],
	['/reviews', 'Još nema recenzija.'],
	['/withdrawals', 'Još nema odustanaka.'],
	['/campaigns', 'Još nema akcija.'],
	['/calendars', 'Još nema kalendara.'],
	['/flyers', 'Još nema letaka.'],
	['/sweepstakes', 'Još nema nagradnih igara.'],
	['/coupons', 'Još nema kupona.'],
	['/vouchers', 'Još nema poklon-bonova.'],
	['/subscribers', 'Još nema pretplatnika.'],
	['/redirects', 'Još nema preusmjeravanja.'],
	['/lockers', 'Još nema paketomata'],
	['/stores', 'Još nema poslovnica.'],
	['/posts', 'Još nema članaka.'],
	['/categories', 'Još nema kategorija.'],
	['/kpd', 'Još nema kategorija'],
	['/audit', 'Još nema zapisa.'],
	['/shipping', 'Još nema nijedne zone'],
] as const;

test('each list of a new shop says what is missing, and draws no empty frame, at both widths', async () => {
	const page = await office.open('/', { width: 'phone', bypassCSP: true });
	for (const [path, words] of LISTS) {
		await page.goto(`/admin/#${path}`);
		await page.getByText(words).first().waitFor();
		for (const [width, { viewport }] of WIDTHS) {
			await page.setViewportSize(viewport);
			expect(await page.locator('main ul.rows:empty:visible').count(), path).toBe(0);
			expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), `${width} ${path}`).toBe(false);
		}
	}
	expect(await auditPage(page)).toEqual([]);
	await page.setViewportSize(WIDTHS[0][1].viewport);
	expect(await auditPage(page)).toEqual([]);
	await page.goto('/admin/#/products?q=nema');
	await page.getByText('Ništa nije pronađeno.').waitFor();
	await page.goto('/admin/#/kpd');
	await page.getByText('Najprije dodajte kategoriju').waitFor();
	expect(await page.getByRole('button', { name: 'Spremi' }).count()).toBe(0);
	await page.goto('/admin/#/posts');
	await page.getByText('Članak treba rubriku').waitFor();
	expect(await auditPage(page)).toEqual([]);
});

test.each(OFFICE_WIDTHS)('the first store is added by hand, and a code is not taken twice: %s', async (width) => {
	const page = await office.open('/stores', { width, bypassCSP: true });
	const dialog = page.getByRole('dialog');
	const add = async (code: string) => {
		await page.getByRole('button', { name: 'Nova poslovnica' }).click();
		const values = { Šifra: code, Naziv: `Ilica ${width}`, 'Ulica i broj': 'Ilica 1', 'Poštanski broj': '10000', Mjesto: 'Zagreb' };
		for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label, { exact: true }).fill(value);
		await dialog.getByLabel('Geografska širina').fill('45,8131');
		await dialog.getByLabel('Geografska dužina').fill('15,9775');
		expect(await auditPage(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Potvrdi' }).click();
	};
	const code = `ilica-${width}`;
	await add(code);
	await page.getByRole('heading', { level: 1, name: `Ilica ${width}` }).waitFor();
	expect(await page.getByLabel('Vidljiva kupcima').isChecked()).toBe(false);
	const stored = office.backend().db.selectFrom('stores').select(['lat', 'lon', 'visible']).where('code', '=', code);
	expect(await stored.executeTakeFirst()).toEqual({ lat: 45.8131, lon: 15.9775, visible: false });
	await page.goto('/admin/#/stores');
	await page.locator(`a[href="#/stores/${code}"]`).waitFor();
	await add(code);
	await dialog.getByRole('alert').getByText('Poslovnica s tom šifrom već postoji.').waitFor();
	await office.backend().db.deleteFrom('stores').where('code', '=', code).execute();
});

test.each(OFFICE_WIDTHS)('a shop without a mail server says so, and offers no test mail: %s', async (width) => {
	const page = await office.open('/mails', { width, bypassCSP: true });
	await page.getByText('Trgovina sada ne šalje nijednu poruku').waitFor();
	expect(await page.getByText('Poruke koje trgovina šalje kupcima').count()).toBe(0);
	expect(await auditPage(page)).toEqual([]);
	await page.locator('.rows a').first().click();
	await page
		.getByRole('button', { name: 'Spremi tekstove' })
		.or(page.getByRole('button', { name: 'Spremi', exact: true }))
		.waitFor();
	await page.getByText('Trgovina sada ne šalje nijednu poruku').waitFor();
	expect(await page.getByRole('button', { name: 'Pošalji probnu poruku' }).count()).toBe(0);
	await page.goto('/admin/#/jobs');
	await page.getByText('Trgovina ne šalje poruke: na poslužitelju nije zadan MAIL_URL').waitFor();
	expect(await page.getByText('Poruke se šalju').count()).toBe(0);
});
