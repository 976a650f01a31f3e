import type { Page } from 'playwright-core';

/** The form's address, and a shopper's actions on it. */
export const FORM = '/proizvodi/?special_view=order_form';
export const rows = (page: Page) => page.locator('main li[data-verdict]');
export const verdicts = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-verdict')));
export const status = (page: Page) => page.locator('main footer [role="status"]');
export const cartCount = (page: Page) => page.locator('[data-live="cart-count"]').last().textContent();
export const toCart = (page: Page) => page.locator('main footer').getByRole('button', { name: /^Dodaj .+ u košaricu$/ });

export async function paste(page: Page, text: string): Promise<void> {
	await page.getByLabel('Više redaka odjednom').fill(text);
	await page.getByRole('button', { name: 'Provjeri retke' }).click();
}

/** Clipboard content of a spreadsheet, pasted into the first field. */
export async function pasteFromSheet(page: Page, text: string): Promise<void> {
	await page.getByLabel('Šifra ili EAN').evaluate((field, pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', pasted);
		field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	}, text);
}

/** Records every task over 50 ms from now on. */
export async function watchTasks(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const tasks: number[] = [];
		Reflect.set(window, 'tasks', tasks);
		new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
	});
}
