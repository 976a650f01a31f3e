import type { SourceCategory, SourceManufacturer, SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { BLUEPRINTS } from '../blueprints/read-blueprints.ts';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';
import { DEMO_MANUFACTURERS } from '../manufacturers/demo-manufacturers.ts';
import { withAccessories } from './accessories.ts';
import { bundleProducts } from './bundles.ts';
import { leafProducts } from './leaf-products.ts';
import { sharedOut } from './quotas.ts';

export interface DemoCatalog {
	categories: SourceCategory[];
	manufacturers: SourceManufacturer[];
	products: Iterable<SourceProduct>;
}

const DEFAULT_PRODUCTS = 2_000;
const MOST_BUNDLES = 8;
/** Smaller catalogs have no bundles, because all members must exist. */
const BUNDLES_FROM = 500;

/** The demo shop's products: the same for the same number of products, generated one at a time, so that memory stays flat. */
export function demoCatalog({ products = DEFAULT_PRODUCTS }: { products?: number } = {}): DemoCatalog {
	return { categories: [...DEMO_CATEGORIES], manufacturers: [...DEMO_MANUFACTURERS], products: { [Symbol.iterator]: () => demoProducts(products) } };
}

function* demoProducts(total: number): Generator<SourceProduct> {
	const bundles = total >= BUNDLES_FROM ? MOST_BUNDLES : 0;
	const shares = sharedOut(
		BLUEPRINTS.map(({ weight }) => weight),
		total - bundles,
	);
	for (const [index, blueprint] of BLUEPRINTS.entries()) {
		let serial = 0;
		for (const product of leafProducts(blueprint, shares[index] ?? 0)) yield withAccessories(product, serial++);
	}
	yield* bundleProducts(bundles);
}
