/** The parts of WooCommerce's REST API v3 that the connector reads, as its documentation describes them. Any of it may be missing: plugins change responses. */
export interface WooProduct {
	readonly id: number;
	readonly name?: string;
	/** `simple`, `variable`, `grouped`, `external`; plugins add others. */
	readonly type?: string;
	readonly status?: string;
	readonly catalog_visibility?: string;
	readonly description?: string;
	readonly short_description?: string;
	readonly sku?: string;
	readonly global_unique_id?: string;
	readonly regular_price?: string;
	readonly sale_price?: string;
	readonly date_on_sale_from_gmt?: string | null;
	readonly date_on_sale_to_gmt?: string | null;
	/** `parent` in a variation: the stock is the product's. */
	readonly manage_stock?: boolean | 'parent';
	readonly stock_quantity?: number | null;
	readonly stock_status?: string;
	/** `yes` and `notify` sell it without stock. */
	readonly backorders?: string;
	readonly weight?: string;
	readonly categories?: readonly { readonly id: number; readonly name: string }[];
	readonly images?: readonly { readonly src: string; readonly alt?: string }[];
	readonly attributes?: readonly { readonly name: string; readonly visible?: boolean; readonly variation?: boolean; readonly options?: readonly string[] }[];
	readonly date_modified_gmt?: string | null;
}

export interface WooVariation extends Omit<WooProduct, 'attributes' | 'images'> {
	readonly attributes?: readonly { readonly name: string; readonly option: string }[];
	readonly image?: { readonly src: string; readonly alt?: string } | null;
}

/** A product of the shop: a simple one, or one variation of a variable one, with the names of its category from the root down. */
export interface WooItem {
	readonly product: WooProduct;
	readonly variation: WooVariation | null;
	readonly categoryPath: readonly string[];
}

export interface WooOrder {
	readonly id: number;
	readonly status?: string;
	readonly total?: string;
	readonly date_modified_gmt?: string | null;
	readonly refunds?: readonly { readonly id: number; readonly total: string }[];
	readonly meta_data?: readonly { readonly key: string; readonly value: unknown }[];
}

/** Of an order at WooCommerce: our order number. */
export const NUMBER_KEY = '_shop_order_number';
/** Where it is collected. */
export const PLACE_KEY = '_shop_pickup_place';
