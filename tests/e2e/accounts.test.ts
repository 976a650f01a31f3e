import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { fakeTags } from '#tests/support/fake-tags.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { customer, fill, heading, LOGIN, press, signIn } from '#tests/support/sign-in.ts';
import { watchHeadings } from '#tests/support/watch-headings.ts';

const shopper = browseShop();
const axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');

const ACCOUNT = '/moj-racun/';

/** A new customer, confirmed through the mail. */
async function signUp(page: Page): Promise<typeof customer> {
	const who = { email: `nova-${crypto.randomUUID()}@primjer.example`, password: 'dugacka lozinka 7' };
	await page.goto('/moj-racun/registracija/');
	await hydrated(page);
	await fill(page, { first_name: 'Nova', last_name: 'Kupac', ...who });
	await page.locator('[name="accept_terms"]').check();
	await press(page, 'Otvori račun');
	await heading(page, 'Potvrda e-pošte').waitFor();
	await page.goto(await mailedPath(who.email, 'potvrda-registracije'));
	await heading(page, 'Račun je potvrđen').waitFor();
	return who;
}

async function faultsOf(page: Page): Promise<readonly string[]> {
	await page.evaluate(axe);
	return page.evaluate(async () => {
		const { violations } = await Reflect.get(window, 'axe').run();
		return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
	});
}

describe.each(WIDTHS)('%s', (_width, device) => {
	test('a visitor of an account page signs in and comes back to it; no other heading shows on the way', async () => {
		const page = await shopper.blank(device);
		const seen = await watchHeadings(page);
		await page.goto('/webshop/narudzbe/');
		await page.waitForURL(`**${LOGIN}?redirect=*`);
		await hydrated(page);
		await expect.poll(seen).toEqual(['Prijava']);
		await fill(page, customer);
		await press(page, 'Prijavi se');
		await page.waitForURL('**/webshop/narudzbe/');
		await page.locator('article').first().waitFor();
		await expect.poll(() => new Set(seen())).toEqual(new Set(['Prijava', 'Narudžbe']));
	});

	test('a customer on a sign-in page is led to the account without seeing a form', async () => {
		const page = await shopper.blank(device);
		await signIn(page);
		const seen = await watchHeadings(page);
		for (const path of [LOGIN, '/moj-racun/registracija/', '/moj-racun/zaboravljena-lozinka/']) {
			await page.goto(path);
			await page.waitForURL((url) => url.pathname === ACCOUNT);
			await heading(page, 'Moj račun').waitFor();
		}
		await expect.poll(() => new Set(seen())).toEqual(new Set(['Moj račun']));
	});

	test('what is missing is said at its field, a wrong password above the form', async () => {
		const page = await shopper.open(LOGIN, device);
		await press(page, 'Prijavi se');
		await page.getByText('Upišite adresu e-pošte').waitFor();
		await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
		await fill(page, { email: `nitko-${crypto.randomUUID()}@primjer.example`, password: 'nije ta' });
		await press(page, 'Prijavi se');
		await page.getByRole('alert').getByText('E-pošta i lozinka ne odgovaraju').waitFor();
		expect(new URL(page.url()).pathname).toBe(LOGIN);
	});

	test('from sign-up over the mail to an account, a new password, and closing it', async () => {
		const page = await shopper.blank(device);
		const who = await signUp(page);
		await signIn(page, LOGIN, who);
		await page.getByText('Dobar dan, Nova.').waitFor();

		await page.goto('/moj-racun/logout/');
		await press(page, 'Odjavi se');
		await page.waitForURL((url) => url.pathname === '/');
		await page.goto('/moj-racun/zaboravljena-lozinka/');
		await hydrated(page);
		await fill(page, { email: who.email });
		await press(page, 'Pošalji poveznicu');
		await page.getByText('Ako račun s tom adresom postoji').waitFor();
		const path = await mailedPath(who.email, 'nova-lozinka');
		await page.goto(path);
		await fill(page, { password: 'jos duza lozinka 8' });
		await press(page, 'Spremi lozinku');
		await page.getByText('Lozinka je promijenjena. Prijavite se s novom.').waitFor();
		await page.goto(path);
		await page.getByText('Poveznica više ne vrijedi').waitFor();

		await signIn(page, LOGIN, { ...who, password: 'jos duza lozinka 8' });
		await page.goto('/moj-racun/zatvaranje-racuna/');
		await page.locator('[name="agreed"]').check();
		await fill(page, { password: 'jos duza lozinka 8' });
		await press(page, 'Zatvori račun zauvijek');
		await page.waitForURL((url) => url.pathname === '/');
		await page.goto(ACCOUNT);
		await page.waitForURL(`**${LOGIN}?redirect=*`);
	});

	test('an order opens from the list, goes into the cart again, and prints as a bill', async () => {
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
		await page.getByRole('heading', { level: 1, name: /^Račun za narudžbu/ }).waitFor();
		await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(0);
		await expect.poll(() => page.getByText('OIB 47019263580').count()).toBe(1);
	});

	test('profile, addresses, a wrong coupon and consents are saved or say why not', async () => {
		const page = await shopper.blank(device);
		const who = await signUp(page);
		await signIn(page, `${LOGIN}?redirect=%2Fmoj-racun%2Fpodaci%2F`, who);
		await page.locator('[name="phone"]').fill('091 555 0177');
		await press(page, 'Spremi');
		await page.getByText('Spremljeno.').waitFor();
		await page.reload();
		await expect.poll(() => page.locator('[name="phone"]').inputValue()).toContain('555');

		await page.goto('/moj-racun/adrese/');
		await press(page, 'Dodaj adresu');
		await fill(page, { first_name: 'Nova', last_name: 'Kupac', street: 'Otporna 3', postcode: '1000', city: 'Zagreb' });
		await press(page, 'Spremi');
		await page.getByText('Poštanski broj ne odgovara').waitFor();
		await fill(page, { postcode: '10000' });
		await press(page, 'Spremi');
		await page.getByText('Otporna 3').waitFor();
		await page.getByRole('button', { name: /^Ukloni adresu/ }).click();
		await page.getByRole('heading', { name: 'Nema spremljenih adresa' }).waitFor();

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
		expect(await page.evaluate(() => document.cookie)).toContain('gdpr_cookie=necessary|analytics');

		// On another device the account still knows: nobody is asked again.
		await page.context().clearCookies({ name: 'gdpr_cookie' });
		await page.goto('/dostava/');
		await hydrated(page);
		await page.keyboard.press('Shift');
		await expect.poll(() => page.evaluate(() => document.cookie)).toContain('gdpr_cookie=necessary|analytics');
		expect(await page.locator('[data-consent]').count()).toBe(0);
	});

	test('signing out leads to a path of this shop alone', async () => {
		const page = await shopper.blank(device);
		for (const [redirect, expected] of [
			['/dostava/', '/dostava/'],
			['//drugdje.example/', '/'],
		] as const) {
			await signIn(page);
			await page.goto(`/moj-racun/logout/?redirect=${encodeURIComponent(redirect)}`);
			await press(page, 'Odjavi se');
			await page.waitForURL((url) => url.pathname === expected);
			expect(new URL(page.url()).hostname).toBe('localhost');
		}
	});

	test('a session that is over loads the page anew once and ends at the sign-in, as a new guest', async () => {
		shopper.expectComplaint(/401/, /403.*\/auth\/profile|\(Forbidden\).*\/auth\/profile/);
		const page = await shopper.blank(device);
		await signIn(page);
		const [old] = (await page.context().cookies()).filter(({ name }) => name === 'hapi_auth_token');
		if (!old) throw new Error('No token cookie');
		await page.context().addCookies([{ ...old, value: 'over' }]);
		let loads = 0;
		page.on('request', (request) => {
			if (request.isNavigationRequest() && new URL(request.url()).pathname === '/moj-racun/podaci/') loads++;
		});
		await page.goto('/moj-racun/podaci/');
		await expect.poll(() => page.url()).toContain(`${LOGIN}?redirect=`);
		expect(loads).toBe(2);
		expect((await page.context().cookies()).find(({ name }) => name === 'hapi_auth_token')?.value).not.toBe('over');
	});

	test('page scripts never see the token', async () => {
		const page = await shopper.blank(device);
		await signIn(page);
		const [token] = (await page.context().cookies()).filter(({ name }) => name === 'hapi_auth_token');
		expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
		const held = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));
		expect(held).not.toContain(token?.value);
	});

	test('no page of the account has an accessibility fault', async () => {
		const page = await shopper.blank({ ...device, bypassCSP: true });
		const faults: string[] = [];
		const audit = async (path: string, ready: string) => {
			await page.goto(path.startsWith('/') ? path : `${ACCOUNT}${path}`);
			await page.locator(ready).first().waitFor();
			faults.push(...(await faultsOf(page)).map((fault) => `${path} ${fault}`));
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
		expect(faults).toEqual([]);
	});

	test('without JavaScript a page of the account says what it needs', async () => {
		const page = await shopper.open(LOGIN, { ...device, javaScriptEnabled: false });
		expect(await page.locator('main').innerText()).toContain('potreban je JavaScript');
	});
});
