import type { SourceCategory, SourceManufacturer, SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import type { Blueprint } from '../blueprints/blueprint.ts';
import { BLUEPRINTS } from '../blueprints/read-blueprints.ts';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';
import { DEMO_MANUFACTURERS } from '../manufacturers/demo-manufacturers.ts';
import { withAccessories } from './accessories.ts';
import { findBestSellers, type Sales } from './best-sellers.ts';
import { bundleProducts } from './bundles.ts';
import { leafProducts } from './leaf-products.ts';
import { sharedOut } from './quotas.ts';

export interface DemoCatalog {
	categories: SourceCategory[];
	manufacturers: SourceManufacturer[];
	products: Iterable<SourceProduct>;
}

const BEST_SELLER = { code: 'najprodavanije', title: 'Najprodavanije' };
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
	const shares = toShares(total - bundles);
	const best = findBestSellers(salesOf(shares), { listsOf });
	for (const [blueprint, share] of shares) {
		let serial = 0;
		for (const product of leafProducts(blueprint, share)) {
			const badges = best.has(product.code) ? [BEST_SELLER, ...product.badges] : product.badges;
			yield withAccessories({ ...product, badges }, serial++);
		}
	}
	yield* bundleProducts(bundles);
}

type Share = readonly [blueprint: Blueprint, products: number];

function toShares(total: number): Share[] {
	const shares = sharedOut(
		BLUEPRINTS.map(({ weight }) => weight),
		total,
	);
	return BLUEPRINTS.map((blueprint, index) => [blueprint, shares[index] ?? 0]);
}

/** Only the sales, so that not all products are in memory at once. */
function* salesOf(shares: readonly Share[]): Generator<Sales> {
	for (const share of shares)
		for (const { code, category_code, quantity, sale_price_cents, sold, visible } of leafProducts(...share))
			yield { code, category_code, quantity, sale_price_cents, sold, visible };
}

const PARENTS = new Map(DEMO_CATEGORIES.map(({ code, parent_code }) => [code, parent_code]));

const ALL_PRODUCTS = '';

/** Lists that contain the products of a category: its own, those of the categories above it, and the list of all products. */
function listsOf(category: string): string[] {
	const parent = PARENTS.get(category) ?? null;
	return [category, ...(parent === null ? [ALL_PRODUCTS] : listsOf(parent))];
}
