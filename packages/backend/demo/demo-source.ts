import type { SourceCategory, SourceManufacturer, SourceProduct } from '../platform/source/catalog.ts';
import { BLUEPRINTS } from './blueprints/all-blueprints.ts';
import { bundleProducts } from './catalogue/bundles.ts';
import { leafProducts } from './catalogue/leaf-products.ts';
import { sharedOut } from './catalogue/quotas.ts';
import { DEMO_CATEGORIES } from './categories/demo-categories.ts';
import { DEMO_MAKERS } from './makers/demo-makers.ts';

export { demoContent } from './content/demo-content.ts';

export interface DemoCatalogue {
	categories: SourceCategory[];
	manufacturers: SourceManufacturer[];
	products: Iterable<SourceProduct>;
}

const DEFAULT_PRODUCTS = 2_000;
const MOST_BUNDLES = 8;
/** Small catalogues have no bundles: their members must all be there. */
const BUNDLES_FROM = 500;

/** The demo shop's goods: the same for the same number of products, one at a time, so that memory stays flat. */
export function demoCatalogue({ products = DEFAULT_PRODUCTS }: { products?: number } = {}): DemoCatalogue {
	return { categories: [...DEMO_CATEGORIES], manufacturers: [...DEMO_MAKERS], products: { [Symbol.iterator]: () => demoProducts(products) } };
}

function* demoProducts(total: number): Generator<SourceProduct> {
	const bundles = total >= BUNDLES_FROM ? MOST_BUNDLES : 0;
	const shares = sharedOut(
		BLUEPRINTS.map(({ weight }) => weight),
		total - bundles,
	);
	for (const [department, blueprint] of BLUEPRINTS.entries()) yield* leafProducts(blueprint, { department, count: shares[department] ?? 0 });
	yield* bundleProducts(bundles);
}
