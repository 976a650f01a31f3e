import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';

const shopper = browseShop();
const OVER = `/moj-racun/potvrda-registracije/${crypto.randomUUID()}/${'a'.repeat(24)}/`;

describe.each(FLOW_WIDTHS)('%s', (_, device) => {
	test('an expired confirmation link offers a new one by e-mail, with the same answer for every address', async () => {
		const page = await shopper.open(OVER, { ...device, bypassCSP: true });
		await page.getByRole('heading', { name: 'Nova poveznica za potvrdu' }).waitFor();
		await page.locator('main input[name="email"]').fill('nepoznata@titraj.example');
		await page.getByRole('button', { name: 'Zatraži novu poveznicu' }).click();
		await page.getByText('Zahtjev je zabilježen').waitFor();
		expect(await auditPage(page)).toEqual([]);
	});

	test('the sign-in links to the page that sends a new link', async () => {
		const page = await shopper.open('/moj-racun/prijava/', device);
		await page.getByRole('link', { name: 'Niste dobili poveznicu za potvrdu?' }).click();
		await page.getByRole('heading', { name: 'Nova poveznica za potvrdu' }).waitFor();
	});

	test('the page after a confirmation says that an e-mail is confirmed only if it was', async () => {
		const page = await shopper.open('/moj-racun/registracija-potvrdena/', device);
		await page.getByText('Ako ste adresu e-pošte upravo potvrdili').waitFor();
		expect(await page.locator('main').innerText()).not.toContain('e-pošta je potvrđena');
		await page.evaluate(() => sessionStorage.setItem('signup-confirmed', '1'));
		await page.reload();
		await page.getByText('e-pošta je potvrđena').waitFor();
	});
});
