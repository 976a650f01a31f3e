import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { ShippedScreenName } from '#lib/screens/screen.ts';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { openBuiltShop } from '#tests/support/open-built-shop.ts';
import { openScreens } from '#tests/support/open-screens.ts';
import { SCREEN_VISITS } from '#tests/support/screen-visits.ts';
import { editor } from '#tests/support/sign-in.ts';
import { buildOffice } from './run/build-office.ts';

/**
 * Takes screenshots of the demo shop, as a customer who has data on every screen: those of the README and docs/design.md into docs/pictures, or with `--all` each screen
 * at both widths into .cache/pictures, for review.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const OF_DOCS: readonly (readonly [name: string, screen: ShippedScreenName, size: typeof PHONE])[] = [
	['home', 'cms/homepage', DESKTOP],
	['home-phone', 'cms/homepage', PHONE],
	['category', 'catalog/category', PHONE],
	['product', 'catalog/product', PHONE],
	['search', 'catalog/search', PHONE],
	['compare', 'catalog/compare', PHONE],
	['wishlist', 'catalog/wishlist', PHONE],
	['cart', 'webshop/shopping_cart', PHONE],
	['checkout-customer', 'webshop/customer', PHONE],
	['checkout-payment', 'webshop/payment', PHONE],
	['checkout-review', 'webshop/review_order', PHONE],
	['thank-you', 'webshop/thank_you', PHONE],
	['sign-in', 'auth/login', PHONE],
	['account', 'auth/index', PHONE],
	['order', 'auth/order', PHONE],
	['magazine', 'publish/index', PHONE],
	['post', 'publish/post', PHONE],
	['landing', 'staticcontent/landing', PHONE],
	['stores', 'location/index', PHONE],
	['not-found', 'error/not-found', PHONE],
];
const ALL = (Object.keys(SCREEN_VISITS) as ShippedScreenName[]).flatMap((screen) =>
	[PHONE, DESKTOP].map((size) => [`${screen.replace('/', '-')}-${size.width}`, screen, size] as const),
);

const shop = await openBuiltShop();
const browser = await launchBrowser();
try {
	const { customer, pathOf } = await openScreens(shop);
	const folder = values.all ? '.cache/pictures' : 'docs/pictures';
	mkdirSync(folder, { recursive: true });
	for (const [name, screen, viewport] of values.all ? ALL : OF_DOCS) {
		const { as, shows } = SCREEN_VISITS[screen];
		const cookies = as === 'guest' ? [] : [...customer[as === 'buyer' ? 'buyer' : 'cookies']];
		const page = await open([...cookies, ['gdpr_cookie', '']], viewport);
		await page.goto(new URL(pathOf(screen), shop.url).href, { waitUntil: 'networkidle' });
		if (shows) await page.locator(shows).first().waitFor();
		await save(page, join(folder, `${name}.webp`));
	}
	if (!values.all) await takeEditor(join(folder, 'editor.webp'));
} finally {
	await browser.close();
	await shop.close();
}

async function open(cookies: readonly (readonly [string, string])[], viewport: typeof PHONE): Promise<Page> {
	const context = await browser.newContext({ viewport, deviceScaleFactor: 1, reducedMotion: 'reduce', serviceWorkers: 'block' });
	await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: shop.url })));
	return context.newPage();
}

/** Takes the screen of the back office where an editor changes a product. */
async function takeEditor(file: string): Promise<void> {
	await buildOffice();
	const page = await open([], DESKTOP);
	await page.goto(new URL('/admin/#/products', shop.backendUrl).href);
	await page.getByLabel('E-pošta').fill(editor.email);
	await page.getByLabel('Lozinka').fill(editor.password);
	await page.keyboard.press('Enter');
	await page.locator('.rows .row a').nth(2).click();
	await page.getByLabel('Redovna cijena s PDV-om').waitFor();
	await page.waitForLoadState('networkidle');
	await save(page, file);
}

async function save(page: Page, file: string): Promise<void> {
	await sharp(await page.screenshot({ animations: 'disabled' }))
		.webp({ quality: 82 })
		.toFile(file);
	console.log(file);
	await page.context().close();
}
