import { importDemo } from './import-demo.ts';
import type { Seed } from './seed.ts';

/** The demo shop of `@titraj/demo`. Nothing where that package is not installed: such a shop starts empty. */
export async function loadDemoSeed(products: number, now: Date): Promise<Seed | undefined> {
	const demo = await importDemo(() => import('@titraj/demo/index.ts'));
	return demo?.demoSeed(products, now);
}
