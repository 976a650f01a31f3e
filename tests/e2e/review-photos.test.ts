import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { createRebuilder } from '#scripts/rebuild/create-rebuilder.ts';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS } from '#tests/support/browse-shop.ts';
import { openPersonBrowser } from '#tests/support/merchant-person.ts';
import { drawHalves } from '#tests/support/sample-pictures.ts';
import { CATEGORY, read } from '#tests/support/shop-screens.ts';
import { editor } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const products = [...new Set([...(await read(CATEGORY)).matchAll(/href="(\/proizvodi\/[^"]+-proizvod-\d+\/)"/g)].map(([, path = '']) => path))];
const modal = (page: Page) => page.locator('dialog[open]');
const WORDS = 'Ovako stoji na mom radnom stolu.';

/** A photograph as a phone stores it: on its side, with the place where it was taken. */
const sideways = await drawHalves(900, 600)
	.withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 48/1 0/1' } } })
	.jpeg()
	.toBuffer();
const square = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2e7d32' } })
	.png()
	.toBuffer();
const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

async function openForm(page: Page): Promise<void> {
	await page.locator('[data-action="review"]').click();
	await modal(page).getByRole('button', { name: 'Pošalji recenziju' }).waitFor();
}

const choose = (page: Page, files: readonly ReturnType<typeof file>[]) =>
	modal(page)
		.locator('input[type="file"]')
		.setInputFiles([...files]);
const previews = (page: Page) => modal(page).locator('fieldset img');

const submit = (page: Page) => modal(page).locator('button[type="submit"]');

async function fillReview(page: Page, author: string): Promise<void> {
	await modal(page).getByRole('radio', { name: 'Ocjena 5 od 5' }).check({ force: true });
	await modal(page).getByLabel('Ime').fill(author);
	await modal(page).getByLabel('Vaše iskustvo').fill(WORDS);
}

async function sendReview(page: Page, author: string): Promise<void> {
	await fillReview(page, author);
	await submit(page).click();
	await modal(page).getByText('Hvala na recenziji.').waitFor();
}

/** Publishes the review by the merchant API; both of its photos wait for that. */
async function publishReview(author: string): Promise<void> {
	const staff = openPersonBrowser({ url: inject('backendUrl') });
	expect((await staff.signIn(editor.email, editor.password)).status).toBe(200);
	const { items } = (await staff.call('GET', '/reviews?state=pending&limit=100')).body;
	const review = items.find(({ name }: { name: string }) => name === author);
	expect(review.photos).toHaveLength(2);
	for (const photo of review.photos) expect((await staff.call('GET', `/review-photos/${photo}`)).headers.get('content-type')).toBe('image/jpeg');
	expect((await staff.call('PUT', `/reviews/${review.id}`, { state: 'approved' })).status).toBe(200);
}

/** Renders the page of a product again, as the shop does when its data change. */
async function rebuild(path: string): Promise<void> {
	process.env['SITE_URL'] = inject('shopUrl');
	const { host, languages, backendTimeout: timeout } = readEnvironment();
	const rebuilder = createRebuilder({
		...{ backendUrl: inject('backendUrl'), host, languages, timeout, workers: 1 },
		...{ dist: '.cache/test-shop/dist', cache: '.cache/test-shop/prerender' },
	});
	try {
		rebuilder.submit([{ id: 1, entity: 'product', entity_id: Number(/-(\d+)\/$/.exec(path)?.[1]) }]);
		await vi.waitFor(() => expect(rebuilder.status().log[0]).toMatchObject({ rendered: expect.any(Number) }), { timeout: 90_000, interval: 100 });
		expect(rebuilder.status().log[0]?.failure).toBeUndefined();
	} finally {
		await rebuilder.close();
	}
}

describe.each(FLOW_WIDTHS.map(([width, device], place) => [width, device, products[place] ?? ''] as const))('%s', (_width, device, product) => {
	// The pages of a shop at SHOP_URL cannot be rendered from here.
	test.skipIf(process.env['SHOP_URL'])(
		'photos of a review are uploaded upright, published by staff, and seen with and without scripts',
		async () => {
			// The shop may have reviews of an earlier attempt.
			const author = `Mara ${Date.now()}`;
			const page = await shopper.open(product, device);
			await openForm(page);
			await choose(page, [file('s mora.jpg', sideways), file('stol.png', square, 'image/png'), file('isti stol.png', square, 'image/png')]);
			await expect.poll(() => previews(page).count()).toBe(2);
			await expect.poll(() => modal(page).locator('[aria-busy]').count()).toBe(0);
			expect(
				await previews(page).evaluateAll((images) => images.map((image) => [Reflect.get(image, 'naturalWidth'), Reflect.get(image, 'naturalHeight')])),
			).toEqual([
				[600, 900],
				[300, 300],
			]);
			expect(await auditPage(page)).toEqual([]);
			await sendReview(page, author);
			await publishReview(author);
			await rebuild(product);

			const still = await shopper.open(product, { ...device, javaScriptEnabled: false });
			const links = still
				.locator('#recenzije a.gallery, main [data-gallery] a.gallery')
				.filter({ has: still.getByRole('img', { name: `uz recenziju: ${author}` }) });
			await expect.poll(() => links.count()).toBe(2);
			const address = await links.first().getAttribute('href');
			const answer = await still.request.get(address ?? '');
			expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);

			const after = await shopper.open(product, device);
			const photo = after.getByRole('link', { name: `Fotografija 1 uz recenziju: ${author}` });
			await photo.scrollIntoViewIfNeeded();
			await expect.poll(() => photo.locator('img').evaluate((image) => Reflect.get(image, 'naturalWidth') > 0)).toBe(true);
			await photo.click();
			await modal(after).getByText('1 od 2').waitFor();
			await after.keyboard.press('Escape');
			await modal(after).waitFor({ state: 'detached' });
		},
		240_000,
	);
});

test('files that are no photos are named with the reason, a sixth is left out, and one is removed by keyboard', async () => {
	const page = await shopper.open(products[2] ?? '');
	await openForm(page);
	await choose(page, [file('račun.jpg', Buffer.from('Ovo nije slika.')), file('prazno.jpg', Buffer.alloc(0))]);
	await modal(page).getByText('račun.jpg: datoteku ne možemo pročitati.').waitFor();
	await modal(page).getByText('prazno.jpg: datoteku ne možemo pročitati.').waitFor();
	expect(await previews(page).count()).toBe(0);

	const colours = ['#111111', '#333333', '#555555', '#777777', '#999999', '#bbbbbb'];
	const plain = (background: string) =>
		sharp({ create: { width: 100, height: 100, channels: 3, background } })
			.png()
			.toBuffer();
	await choose(page, await Promise.all(colours.map(async (colour, place) => file(`${place}.png`, await plain(colour), 'image/png'))));
	await expect.poll(() => previews(page).count()).toBe(5);
	await modal(page).getByText('Recenzija može imati najviše pet fotografija.').waitFor();
	expect(await modal(page).locator('input[type="file"]').isDisabled()).toBe(true);
	await modal(page).getByRole('button', { name: 'Ukloni fotografiju: 2.png' }).focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => previews(page).count()).toBe(4);
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
});

test('a review is not sent without a photo whose upload fails meanwhile; the next attempt sends it', async () => {
	shopper.expectComplaint(/feedback\/photo/);
	const page = await shopper.open(products[3] ?? '');
	await openForm(page);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/api/hapi/feedback/photo', async (route) => {
		await held;
		await route.abort('connectionreset');
	});
	const sent: string[] = [];
	page.on('request', (request) => void (request.url().endsWith('/feedback/comment') && sent.push(request.url())));
	await choose(page, [file('stol.png', square, 'image/png')]);
	await fillReview(page, 'Mara');
	await submit(page).click();
	await modal(page).locator('button[aria-busy="true"]').waitFor();
	release();
	await modal(page).getByText('stol.png: slanje nije uspjelo.').waitFor();
	await modal(page).locator('button[aria-busy="true"]').waitFor({ state: 'detached' });
	expect(sent).toEqual([]);
	await submit(page).click();
	await modal(page).getByText('Hvala na recenziji.').waitFor();
});
