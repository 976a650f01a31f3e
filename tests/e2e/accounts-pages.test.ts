import { describe, expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { fakeTags } from '#tests/support/fake-tags.ts';
import { fill, heading, LOGIN, press, signIn, signUp } from '#tests/support/sign-in.ts';

const shopper = browseShop();

const ACCOUNT = '/moj-racun/';

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('an order opens from the list, can be repeated, and prints as a summary that is no invoice', async () => {
		const page = await shopper.blank(device);
		await signIn(page, `${LOGIN}?redirect=%2Fwebshop%2Fnarudzbe%2F`);
		await page.locator('article a').first().click();
		await page.waitForURL(/\/narudzbe\/\d+-[^/]+\/$/);
		await heading(page, 'Narudžba')
			.or(page.getByRole('heading', { level: 1, name: /^Narudžba \d/ }))
			.first()
			.waitFor();
		await page.getByText('Iznos narudžbe').waitFor();
		const address = page.url();
		await page.goto(`${address}racun/`);
		await page.getByRole('heading', { level: 1, name: /^Pregled narudžbe .+ \(nije račun\)$/ }).waitFor();
		await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(0);
		await expect.poll(() => page.getByText('OIB 47019263580').count()).toBe(1);
	});

	test('profile, addresses, an invalid coupon and consents are saved or show an error', async () => {
		const page = await shopper.blank(device);
		const who = await signUp(page);
		await signIn(page, `${LOGIN}?redirect=%2Fmoj-racun%2Fpodaci%2F`, who);
		await page.locator('[name="phone"]').fill('091 555 0177');
		await press(page, 'Spremi');
		await page.getByText('Spremljeno.').waitFor();
		await page.reload();
		await expect.poll(() => page.locator('[name="phone"]').inputValue()).toContain('555');

		await page.goto('/moj-racun/adrese/');
		const focused = (part: string) => expect.poll(() => page.locator(`${part}:focus`).count()).toBe(1);
		await press(page, 'Dodaj adresu');
		await focused('main form input[name="title"]');
		await fill(page, { first_name: 'Nova', last_name: 'Kupac', street: 'Otporna 3', postcode: '1000', city: 'Zagreb' });
		await press(page, 'Spremi');
		await page.getByText('Poštanski broj ne odgovara').waitFor();
		await fill(page, { postcode: '10000' });
		await press(page, 'Spremi');
		await page.getByText('Otporna 3').waitFor();
		await focused('main [data-opens="new"]');
		await press(page, 'Dodaj adresu');
		await fill(page, { first_name: 'Druga', last_name: 'Kupac', street: 'Diodna 4', postcode: '21000', city: 'Split' });
		await press(page, 'Spremi');
		await page.getByText('Diodna 4').waitFor();
		await page.getByRole('button', { name: 'Ukloni adresu: Nova Kupac' }).click();
		await page.getByText('Otporna 3').waitFor({ state: 'detached' });
		await focused('main li [data-opens]');
		await page.getByRole('button', { name: /^Ukloni adresu/ }).click();
		await page.getByRole('heading', { name: 'Nema spremljenih adresa' }).waitFor();
		await focused('main [data-opens="new"]');

		await page.goto('/moj-racun/kuponi/');
		await hydrated(page);
		await fill(page, { code: 'NEPOSTOJI' });
		await press(page, 'Dodaj kupon');
		await page.getByText('Taj kod ne vrijedi').waitFor();

		await fakeTags(page.context(), inject('shopUrl'));
		await page.goto('/moj-racun/privole/');
		await page.locator('[name="analytics"]').check();
		await press(page, 'Spremi');
		await page.getByText('Spremljeno.').waitFor();
		expect(await page.evaluate(() => document.cookie)).toContain('gdpr_cookie=analytics');

		// In another browser the account's choice is no consent: the banner is shown, no tag is loaded, and no box is preselected.
		await page.context().clearCookies({ name: 'gdpr_cookie' });
		await page.goto('/moj-racun/privole/');
		await hydrated(page);
		await page.keyboard.press('Shift');
		await page.locator('[data-consent]').waitFor();
		await page.getByText('Još niste odabrali').waitFor();
		expect(await page.locator('main [name="analytics"]').isChecked()).toBe(false);
		await page.waitForLoadState('networkidle');
		expect(await page.evaluate(() => document.cookie)).not.toContain('gdpr_cookie');
		expect(await page.locator('script[data-tag]').count()).toBe(0);

		// "Reject all" is a choice: the page shows it immediately, and after a reload with the time stored in the account.
		const recorded = page.waitForResponse((response) => response.url().endsWith('/api/hapi/gdpr/consents') && response.request().method() === 'POST');
		await press(page, 'Odbij sve');
		const rejected = page.locator('main').getByText(/Odbili ste sve što nije nužno za rad trgovine\. Zadnji odabir: .*\d/);
		await rejected.waitFor();
		expect((await recorded).ok()).toBe(true);
		await page.reload();
		await rejected.waitFor();
		expect(await page.getByText('Još niste odabrali').count()).toBe(0);
	});

	test('no account page has an accessibility error', async () => {
		const page = await shopper.blank({ ...device, bypassCSP: true });
		const errors: string[] = [];
		const audit = async (path: string, ready: string) => {
			await page.goto(path.startsWith('/') ? path : `${ACCOUNT}${path}`);
			await page.locator(ready).first().waitFor();
			errors.push(...(await auditPage(page)).map((error) => `${path} ${error}`));
		};
		for (const [path, ready] of [
			['prijava/', 'main form'],
			['registracija/', 'main form'],
			['zaboravljena-lozinka/', 'main form'],
			['potvrda-registracije/', 'main h1'],
			['registracija-potvrdena/', 'main h1'],
			['nova-lozinka/x/y/', 'main a[href="/moj-racun/zaboravljena-lozinka/"]'],
			['logout/', 'main button'],
		] as const)
			await audit(path, ready);
		await signIn(page);
		await audit('', 'article');
		const order = (await page.locator('article a').first().getAttribute('href')) ?? '';
		await audit('/webshop/narudzbe/', 'article');
		await audit(order, 'dl');
		await audit(`${order}racun/`, 'tbody tr');
		for (const path of ['podaci/', 'kuponi/', 'privole/', 'zatvaranje-racuna/']) await audit(path, 'main form');
		for (const path of ['adrese/', 'komentari/', 'lista-zelja/']) await audit(path, 'main h2');
		expect(errors).toEqual([]);
	});

	test('without JavaScript an account page says that it needs it', async () => {
		const page = await shopper.open(LOGIN, { ...device, javaScriptEnabled: false });
		expect(await page.locator('main').innerText()).toContain('potreban je JavaScript');
	});
});
