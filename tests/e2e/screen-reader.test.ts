import { expect, inject, test } from 'vitest';
import { browseShop, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { buy, fillGuest, goOn } from '#tests/support/checkout-steps.ts';
import { openGuest } from '#tests/support/paying-shop.ts';
import { expectOutline } from '#tests/support/read-outline.ts';
import { findGoods } from '#tests/support/shop-screens.ts';
import { heading } from '#tests/support/sign-in.ts';

/** Journeys in the tree of a screen reader: names of what it meets, in their order. */
const shopper = browseShop();
const goods = await findGoods();
const GOODS_ID = Number(/-(\d+)\/$/.exec(goods)?.[1]);

/** Where a screen reader meets all of a page in one order: a desktop has its filters and menus beside it. */
const PHONE = WIDTHS.slice(0, 1);
/** Several pages, also on a busy machine. */
const PATIENT = { timeout: 120_000 };

test.each(PHONE)('%s: from the search to the cart, each control has a name, and the product is named before its buttons', PATIENT, async (_width, device) => {
	const page = await shopper.open('/trazi/?search_q=monitor', device);
	const body = page.locator('body');
	const first = page.locator('main h3 a').first();
	const name = (await first.innerText()).trim();
	await expectOutline(body, [
		...['link "Preskoči na sadržaj"', 'banner', 'search', 'searchbox "Traži proizvode"', 'button "Traži"'],
		...['main', 'heading "Rezultati za „monitor”" [level=1]', 'link "Preskoči na proizvode"', 'button "Filtri"', 'combobox "Redoslijed"'],
		...[`heading "${name}" [level=3]`, `button "Lista želja: ${name}"`, `button "Usporedi: ${name}"`, `button "Dodaj u košaricu: ${name}"`, 'contentinfo'],
	]);

	await page.goto(goods);
	await hydrated(page);
	const title = (await page.locator('h1').innerText()).trim();
	await expectOutline(body, [
		...['banner', 'main', 'navigation "Put do stranice"', `heading "${title}" [level=1]`, 'spinbutton "Količina"', 'button "Povećaj količinu"'],
		...[`button "Dodaj u košaricu: ${title}"`, 'button "Lista želja', 'button "Usporedi', 'navigation "Na ovoj stranici"', 'heading "Specifikacije" [level=2]'],
	]);
	await buy(page);
	await expectOutline(page.locator('[data-added]:popover-open'), ['button "Zatvori"', 'link "Otvori košaricu"', 'button "Nastavi kupnju"']);

	await page.goto('/webshop/kosarica/');
	await page.locator('main input[type="number"]').waitFor();
	await expectOutline(body, [
		...['main', 'heading "Košarica" [level=1]', `link "${title}"`, `spinbutton "Količina: ${title}"`, `button "Ukloni: ${title}"`],
		...['heading "Pregled troška" [level=2]', 'link "Nastavi na blagajnu"', 'contentinfo'],
	]);
});

test.each(PHONE)('%s: a guest hears the fields of each step of the checkout in the order of the form', PATIENT, async (_width, device) => {
	const page = await shopper.open(goods, device);
	const body = page.locator('body');
	await buy(page);
	await page.goto('/webshop/podaci/');
	await page.locator('main [name="email"]').waitFor();
	await expectOutline(body, [
		...['banner', 'main', 'navigation "Koraci narudžbe"', 'heading "Podaci za dostavu" [level=1]', 'link "Prijavi se"', 'textbox "E-pošta"', 'textbox "Ime"'],
		...['textbox "Prezime"', 'textbox "Telefon"', 'group "Način dostave"', 'radio "Kurirska dostava', 'radio "Preuzimanje u poslovnici'],
		...['textbox "Ulica i kućni broj"', 'textbox "Poštanski broj"', 'textbox "Mjesto"', 'combobox "Država"', 'button "Nastavi"', 'contentinfo'],
	]);
	await fillGuest(page);
	await page.locator('main input[value="courier"]').check();
	await goOn(page).click();
	await heading(page, 'Plaćanje').waitFor();
	await expectOutline(body, [
		'main',
		'heading "Plaćanje" [level=1]',
		'group "Način plaćanja"',
		'radio "Uplata na račun"',
		'radio "Pouzećem',
		'button "Nastavi"',
	]);
	await page.locator('main input[value="bank_transfer"]').check();
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await expectOutline(body, [
		...['heading "Pregled narudžbe" [level=1]', 'region "Adresa dostave"', 'link "Promijeni: Podaci"', 'region "Način dostave"', 'link "Promijeni: Podaci"'],
		...['region "Način plaćanja"', 'link "Promijeni: Plaćanje"', 'checkbox "Prihvaćam uvjete kupnje"', 'button "Naruči i plati'],
	]);
});

test.each(PHONE)('%s: a guest finds an order and withdraws from it by what a screen reader lists', PATIENT, async (_width, device) => {
	const guest = await openGuest(inject('shopUrl'));
	await guest.add(GOODS_ID, 1);
	const email = `cujem-${crypto.randomUUID()}@primjer.example`;
	await guest.choose({ email });
	const identificator = (await guest.post()).data?.order_identificator ?? '';
	const number = (await guest.open(identificator))?.number ?? '';
	const page = await shopper.open('/webshop/pronadi-narudzbu/', device);
	const main = page.locator('main');
	await expectOutline(main, ['heading "Gdje je moja narudžba" [level=1]', 'textbox "Broj narudžbe"', 'textbox "E-pošta"', 'button "Prikaži narudžbu"']);
	await main.getByRole('textbox', { name: 'Broj narudžbe' }).fill(number);
	await main.getByRole('textbox', { name: 'E-pošta' }).fill(email);
	await main.getByRole('button', { name: 'Prikaži narudžbu' }).click();
	await expectOutline(main, ['heading "Narudžba" [level=1]', 'region "Naručeno"', 'region "Adresa dostave"', 'region "Plaćanje"', 'button "Otkaži narudžbu"']);

	await page.goto(`/webshop/odustanak/?order_identificator=${identificator}`);
	await hydrated(page);
	await expectOutline(main, [
		...['heading "Odustanak od ugovora" [level=1]', 'textbox "Ime i prezime"', 'textbox "Broj narudžbe"', 'textbox "E-pošta"', 'group "Što vraćate?"'],
		...['spinbutton "', 'combobox "Razlog povrata', 'button "Nastavi"', 'region "Radije pisanim putem?"'],
	]);
	await main.getByRole('spinbutton').fill('1');
	await main.getByRole('button', { name: 'Nastavi' }).click();
	await expectOutline(main, ['region "Provjerite izjavu"', 'button "Potvrdi odustanak"', 'button "Ispravi podatke"']);
});

test.each(PHONE)('%s: each column of the comparison is headed by the name of its product alone', PATIENT, async (_width, device) => {
	const page = await shopper.open('/proizvodi/mobiteli-i-tableti/mobiteli/', device);
	const names = await page.locator('main h3 a').evaluateAll((links) => links.slice(0, 2).map((link) => (link.textContent ?? '').trim()));
	for (const name of names) {
		const choice = page.getByRole('button', { name: `Usporedi: ${name}`, exact: true }).first();
		await choice.click();
		await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true');
	}
	await page.goto('/usporedba/');
	await page.getByRole('columnheader').nth(1).waitFor();
	await expectOutline(page.locator('main'), [
		...['heading "Usporedba proizvoda" [level=1]', 'checkbox "Prikaži samo razlike"', 'region "Tablica usporedbe"'],
		...names.flatMap((name) => [`columnheader "${name}"`, `button "Ukloni iz usporedbe: ${name}"`, `link "${name}"`, `button "Dodaj u košaricu: ${name}"`]),
	]);
});
