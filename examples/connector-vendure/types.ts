/** The parts of Vendure's Admin API that the connector reads, as its documentation describes them. Amounts are integers of minor units. */
interface Asset {
	readonly id: string;
	/** Address of the original file. */
	readonly source: string;
	/** `IMAGE`, `VIDEO` or `BINARY`. */
	readonly type: string;
}

export interface FacetValue {
	readonly name: string;
	readonly facet: { readonly code: string; readonly name: string; readonly isPrivate: boolean };
}

interface Translation {
	readonly languageCode: string;
	readonly name: string;
}

export interface VendureVariant {
	readonly id: string;
	/** Vendure allows empty and repeated ones. */
	readonly sku: string;
	readonly enabled: boolean;
	readonly priceWithTax: number;
	readonly currencyCode: string;
	readonly taxRateApplied: { readonly value: number };
	/** `TRUE`, `FALSE`, or `INHERIT` for the global setting. */
	readonly trackInventory: string;
	readonly outOfStockThreshold: number;
	readonly useGlobalOutOfStockThreshold: boolean;
	readonly stockLevels: readonly { readonly stockOnHand: number; readonly stockAllocated: number }[];
	readonly featuredAsset: Asset | null;
	readonly assets: readonly Asset[];
	readonly facetValues: readonly FacetValue[];
	readonly options: readonly { readonly name: string; readonly group: { readonly name: string }; readonly translations: readonly Translation[] }[];
}

export interface VendureProduct {
	readonly id: string;
	readonly name: string;
	readonly description: string;
	readonly enabled: boolean;
	readonly translations: readonly (Translation & { readonly description: string })[];
	readonly featuredAsset: Asset | null;
	readonly assets: readonly Asset[];
	readonly facetValues: readonly FacetValue[];
	/** `breadcrumbs` begin with the root collection, whose name is not shown. */
	readonly collections: readonly { readonly isPrivate: boolean; readonly breadcrumbs: readonly { readonly name: string }[] }[];
	readonly variants: readonly VendureVariant[];
}

export interface StockSettings {
	readonly trackInventory: boolean;
	readonly outOfStockThreshold: number;
}

/** Pieces of a variant that Vendure counts. */
export interface Saleable {
	/** Not allocated, and above the threshold if that is positive. */
	readonly fromStock: number;
	/** More than are in stock, down to a threshold below zero. */
	readonly withoutStock: number;
}

/** A product of the shop: one variant. */
export interface VendureItem {
	readonly product: VendureProduct;
	readonly variant: VendureVariant;
	/** What Vendure itself would still sell; null if it does not count pieces of the variant. */
	readonly saleable: Saleable | null;
}

export interface VendureOrder {
	readonly id: string;
	readonly state: string;
	readonly customFields: { readonly shopOrderNumber: string | null };
	readonly fulfillments: readonly VendureFulfillment[] | null;
	readonly payments: readonly { readonly refunds: readonly { readonly id: string; readonly state: string; readonly total: number }[] }[] | null;
	/** `quantity` is what is left after cancellations. */
	readonly lines: readonly VendureLine[];
}

interface VendureLine {
	readonly id: string;
	readonly quantity: number;
	readonly orderPlacedQuantity: number;
	readonly productVariant: { readonly id: string; readonly sku: string };
}

export interface VendureFulfillment {
	readonly id: string;
	readonly state: string;
	/** Name of the carrier, as staff wrote it. */
	readonly method: string;
	readonly trackingCode: string | null;
	readonly lines: readonly { readonly quantity: number; readonly orderLine: { readonly productVariant: { readonly id: string; readonly sku: string } } }[];
}

/** Answer of a mutation that is refused. */
export interface ErrorResult {
	readonly errorCode?: string;
	readonly message?: string;
	/** Why an order cannot change its state. */
	readonly transitionError?: string;
}

const WITHOUT_SKU = 'vendure-';

/** The sku of a variant in the shop; one without a sku gets its id. */
export const skuOf = ({ id, sku }: { readonly id: string; readonly sku: string }): string => sku.trim() || WITHOUT_SKU + id;

/** The id in a sku that `skuOf` made of one; null for others. */
export const idOfSku = (sku: string): string | null => (sku.startsWith(WITHOUT_SKU) ? sku.slice(WITHOUT_SKU.length) : null);

/** `1990` as `19.90`. */
export const toDecimal = (minor: number): string => (minor / 100).toFixed(2);
