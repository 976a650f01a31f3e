import type { TestProject } from 'vitest/node';
import { openBuiltShop } from './open-built-shop.ts';

declare module 'vitest' {
	interface ProvidedContext {
		readonly shopUrl: string;
		readonly backendUrl: string;
	}
}

/** Vitest global setup: one shop for all browser tests, opened by the first project that needs it. */
export default async function provideShop({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
	const run = vitest.getRootProject();
	if ('shopUrl' in run.getProvidedContext()) return;
	const shop = await openBuiltShop();
	run.provide('shopUrl', shop.url);
	run.provide('backendUrl', shop.backendUrl);
	return shop.close;
}
