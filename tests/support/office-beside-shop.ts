import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { buildOffice } from '#scripts/run/build-office.ts';
import type { Shopper } from './browse-shop.ts';
import { openPersonBrowser, type PersonBrowser } from './merchant-person.ts';
import { editor } from './sign-in.ts';

interface OfficeBesideShop {
	/** The merchant API as the editor. */
	staff(): PersonBrowser;
	/** Opens a screen of the back office as the editor: `route` as `/look`, `heading` that of the screen. */
	open(route: string, options: { readonly heading: string | RegExp; readonly device: BrowserContextOptions }): Promise<Page>;
}

/** The back office of the built shop, for tests that look at both. */
export function officeBesideShop(shopper: Shopper): OfficeBesideShop {
	let staff: PersonBrowser;
	beforeAll(async () => {
		await buildOffice();
		staff = openPersonBrowser({ url: inject('backendUrl') });
		expect((await staff.signIn(editor.email, editor.password)).status).toBe(200);
	}, 180_000);
	return {
		staff: () => staff,
		async open(route, { heading, device }) {
			// The first question of the application, before the editor has signed in.
			shopper.expectComplaint(/401/);
			const page = await shopper.blank({ ...device, baseURL: inject('backendUrl'), bypassCSP: true, locale: 'hr-HR' });
			await page.goto(`/admin/#${route}`);
			await page.getByLabel('E-pošta').fill(editor.email);
			await page.getByLabel('Lozinka').fill(editor.password);
			await page.keyboard.press('Enter');
			await page.getByRole('heading', { level: 1, name: heading }).waitFor();
			return page;
		},
	};
}
