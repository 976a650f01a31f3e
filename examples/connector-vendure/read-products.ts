import type { ChangePage } from '@titraj/connector';
import type { Saleable, StockSettings, VendureItem, VendureProduct, VendureVariant } from './types.ts';
import { query, type VendureClient } from './vendure-client.ts';

type Options = Readonly<Record<string, unknown>>;
interface List<Item> {
	readonly items: readonly Item[];
}

const ASSETS = 'featuredAsset { id source type } assets { id source type }';
const FACETS = 'facetValues { name facet { code name isPrivate } }';

const PRODUCTS = query<{ options: Options }, { products: List<VendureProduct>; globalSettings: StockSettings }>(
	'Products',
	`($options: ProductListOptions) {
		globalSettings { trackInventory outOfStockThreshold }
		products(options: $options) { items {
			id name description enabled translations { languageCode name description } ${ASSETS} ${FACETS}
			collections { isPrivate breadcrumbs { name } }
			variants {
				id sku enabled priceWithTax currencyCode taxRateApplied { value } ${ASSETS} ${FACETS}
				trackInventory outOfStockThreshold useGlobalOutOfStockThreshold stockLevels { stockOnHand stockAllocated }
				options { name group { name } translations { languageCode name } }
			}
		} }
	}`,
);

interface Changed {
	readonly products: List<{ readonly id: string }>;
	readonly variants: List<{ readonly productId: string }>;
	readonly orders: List<{ readonly lines: readonly { readonly productVariant: { readonly productId: string } }[] }>;
}

/** A variant's change does not change its product's time, and an order changes the stock without any other trace. */
const CHANGED = query<{ products: Options; variants: Options; orders: Options }, Changed>(
	'Changed',
	`($products: ProductListOptions, $variants: ProductVariantListOptions, $orders: OrderListOptions) {
		products(options: $products) { items { id } }
		variants: productVariants(options: $variants) { items { productId } }
		orders(options: $orders) { items { lines { productVariant { productId } } } }
	}`,
);

const PAGE = 100;
/** Products with all their variants. */
const PRODUCTS_PER_CALL = 50;

/** How far the changes are read. Both times are of Vendure's clock, ISO 8601. */
interface Place {
	/** Null for the first run, which reads everything. */
	readonly since: string | null;
	/** When the reading of these pages began; null before the first one. */
	readonly until: string | null;
	readonly skip: number;
}

/** `overlap`: milliseconds before this reading from which the next one reads. */
export async function readChangedItems(vendure: VendureClient, cursor: string | null, overlap: number): Promise<ChangePage<VendureItem>> {
	const place: Place = cursor === null ? { since: null, until: null, skip: 0 } : JSON.parse(cursor);
	const { items, isLast } = place.since === null ? await readPage(vendure, place.skip) : await readChanged(vendure, { since: place.since, skip: place.skip });
	const until = place.until ?? new Date(vendure.now() - overlap).toISOString();
	const step = place.since === null ? PRODUCTS_PER_CALL : PAGE;
	const next: Place = isLast ? { since: until, until: null, skip: 0 } : { since: place.since, until, skip: place.skip + step };
	return { products: items, cursor: JSON.stringify(next), isLast };
}

export async function* readAllItems(vendure: VendureClient): AsyncGenerator<readonly VendureItem[]> {
	for (let skip = 0; ; skip += PRODUCTS_PER_CALL) {
		const { items, isLast } = await readPage(vendure, skip);
		yield items;
		if (isLast) return;
	}
}

async function readPage(vendure: VendureClient, skip: number): Promise<{ items: VendureItem[]; isLast: boolean }> {
	const { products, globalSettings } = await vendure.ask(PRODUCTS, { options: { sort: { id: 'ASC' }, take: PRODUCTS_PER_CALL, skip } });
	return { items: toItems(products.items, globalSettings), isLast: products.items.length < PRODUCTS_PER_CALL };
}

async function readChanged(vendure: VendureClient, { since, skip }: { since: string; skip: number }): Promise<{ items: VendureItem[]; isLast: boolean }> {
	const page = { sort: { id: 'ASC' }, take: PAGE, skip };
	const isChanged = { updatedAt: { after: since } };
	const { products, variants, orders } = await vendure.ask(CHANGED, {
		...{ products: { ...page, filter: isChanged }, variants: { ...page, filter: isChanged } },
		orders: { ...page, filter: { _or: [isChanged, { orderPlacedAt: { after: since } }] } },
	});
	const ids = [
		...products.items.map(({ id }) => id),
		...variants.items.map(({ productId }) => productId),
		...orders.items.flatMap(({ lines }) => lines.map(({ productVariant }) => productVariant.productId)),
	];
	const isLast = [products, variants, orders].every(({ items }) => items.length < PAGE);
	return { items: await readProducts(vendure, ids), isLast };
}

async function readProducts(vendure: VendureClient, productIds: readonly string[]): Promise<VendureItem[]> {
	const ids = [...new Set(productIds)];
	const items: VendureItem[] = [];
	for (let first = 0; first < ids.length; first += PRODUCTS_PER_CALL) {
		const some = ids.slice(first, first + PRODUCTS_PER_CALL);
		const { products, globalSettings } = await vendure.ask(PRODUCTS, { options: { filter: { id: { in: some } }, take: PRODUCTS_PER_CALL } });
		items.push(...toItems(products.items, globalSettings));
	}
	return items;
}

const toItems = (products: readonly VendureProduct[], settings: StockSettings): VendureItem[] =>
	products.flatMap((product) => product.variants.map((variant) => ({ product, variant, saleable: toSaleable(variant, settings) })));

/** As Vendure counts: what is there, less what is ordered, less the threshold at which it is out of stock. */
function toSaleable(variant: VendureVariant, settings: StockSettings): Saleable | null {
	const isCounted = variant.trackInventory === 'TRUE' || (variant.trackInventory === 'INHERIT' && settings.trackInventory);
	if (!isCounted) return null;
	const threshold = variant.useGlobalOutOfStockThreshold ? settings.outOfStockThreshold : variant.outOfStockThreshold;
	const free = variant.stockLevels.reduce((sum, { stockOnHand, stockAllocated }) => sum + stockOnHand - stockAllocated, 0);
	const fromStock = Math.max(0, free - Math.max(0, threshold));
	return { fromStock, withoutStock: Math.max(0, free - threshold - fromStock) };
}
