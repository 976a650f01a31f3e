import { importDemo, type Seed } from '../seed/index.ts';

/** Data of the demo shop from `@titraj/demo`; undefined if that package is not installed: the shop then starts empty. */
export async function loadDemoSeed(products: number, now: Date): Promise<Seed | undefined> {
	const demo = await importDemo(() => import('@titraj/demo/index.ts'));
	return demo?.demoSeed(products, now);
}
