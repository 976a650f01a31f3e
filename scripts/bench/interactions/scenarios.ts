import type { Locator, Page } from 'playwright-core';
import { GUEST_FIELDS } from '#tests/support/guest-fields.ts';
import type { Phone } from './phone.ts';

/** Paths of the measured shop. */
export interface BenchPaths {
	readonly home: string;
	readonly list: string;
	/** A product that can be bought and has variants. */
	readonly product: string;
}

/** Measures one input under a name. */
type Measure = (name: string, input: () => Promise<void>) => Promise<void>;

/** One visit with its interactions, in the order of a shopper. Each repeat is another visitor, so the first interaction of a page, which loads code, is always among them. */
type Scenario = (phone: Phone, measure: Measure, paths: BenchPaths) => Promise<void>;

/** The cart's steps start here. */
const CART = '/webshop/kosarica/';
/** Milliseconds between two interactions of a shopper, at least. */
const PAUSE = 400;

export const SCENARIOS: Readonly<Record<string, Scenario>> = { menu, filter, product, checkout };

async function menu({ page, open, tap }: Phone, measure: Measure, { home }: BenchPaths): Promise<void> {
	await open(home);
	const board = page.locator('#kategorije');
	await measure('open the menu', () => tap(visible(page, '[popovertarget="kategorije"]:not([popovertargetaction])')));
	const openers = board.locator(':scope > ul > li > button[aria-controls]');
	await openers.first().waitFor();
	await page.waitForTimeout(PAUSE);
	await measure('menu: a step on', () => tap(openers.first()));
	await page.waitForTimeout(PAUSE);
	await measure('menu: a step back', () => tap(visible(page, '#kategorije [role="group"] > button:not([aria-controls])')));
	await page.waitForTimeout(PAUSE);
	await measure('close the menu', () => tap(visible(page, '[popovertarget="kategorije"]:not([popovertargetaction])')));
}

async function filter({ page, open, tap }: Phone, measure: Measure, { list }: BenchPaths): Promise<void> {
	await open(list);
	const panel = page.locator('#filteri');
	await measure('open the filters', () => tap(visible(page, 'main section header button[popovertarget="filteri"]')));
	await page.waitForTimeout(PAUSE);
	const boxes = panel.locator('input[name="manufacturer_ids"]');
	for (const [name, place] of [
		['set a filter', 0],
		['set another filter', 1],
	] as const) {
		await measure(name, () => tap(boxes.nth(place)));
		await page.locator('main [role="status"][aria-busy="false"]:has(> h2)').waitFor({ state: 'attached' });
		await page.waitForTimeout(PAUSE);
	}
	await measure('close the filters', () => tap(panel.locator('footer button')));
}

async function product({ page, open, tap }: Phone, measure: Measure, paths: BenchPaths): Promise<void> {
	await open(paths.product);
	await measure('choose a variant', () => tap(page.locator(VARIANT).first()));
	await page.waitForURL((url) => url.pathname !== paths.product);
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(PAUSE);
	const buy = visible(page, 'article [data-buy]');
	await buy.waitFor();
	await measure('add to cart', () => tap(buy));
	await page.locator('[data-added]:popover-open').waitFor();
}

/** Links to other variants of the product. */
const VARIANT = 'article nav a[data-prefetch="intent"][href]:not([aria-current])';

async function checkout({ page, open, tap, speedUp, slowDown }: Phone, measure: Measure, paths: BenchPaths): Promise<void> {
	await open(paths.product);
	await speedUp();
	await visible(page, 'article [data-buy]').click();
	await page.locator('[data-added]:popover-open').waitFor();
	await open(CART);
	const step = async (name: string, target: Locator, next: RegExp) => {
		await measure(name, () => tap(target));
		await page.waitForURL(next);
		await speedUp();
		await page.locator('main h1').first().waitFor();
		await page.waitForLoadState('networkidle');
	};
	await step('checkout: cart to details', page.locator('main a[href="/webshop/podaci/"]').first(), /podaci/);
	for (const [name, value] of Object.entries(GUEST_FIELDS)) await page.locator(`main [name="${name}"]`).fill(value);
	await page.locator('main input[type="radio"]').first().check();
	await page.waitForTimeout(PAUSE);
	await slowDown();
	await step('checkout: save address and delivery', submit(page), /placanje/);
	await page.locator('main input[type="radio"][value="cash_on_delivery"]').check();
	await page.waitForLoadState('networkidle');
	await slowDown();
	await step('checkout: choose the payment', submit(page), /pregled/);
}

const submit = (page: Page) => page.locator('main form button[type="submit"]').last();
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();
