import type { TestProject } from 'vitest/node';
import { openBuiltShop } from './open-built-shop.ts';

declare module 'vitest' {
	interface ProvidedContext {
		readonly shopUrl: string;
		readonly backendUrl: string;
	}
}

/** Vitest global setup: one shop for all browser tests. */
export default async function provideShop(project: TestProject): Promise<() => Promise<void>> {
	const shop = await openBuiltShop();
	project.provide('shopUrl', shop.url);
	project.provide('backendUrl', shop.backendUrl);
	return shop.close;
}
