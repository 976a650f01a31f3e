import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { FLOW_WIDTHS, hydrated, WIDTHS } from '#tests/support/browse-shop.ts';
import { CART, fillGuest, goOn, place, toCustomer, toReview } from '#tests/support/checkout-steps.ts';
import { countHands } from '#tests/support/first-day/count-hands.ts';
import { DAILY_WORK } from '#tests/support/first-day/daily-work.ts';
import { type Person, recordWalk, sumSteps, toTable } from '#tests/support/first-day/walk.ts';
import { MERINO, writeYarnList } from '#tests/support/first-day/yarn-list.ts';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import { browserOfWorker } from '#tests/support/launch-browser.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { openChecklist, openOwnerAccount, openSection, openSteps, SET_UP, saved } from '#tests/support/set-up-shop.ts';
import { startShopProcess } from '#tests/support/shop-process.ts';
import { startSmtp } from '#tests/support/smtp-double.ts';

/** Folder for a picture of each step; both widths are walked then. */
const PICTURES = process.env['FIRST_DAY_PICTURES'] || null;
const BLANKET = { sku: 'DEKA-1', title: 'Tkana deka Lika', price: '49,00' };
/** The merino, the blanket and the delivery. */
const TOTAL = '61,60';

/** Who is signed in is asked before anybody is, and a new IBAN asks for the password. */
const ASKS = /401.*\/session|403.*\/settings\/company/;

const toPoint = (amount: string) => amount.replace(',', '.');

const contexts: BrowserContext[] = [];
const complaints: string[] = [];
afterEach(async () => {
	await Promise.all(contexts.splice(0).map((context) => context.close()));
	expect(complaints.splice(0).filter((complaint) => !ASKS.test(complaint))).toEqual([]);
});

async function enter(who: Person['who'], baseURL: string, device: BrowserContextOptions): Promise<Person> {
	const browser = await browserOfWorker();
	const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'hr-HR', acceptDownloads: true, ...device });
	contexts.push(context);
	context.setDefaultTimeout(20_000);
	const hands = await countHands(context);
	const page = await context.newPage();
	page.on('console', (message) => message.type() === 'error' && complaints.push(`${message.text()} (${message.location().url})`));
	page.on('pageerror', ({ message }) => complaints.push(message));
	return { who, page, hands };
}

/** Presses a button and confirms its question. */
async function act(
	page: Page,
	name: string | RegExp,
	fill: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown> = async () => undefined,
): Promise<void> {
	await page.getByRole('button', { name, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await fill(dialog);
	await dialog.getByRole('button', { name: 'Potvrdi', exact: true }).click();
	await dialog.waitFor({ state: 'hidden' });
}

const state = (page: Page, name: string) => page.locator('.heading .state').getByText(name, { exact: true }).waitFor();

/** The rows of a CSV file that a link gives. */
async function download(page: Page, name: string): Promise<Record<string, string>[]> {
	const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name, exact: true }).click()]);
	const text = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '');
	return Papa.parse<Record<string, string>>(text, { header: true, delimiter: ';', skipEmptyLines: true }).data;
}

test.each(PICTURES === null ? FLOW_WIDTHS : WIDTHS)(
	'%s: an empty shop is set up, filled, sells, ships in two parts, takes back, refunds, closes the month and goes on within an hour of clicks',
	{ timeout: 600_000 },
	async (width, device) => {
		await using smtp = await startSmtp();
		const shop = await startShopProcess('tests/support/run-own-shop.ts', { BACKEND_URL: '', LANGUAGES: '', MAIL_URL: `smtp://127.0.0.1:${smtp.port}?tls=no` });
		try {
			const mails = (subject: RegExp) => smtp.received.filter(({ recipient, mail }) => recipient === GUEST_FIELDS.email && subject.test(mail.subject ?? ''));
			const arrived = async (subject: RegExp) => {
				await expect.poll(() => mails(subject).length, { timeout: 20_000 }).toBe(1);
				return mails(subject).at(-1)?.mail.text ?? '';
			};
			const { steps, step } = recordWalk(PICTURES === null ? null : join(PICTURES, width));
			const merchant = await enter('merchant', shop.backendUrl, device);
			const { page } = merchant;

			await step(merchant, 'owner’s account', async (look) => {
				await page.goto(shop.firstVisit ?? '');
				await look('first visit');
				await openOwnerAccount(page);
			});
			for (const [name, set] of Object.entries(SET_UP)) await step(merchant, name, (look) => set(page, look));

			await step(merchant, 'thirty products from a file', async (look) => {
				await openChecklist(page);
				await look('checklist');
				await page.getByText('dok ne upišete tvrtku i Brojeve dokumenata').waitFor();
				expect(await page.getByText('Poruke čekaju').count()).toBe(0);
				await openSection(page, 'Proizvodi');
				await look('no products');
				await page.getByRole('link', { name: 'Uvoz i izvoz' }).click();
				await page.getByLabel('Datoteka', { exact: true }).setInputFiles({ name: 'artikli.csv', mimeType: 'text/csv', buffer: writeYarnList() });
				await page.getByRole('button', { name: 'Učitaj datoteku' }).click();
				await page.getByText('Prepoznato: CSV · windows-1250').waitFor();
				await look('columns');
				await act(page, 'Uvezi');
				await page.getByRole('heading', { name: 'Uvezeno' }).waitFor();
				await page.getByRole('definition').getByText('30', { exact: true }).waitFor();
			});

			await step(merchant, 'one product by hand', async (look) => {
				await openSection(page, 'Proizvodi');
				await look('list');
				await page.getByRole('link', { name: 'Novi proizvod' }).click();
				await look('empty form');
				await page.getByLabel('Šifra', { exact: true }).fill(BLANKET.sku);
				await page.getByLabel('Naziv', { exact: true }).fill(BLANKET.title);
				await page.getByLabel('Redovna cijena s PDV-om').fill(BLANKET.price);
				await page.getByLabel('Zaliha u skladištu').fill('5');
				await page.getByLabel('Kategorija', { exact: true }).fill('Deke');
				await page.getByLabel('Dodaj slike').setInputFiles({ name: 'deka.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 900) });
				await page.getByLabel('Opis slike 1').fill('Deka na naslonjaču');
				await page.getByRole('button', { name: 'Spremi', exact: true }).click();
				await page.getByRole('heading', { level: 1, name: BLANKET.title }).waitFor();
			});

			await step(merchant, 'numbers of papers', async () => {
				await openSection(page, 'Postavke trgovine');
				const papers = page.getByRole('region', { name: 'Brojevi dokumenata' });
				for (const [name, value] of Object.entries({ premises: 'WEB1', device: '1', operator_name: 'Iva Horvat', operator_oib: '69435151530' }))
					await papers.locator(`[name="${name}"]`).fill(value);
				await saved(papers);
			});

			await step(merchant, 'checklist is done', async () => {
				await openChecklist(page);
				// The checklist of the last visit stays until it is read again.
				await expect.poll(() => openSteps(page)).toEqual([]);
				await expect.poll(() => page.getByText('Brojeve dokumenata').count()).toBe(0);
			});

			const guest = await enter('shopper', shop.url, device);
			const street = guest.page;
			await step(guest, 'a guest orders two kinds of goods by transfer', async (look) => {
				await street.goto('/');
				await hydrated(street);
				await look('home with banner');
				await street.getByRole('button', { name: 'Odbij' }).first().click();
				await look('home');
				// Traces of a circuit board belong to the demo's trade.
				expect(await street.locator('footer').evaluate((footer) => getComputedStyle(footer, '::before').display)).toBe('none');
				const blanket = street.locator('main').getByRole('link', { name: BLANKET.title }).first();
				// The pages follow the last changes within seconds, on a busy machine later.
				await vi.waitFor(
					async () => {
						await street.goto('/');
						await blanket.waitFor({ timeout: 1000 });
					},
					{ timeout: 120_000, interval: 500 },
				);
				await blanket.click();
				await street.getByRole('heading', { level: 1, name: BLANKET.title }).waitFor();
				await look('product');
				await street.locator('article [data-buy]').first().click();
				await street.locator('[data-added]:popover-open').getByRole('button', { name: 'Nastavi kupnju' }).click();
				await street.getByPlaceholder('Naziv, šifra ili model').fill('merino crvena');
				await street.keyboard.press('Enter');
				await street.waitForURL(/merino/);
				await look('search');
				await street.locator('main').getByRole('link', { name: MERINO.title }).first().click();
				await street.getByRole('heading', { level: 1, name: MERINO.title }).waitFor();
				await street.locator('article [data-buy]').first().click();
				await street.locator('[data-added]:popover-open').getByRole('link', { name: 'Otvori košaricu' }).click();
				await street.waitForURL(`**${CART}`);
				await look('cart');
				await toReview(street, 'bank_transfer');
				await look('review');
				await place(street);
				await street.getByText('HR00').first().waitFor();
			});
			const confirmation = await arrived(/^Zaprimili smo narudžbu/);
			expect(confirmation).toContain(TOTAL);

			await step(merchant, 'the transfer has come', async (look) => {
				await openSection(page, 'Danas');
				await look('today');
				await page.getByRole('link', { name: /čekaju plaćanje/ }).click();
				await page.locator('.rows, table').first().waitFor();
				await look('orders');
				await page.getByRole('link', { name: /^\d/ }).first().click();
				await page.getByRole('heading', { level: 1, name: /^Narudžba/ }).waitFor();
				await look('order');
				await act(page, 'Uplata je stigla', async () => look('question'));
				await state(page, 'plaćena');
			});

			await step(merchant, 'packing slip', async (look) => {
				await act(page, 'Počni pakirati');
				await state(page, 'priprema se');
				await act(page, 'Izdaj dokument', async (dialog) => {
					await dialog.getByLabel('Vrsta dokumenta').selectOption({ label: 'Otpremnica' });
					await look('question');
				});
				await page.getByRole('link', { name: /^Otpremnica .* \(PDF\)$/ }).waitFor();
			});

			await step(merchant, 'first part is shipped', async (look) => {
				await act(page, 'Pošalji', async (dialog) => {
					await dialog.getByLabel(BLANKET.title, { exact: true }).fill('0');
					await dialog.getByLabel('Dostavljač').fill('GLS');
					await dialog.getByLabel('Broj pošiljke').fill('50012345677');
					await look('question');
				});
				await state(page, 'priprema se');
				expect(await arrived(/^Dio narudžbe/)).toContain(MERINO.title);
			});

			await step(merchant, 'second part is shipped with its number', async () => {
				await act(page, 'Pošalji', async (dialog) => {
					await dialog.getByLabel('Dostavljač').fill('GLS');
					await dialog.getByLabel('Broj pošiljke').fill('50012345678');
				});
				await state(page, 'poslana');
			});
			expect(await arrived(/^Ostatak narudžbe/)).toContain('50012345678');

			const orderLink = new RegExp(`${shop.url}\\S*order_identificator=\\S+`).exec(confirmation)?.[0] ?? '';
			await step(guest, 'the guest finds the invoice', async () => {
				await street.goto(orderLink);
				const invoice = street.getByRole('link', { name: /^Račun .*\(PDF\)$/ });
				const url = new URL((await invoice.getAttribute('href')) ?? '', street.url()).href;
				await Promise.all([street.waitForRequest(url), invoice.click()]);
				const answer = await street.request.get(url);
				expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
			});

			await step(guest, 'the guest withdraws from the merino', async (look) => {
				await street.goto(orderLink);
				await look('order');
				await street.getByRole('link', { name: 'Odustani od ugovora' }).click();
				await street.getByRole('heading', { level: 1, name: 'Odustanak od ugovora' }).waitFor();
				await street.getByLabel(MERINO.title).fill('1');
				await street.locator('main form button[type="submit"]').last().click();
				await street.getByRole('button', { name: 'Potvrdi odustanak' }).click();
				await street.getByText(/Primili smo Vašu izjavu/).waitFor();
			});

			await step(merchant, 'the merino comes back and is sold again', async (look) => {
				await openSection(page, 'Danas');
				await look('today');
				await page
					.getByRole('link', { name: /Odustanci/ })
					.first()
					.click();
				await look('withdrawals');
				await page
					.getByRole('link', { name: /^Narudžba/ })
					.first()
					.click();
				await page.getByRole('heading', { level: 1, name: /^Narudžba/ }).waitFor();
				await act(page, 'Zaprimi povrat', async (dialog) => {
					const merino = dialog.getByRole('group', { name: MERINO.title });
					await expect.poll(() => merino.getByLabel('Vraćeno komada').inputValue()).toBe('1');
					await merino.getByLabel('Od toga za prodaju').fill('1');
					await look('question');
				});
			});

			await step(merchant, 'the money goes back', async (look) => {
				await look('order');
				await act(page, 'Vrati novac', async (dialog) => {
					await look('question');
					await dialog.getByLabel('IBAN kupca').fill('HR1723600001101234565');
				});
				await act(page, /^Označi isplaćenim 6,70/);
				await page.getByRole('button', { name: /^Označi isplaćenim/ }).waitFor({ state: 'detached' });
			});

			await step(merchant, 'the month and the accountant’s files', async () => {
				await openSection(page, 'Izvještaji');
				await page.getByRole('region', { name: 'Povrati novca' }).getByText('6,70 €').waitFor();
				await page.getByRole('region', { name: 'Prodaja po načinu plaćanja' }).getByText(`${TOTAL} €`).waitFor();
				const [sold, returned] = [toPoint(TOTAL), toPoint(MERINO.price)];
				expect(await download(page, 'Uplate (CSV)')).toMatchObject([{ captured: sold, refunded: returned }]);
				expect(await download(page, 'Povrati novca (CSV)')).toMatchObject([{ amount: returned }]);
				const papers = (await download(page, 'Računi i drugi dokumenti (CSV)')).map(({ kind, total }) => `${kind} ${total}`);
				expect(papers).toEqual(expect.arrayContaining([`invoice ${sold}`, `credit_note -${returned}`]));
			});

			const buyer = await enter('shopper', shop.url, device);
			await step(buyer, 'a company orders with its OIB', async () => {
				const { page: counter } = buyer;
				await counter.goto('/');
				await hydrated(counter);
				await counter.getByRole('button', { name: 'Odbij' }).first().click();
				await counter.locator('main').getByRole('link', { name: BLANKET.title }).first().click();
				await counter.getByRole('heading', { level: 1, name: BLANKET.title }).waitFor();
				await counter.locator('article [data-buy]').first().click();
				await counter.locator('[data-added]:popover-open').getByRole('link', { name: 'Otvori košaricu' }).click();
				await counter.waitForURL(`**${CART}`);
				await toCustomer(counter);
				await fillGuest(counter);
				await counter.locator('main input[type="radio"]').first().check();
				await counter.getByLabel('Kupujem za tvrtku').check();
				await counter.locator('main [name="company"]').fill('Dućan Mara d.o.o.');
				await counter.locator('main [name="oib"]').fill('69435151530');
				await goOn(counter).click();
				await counter.locator('main input[type="radio"][value="bank_transfer"]').check();
				await goOn(counter).click();
				await counter.locator('main [name="accept_terms"]').waitFor();
				// The goods leave when the money is there.
				expect(await counter.getByText(/^Stiže/).count()).toBe(0);
				await place(counter);
			});

			await step(merchant, 'its transfer has come, and it has its invoice', async (look) => {
				await openSection(page, 'Narudžbe');
				await page.getByText('Ana Žužić, Dućan Mara d.o.o.').waitFor();
				await look('orders');
				await page.getByRole('link', { name: /^\d/ }).first().click();
				await act(page, 'Uplata je stigla');
				await state(page, 'plaćena');
				await page.getByRole('link', { name: /^Račun .*\(PDF\)$/ }).waitFor();
			});

			for (const [name, work] of Object.entries(DAILY_WORK)) await step(merchant, name, () => work(page));

			if (PICTURES !== null) console.log(toTable(steps));
			expect(sumSteps(steps).minutes).toBeLessThan(60);
		} finally {
			await shop.close();
		}
	},
);
