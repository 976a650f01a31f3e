import { expect, inject, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';
import { fill, LOGIN, press, signIn, signUp } from '#tests/support/sign-in.ts';
import { wrongCode } from '#tests/support/wrong-code.ts';

const shopper = browseShop();
const FORGOTTEN = '/moj-racun/zaboravljena-lozinka/';

/** The digits of the newest mail that contains any. */
async function mailedCode(recipient: string): Promise<string> {
	const query = new URLSearchParams({ recipient, format: 'json' });
	const read = async () => {
		const mails: readonly { text: string }[] = await (await fetch(`${inject('backendUrl')}/dev/outbox?${query}`)).json();
		return mails.map(({ text }) => /^\d{8}$/m.exec(text)?.[0]).find((code) => code !== undefined) ?? '';
	};
	await expect.poll(read).not.toBe('');
	return read();
}

test.each(FLOW_WIDTHS)('%s: a code from a mail on another device can be typed; a wrong one shows an error and keeps the input', async (_width, device) => {
	const who = await signUp(await shopper.blank(device));
	const page = await shopper.open(FORGOTTEN, { ...device, bypassCSP: true });
	await fill(page, { email: who.email });
	await press(page, 'Kod umjesto poveznice');
	expect(await page.locator('main [name="email"]').inputValue()).toBe(who.email);
	await press(page, 'Zatraži kod');
	await page.getByText('Ako kod ne stigne, javite nam se').waitFor();
	expect(await auditPage(page)).toEqual([]);

	const code = await mailedCode(who.email);
	const wrong = wrongCode(code);
	await press(page, 'Spremi lozinku');
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
	await fill(page, { code: wrong, password: 'sasvim nova lozinka 9' });
	await press(page, 'Spremi lozinku');
	await page.getByRole('alert').getByText('Kod nije točan ili više ne vrijedi').waitFor();
	expect(await page.locator('main [name="password"]').inputValue()).toBe('sasvim nova lozinka 9');
	// With a space, as people type it.
	await fill(page, { code: ` ${code.slice(0, 4)} ${code.slice(4)} ` });
	await press(page, 'Spremi lozinku');
	await page.getByText('Lozinka je promijenjena. Prijavite se s novom.').waitFor();
	await signIn(page, LOGIN, { ...who, password: 'sasvim nova lozinka 9' });
	await page.getByText('Dobar dan, Nova.').waitFor();
});

test('an unknown e-mail gets the same answer; switching back to a link keeps the typed address', async () => {
	const page = await shopper.open(FORGOTTEN);
	const email = `nitko-${crypto.randomUUID()}@primjer.example`;
	await press(page, 'Kod umjesto poveznice');
	await fill(page, { email });
	await press(page, 'Zatraži kod');
	await page.getByText('Ako kod ne stigne, javite nam se').waitFor();
	await fill(page, { code: '12345678', password: 'sasvim nova lozinka 9' });
	await press(page, 'Spremi lozinku');
	await page.getByRole('alert').getByText('Kod nije točan ili više ne vrijedi').waitFor();
	await press(page, 'Zatraži novi kod');
	await press(page, 'Poveznica umjesto koda');
	await fill(page, { email });
	await press(page, 'Zatraži poveznicu');
	await page.getByText('Ako račun s tom adresom postoji').waitFor();
});
