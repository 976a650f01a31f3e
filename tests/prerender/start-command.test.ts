import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDemoShopProcess } from '#tests/support/start-command.ts';

test('npm start serves the demo, and encodes pictures of lists before a shopper asks for them', { timeout: 180_000 }, async () => {
	const data = mkdtempSync(join('.cache', 'demo-shop-'));
	const folders = () => globSync(`.cache/shops/${basename(data)}-*`);
	onTestFinished(() => {
		for (const folder of [data, ...folders()]) rmSync(folder, { recursive: true, force: true });
	});
	const shop = await startDemoShopProcess(data, 24);
	onTestFinished(() => shop.close());
	// Only the document is loaded, no picture.
	expect(await (await fetch(shop.url)).text()).toContain('/media/');
	const encoded = () => globSync(`${folders()[0]}/media/**/*.avif`).length;
	await vi.waitFor(() => expect(encoded()).toBeGreaterThan(2), { timeout: 60_000, interval: 250 });
});
