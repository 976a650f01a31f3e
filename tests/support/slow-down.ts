import type { Page } from 'playwright-core';

/** The page's scripts run on a machine four times slower. */
export async function slowDown(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
