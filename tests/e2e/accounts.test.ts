import { describe, expect, test } from 'vitest';
import { browseShop, FLOW_WIDTHS, hydrated } from '#tests/support/browse-shop.ts';
import { mailedPath } from '#tests/support/read-outbox.ts';
import { askForAccount, customer, fill, heading, LOGIN, press, signIn, signUp } from '#tests/support/sign-in.ts';
import { watchHeadings } from '#tests/support/watch-headings.ts';

const shopper = browseShop();

const ACCOUNT = '/moj-racun/';

describe.each(FLOW_WIDTHS)('%s', (_width, device) => {
	test('a visitor of an account page signs in and returns to it, without seeing another heading meanwhile', async () => {
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

	test('a customer on a sign-in page is redirected to the account without seeing a form', async () => {
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

	test('a missing value shows an error at its field, a wrong password above the form', async () => {
		const page = await shopper.open(LOGIN, device);
		await press(page, 'Prijavi se');
		await page.getByText('Upišite adresu e-pošte').waitFor();
		await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
		await fill(page, { email: `nitko-${crypto.randomUUID()}@primjer.example`, password: 'nije ta' });
		await press(page, 'Prijavi se');
		await page.getByRole('alert').getByText('E-pošta i lozinka ne odgovaraju').waitFor();
		expect(new URL(page.url()).pathname).toBe(LOGIN);
	});

	test('a sign-up by mail leads to an account, whose password can be changed and which can be closed', async () => {
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
		await press(page, 'Zatraži poveznicu');
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
		// The page must not redirect elsewhere while the next one loads.
		await page.route(/:\d+\/$/, (route) => setTimeout(() => void route.continue(), 1500));
		await press(page, 'Zatvori račun zauvijek');
		await page.waitForURL((url) => url.pathname === '/');
		await page.goto(ACCOUNT);
		await page.waitForURL(`**${LOGIN}?redirect=*`);
	});

	test('a sign-up link opened in another browser asks for a new password, and the first one does not work', async () => {
		const who = await askForAccount(await shopper.blank(device));
		const page = await shopper.blank(device);
		await page.goto(await mailedPath(who.email, 'potvrda-registracije'));
		await heading(page, 'Nova lozinka').waitFor();
		await fill(page, { password: 'vlasnica bira 8' });
		await press(page, 'Spremi lozinku');
		await page.getByText('Lozinka je promijenjena. Prijavite se s novom.').waitFor();
		await page.goto(LOGIN);
		await hydrated(page);
		await fill(page, who);
		await press(page, 'Prijavi se');
		await page.getByRole('alert').getByText('E-pošta i lozinka ne odgovaraju').waitFor();
		await signIn(page, LOGIN, { ...who, password: 'vlasnica bira 8' });
		await page.getByText('Dobar dan, Nova.').waitFor();
	});

	test('signing out redirects only to paths of this shop', async () => {
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

	test.each([
		['with one call', '/moj-racun/podaci/'],
		['with many calls', ACCOUNT],
	])('an expired session reloads a page %s once and ends at the sign-in, as a new guest who asks for no data of the customer', async (_calls, path) => {
		shopper.expectComplaint(/401/);
		const page = await shopper.blank(device);
		await signIn(page);
		// The page that follows the sign-in is still loading its data.
		await page.goto('about:blank');
		const [old] = (await page.context().cookies()).filter(({ name }) => name === 'hapi_auth_token');
		if (!old) throw new Error('No token cookie');
		await page.context().addCookies([{ ...old, value: 'over' }]);
		let loads = 0;
		page.on('request', (request) => {
			if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads++;
		});
		await page.goto(path);
		await expect.poll(() => page.url()).toContain(`${LOGIN}?redirect=`);
		expect(loads).toBe(2);
		expect((await page.context().cookies()).find(({ name }) => name === 'hapi_auth_token')?.value).not.toBe('over');
	});

	test('after a sign-out in another tab an account page leads to the sign-in, and is refused nothing', async () => {
		const page = await shopper.blank(device);
		await signIn(page);
		await heading(page, 'Moj račun').waitFor();
		await page.waitForLoadState('networkidle');
		const other = await page.context().newPage();
		await other.goto('/moj-racun/logout/');
		await press(other, 'Odjavi se');
		await other.waitForURL((url) => url.pathname === '/');
		await page.waitForURL(`**${LOGIN}?redirect=*`);
	});

	test('page scripts never see the token', async () => {
		const page = await shopper.blank(device);
		await signIn(page);
		const [token] = (await page.context().cookies()).filter(({ name }) => name === 'hapi_auth_token');
		expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
		const held = await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));
		expect(held).not.toContain(token?.value);
	});
});
