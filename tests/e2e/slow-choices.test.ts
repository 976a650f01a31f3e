import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auditPage } from '#tests/support/audit-page.ts';
import { browseShop, FLOW_WIDTHS, WIDTHS } from '#tests/support/browse-shop.ts';
import { goOn } from '#tests/support/checkout-steps.ts';
import { fillCheckout } from '#tests/support/fill-checkout.ts';
import { type HeldCalls, holdCalls } from '#tests/support/hold-calls.ts';
import { heading } from '#tests/support/sign-in.ts';

const shopper = browseShop();
const [[, phone], [, desktop]] = WIDTHS;

const SHIPPING = '**/api/hapi/webshop/parcel-shipping';
const PAYMENT = '**/api/hapi/webshop/payment';

const radio = (page: Page, value: string) => page.locator(`main input[type="radio"][value="${value}"]`);
const totals = (page: Page) => page.locator('main dl').last();
const isBusy = (page: Page) => totals(page).getAttribute('aria-busy');
const alert = (page: Page) => page.locator('main fieldset [role="alert"]');
const refuse = (label_name: string) => (route: Route) => route.fulfill({ json: { success: false, label_name } });

/** A guest with all choices made, card and courier, at a step of the checkout. */
async function openStep(step: 'podaci' | 'placanje', device: (typeof WIDTHS)[number][1] = phone): Promise<Page> {
	const page = await shopper.open('/', { ...device, bypassCSP: true });
	await fillCheckout(page, 'card');
	await page.goto(`/webshop/${step}/`);
	await radio(page, step === 'podaci' ? 'courier' : 'card').waitFor();
	return page;
}

/** Waits for held calls: the next one is sent after the answer to the one before. */
const untilSent = (calls: HeldCalls, count: number) => expect.poll(() => calls.sent.length).toBe(count);

describe.each([
	['delivery', 'podaci', SHIPPING, 'courier', 'pickup'],
	['payment', 'placanje', PAYMENT, 'card', 'bank_transfer'],
] as const)('a choice of %s', (_what, step, address, before, other) => {
	/** Chooses the other method; a pickup needs a store, too. */
	async function choose(page: Page): Promise<void> {
		await radio(page, other).check();
		if (other === 'pickup') await page.locator('main select[name="location-1"]').selectOption({ index: 1 });
	}

	test.each(FLOW_WIDTHS)('on a %s is shown while it is saved, and the totals say that they are recalculated', async (_width, device) => {
		const page = await openStep(step, device);
		const { height } = await totals(page).evaluate((list) => list.getBoundingClientRect());
		const calls = await holdCalls(page, 'PUT', address);
		await choose(page);
		await untilSent(calls, 1);
		expect(await radio(page, other).isChecked()).toBe(true);
		// Also with a long word of another language beside the sum.
		await totals(page)
			.locator('dt small[aria-hidden]')
			.evaluate((note) => note.replaceChildren('Neuberechnung der Gesamtsumme'));
		expect(await totals(page).evaluate((list) => list.getBoundingClientRect().height)).toBeCloseTo(height, 0);
		expect(await isBusy(page)).toBe('true');
		await page.locator('main').getByRole('status').getByText('Preračunavam').waitFor({ state: 'attached' });
		expect(await auditPage(page)).toEqual([]);
		await calls.release();
		await expect.poll(() => isBusy(page)).toBeNull();
		expect(await radio(page, other).isChecked()).toBe(true);
		await page.reload();
		await expect.poll(() => radio(page, other).isChecked()).toBe(true);
	});

	test('that the shop refuses goes back to the saved one, with the reason at the control', async () => {
		const page = await openStep(step);
		const calls = await holdCalls(page, 'PUT', address);
		await choose(page);
		await untilSent(calls, 1);
		await calls.answer(refuse('error_cart'));
		await alert(page).waitFor();
		expect(await alert(page).evaluate((error) => error.id === error.closest('fieldset')?.getAttribute('aria-describedby'))).toBe(true);
		expect(await radio(page, before).isChecked()).toBe(true);
		expect(await isBusy(page)).toBeNull();
		expect(await auditPage(page)).toEqual([]);
		await choose(page);
		await untilSent(calls, 2);
		expect(await alert(page).count()).toBe(0);
		await calls.release();
		await expect.poll(() => isBusy(page)).toBeNull();
		expect(await radio(page, other).isChecked()).toBe(true);
	});

	test.each([
		['is lost', (route: Route) => route.abort()],
		['is cut off', (route: Route) => route.fulfill({ body: '{"succ', contentType: 'application/json' })],
	])('whose answer %s ends as the shop has it', async (_how, end) => {
		const page = await openStep(step);
		shopper.expectComplaint(/parcel-shipping|webshop\/payment|ERR_FAILED/);
		const calls = await holdCalls(page, 'PUT', address);
		await choose(page);
		await untilSent(calls, 1);
		await calls.answer(async (route) => {
			await route.fetch();
			await end(route);
		});
		await alert(page).waitFor();
		expect(await radio(page, other).isChecked()).toBe(true);
	});

	test('is carried along by Continue, which two presses send once; refused, it stays on the step', async () => {
		const page = await openStep(step);
		const calls = await holdCalls(page, 'PUT', address);
		const length = await page.evaluate(() => history.length);
		await choose(page);
		await page.locator('main form').evaluate((form: HTMLFormElement) => {
			form.requestSubmit();
			form.requestSubmit();
		});
		await goOn(page).getByText('Trenutak').waitFor();
		await goOn(page).dispatchEvent('click');
		await untilSent(calls, 1);
		await calls.answer(refuse('error_cart'));
		await alert(page).waitFor();
		await heading(page, step === 'podaci' ? 'Podaci za dostavu' : 'Plaćanje').waitFor();

		await choose(page);
		await goOn(page).click();
		await calls.release();
		await heading(page, step === 'podaci' ? 'Plaćanje' : 'Pregled narudžbe').waitFor();
		expect(calls.sent).toHaveLength(2);
		expect(await page.evaluate(() => history.length)).toBe(length + 1);
	});
});

test('of choices in quick succession the last one is saved, whichever were sent', async () => {
	const page = await openStep('placanje');
	const calls = await holdCalls(page, 'PUT', PAYMENT);
	await radio(page, 'bank_transfer').check();
	await untilSent(calls, 1);
	await radio(page, 'cash_on_delivery').check();
	await radio(page, 'wallet').check();
	await calls.answer();
	await untilSent(calls, 2);
	expect(await radio(page, 'wallet').isChecked()).toBe(true);
	expect(await isBusy(page)).toBe('true');
	await calls.release();
	await expect.poll(() => isBusy(page)).toBeNull();
	expect(calls.sent.map(({ payment_code }) => payment_code)).toEqual(['bank_transfer', 'wallet']);
	expect(await radio(page, 'wallet').isChecked()).toBe(true);
	await page.reload();
	await expect.poll(() => radio(page, 'wallet').isChecked()).toBe(true);
});

test('arrow keys choose without losing the focus while choices are saved, refused ones too', async () => {
	const page = await openStep('placanje', desktop);
	const focused = () => page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null));
	const calls = await holdCalls(page, 'PUT', PAYMENT);
	await radio(page, 'card').focus();
	const seen: (string | null)[] = [];
	for (const _ of [1, 2]) {
		await page.keyboard.press('ArrowDown');
		seen.push(await focused());
		expect(await radio(page, seen.at(-1) ?? '').isChecked()).toBe(true);
	}
	expect(new Set(seen).size).toBe(2);
	await untilSent(calls, 1);
	await calls.answer();
	await untilSent(calls, 2);
	expect(await focused()).toBe(seen[1]);
	await calls.answer(refuse('error_cart'));
	await alert(page).waitFor();
	expect(await focused()).toBe(seen[1]);
	expect(await radio(page, seen[0] ?? '').isChecked()).toBe(true);
});

test('a parcel locker is shown while it is saved', async () => {
	const page = await openStep('podaci');
	const calls = await holdCalls(page, 'PUT', SHIPPING);
	await radio(page, 'parcel_locker').check();
	const locker = page.locator('main input[name="locker-1"]').first();
	await locker.check();
	await untilSent(calls, 1);
	expect(await locker.isChecked()).toBe(true);
	await page.getByText('Odabrani paketomat').waitFor();
	await calls.answer(refuse('error_shipping_locker'));
	await alert(page).waitFor();
	expect(await radio(page, 'courier').isChecked()).toBe(true);
	// The focused locker has gone.
	expect(await radio(page, 'courier').evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a choice that is being saved is shown at another visit of its step, and the order waits for it', async () => {
	const page = await openStep('placanje');
	await goOn(page).click();
	await heading(page, 'Pregled narudžbe').waitFor();
	await page.goBack();
	await heading(page, 'Plaćanje').waitFor();
	const calls = await holdCalls(page, 'PUT', PAYMENT);
	await radio(page, 'bank_transfer').check();
	await untilSent(calls, 1);
	await page.goForward();
	await heading(page, 'Pregled narudžbe').waitFor();
	await goOn(page).getByText('Trenutak').waitFor();
	await page.goBack();
	await heading(page, 'Plaćanje').waitFor();
	expect(await radio(page, 'bank_transfer').isChecked()).toBe(true);
	await calls.release();
	await expect.poll(() => isBusy(page)).toBeNull();
	expect(await radio(page, 'bank_transfer').isChecked()).toBe(true);
});
