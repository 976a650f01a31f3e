import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { hydrated, type Shopper } from './browse-shop.ts';
import { type FakeTags, fakeTags } from './fake-tags.ts';

/** A page with consent for `granted`, as from an earlier visit; `null` means no choice yet. */
export async function visitWithTags(
	shopper: Shopper,
	granted: string | null,
	options: Parameters<typeof fakeTags>[2] = {},
): Promise<{ page: Page; tags: FakeTags }> {
	const page = await shopper.blank({ undecided: true, viewport: { width: 1440, height: 900 } });
	const tags = await fakeTags(page.context(), inject('shopUrl'), options);
	if (granted !== null) await page.context().addCookies([{ name: 'gdpr_cookie', value: granted, url: inject('shopUrl') }]);
	return { page, tags };
}

/** Opens a path, and interacts with it as a visitor does. */
export async function begin(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
	await page.keyboard.press('Shift');
}

/** Waits for everything that is sent after the first interaction. */
export const settled = (page: Page) => page.waitForLoadState('networkidle');
export const names = ({ events }: FakeTags) => events.map(({ name }) => name);
