import type { Attribute } from '@titraj/contract/product-parts.ts';
import type { Charging, Disposal } from '@titraj/contract/product-safety.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
	SourceEnergyLabel,
	SourcePicture,
	SourceProduct,
	SourceRelation,
	SourceReview,
	SourceSafety,
	SourceVideo,
	StoredImage,
} from '../../source/catalog.ts';
import type { ListFilling } from '../../source/shop-content.ts';
import type { TaxClass } from '../../tax/tax-class.ts';

interface CategoryTable {
	id: Generated<number>;
	code: string;
	parent_id: number | null;
	slug: string;
	/** Slugs of its ancestors and itself, joined by `/`. */
	path: string;
	/** Ids of its ancestors and itself. */
	path_ids: number[];
	level: number;
	position: number;
	title: string;
	short_description: string;
	content: string;
	template: string | null;
	picture: JSONColumnType<SourcePicture>;
	/** Uploaded picture, which is shown instead. */
	image: JSONColumnType<StoredImage | null> | null;
	/** Null counts as visible (Spec 4). */
	visible: Generated<boolean | null>;
	redirect_path: string | null;
	redirect_code: number | null;
	products_total: Generated<number>;
	/** KPD code of products that have none of their own. */
	kpd_code: Generated<string | null>;
}

interface ManufacturerTable {
	id: Generated<number>;
	code: string;
	slug: string;
	title: string;
	sort_title: string;
	short_description: string;
	content: string;
	/** Its logo, if a source has one. */
	picture: JSONColumnType<SourcePicture> | null;
	/** Safety contacts for its products. */
	safety: JSONColumnType<SourceSafety> | null;
	visible: Generated<boolean | null>;
	products_total: Generated<number>;
}

interface ProductTable {
	id: Generated<number>;
	code: string;
	category_id: number;
	manufacturer_id: number | null;
	product_code: string | null;
	ean: string | null;
	slug: string;
	title: string;
	sort_title: string;
	short_description: string | null;
	content: string | null;
	seo_description: string | null;
	price_cents: number;
	sale_price_cents: number | null;
	lowest_price_cents: number | null;
	/** Current price. */
	now_cents: GeneratedAlways<number>;
	/** Whether the price is below the lowest of 30 days: `isReduced` of the contract, in SQL. */
	reduced: GeneratedAlways<boolean>;
	quantity: number;
	/** Whether `quantity` is above 0. */
	stocked: GeneratedAlways<boolean>;
	/** Whether it is available to order without stock (0164). */
	backorder: Generated<boolean>;
	/** Days until what is not in stock can be sent; null if the merchant promises none. */
	backorder_days: Generated<number | null>;
	/** `isOrderable` in SQL: in stock, or available to order without. */
	orderable: GeneratedAlways<boolean>;
	maximum_qty: number | null;
	unit: string;
	unit_price: JSONColumnType<NonNullable<SourceProduct['unit_price']>> | null;
	instalments: number | null;
	status: Generated<number>;
	visible: boolean;
	ignore_brand_visibility: Generated<boolean>;
	/** Whether it is visible, as are its category and its manufacturer (Spec 4, Visibility); maintained by `refreshDerived`. */
	listed: Generated<boolean>;
	/** As in the API; `product_attributes` holds the same for facets. */
	attributes: JSONColumnType<Attribute[]>;
	attributes_special: JSONColumnType<Attribute[]>;
	documents: JSONColumnType<SourceProduct['documents']>;
	reviews: JSONColumnType<SourceReview[]>;
	rate: number;
	rate_votes: number;
	badges: JSONColumnType<SourceProduct['badges']>;
	/** Codes of badges that the merchant gave to the product. */
	given_badges: JSONColumnType<string[], string | undefined>;
	/** Badges of the shop folder that it has; maintained by `refreshBadges`. */
	declared_badges: JSONColumnType<SourceProduct['badges'], string | undefined>;
	variation_code: string | null;
	variation_attributes: JSONColumnType<SourceProduct['variation_attributes']>;
	group_product_codes: JSONColumnType<string[]>;
	group_product_ids: JSONColumnType<number[], string | undefined>;
	related: JSONColumnType<SourceRelation[], string | undefined>;
	picture: JSONColumnType<SourcePicture>;
	views: JSONColumnType<string[]>;
	/** Stored pictures as pages show them; maintained by `showImages`. */
	images: JSONColumnType<StoredImage[], string | undefined>;
	/** Pieces by store code; included in `quantity`. */
	store_stock: JSONColumnType<Record<string, number>>;
	videos: JSONColumnType<SourceVideo[]>;
	release_year: number | null;
	/** Values of declared fields by name (0116). */
	fields: JSONColumnType<Record<string, unknown>, string | undefined>;
	energy_label: JSONColumnType<SourceEnergyLabel> | null;
	/** Safety contacts that replace the manufacturer's. */
	safety: JSONColumnType<SourceSafety> | null;
	safety_warnings: string | null;
	charging: JSONColumnType<Charging> | null;
	durability_years: number | null;
	durability_label: string | null;
	disposal: Disposal | null;
	/** Null if old appliances are not taken back with it. */
	take_back: JSONColumnType<TakeBackWay[]> | null;
	/** Weight of the parcel with packaging; null if unknown. */
	weight_grams: Generated<number | null>;
	/** Three sides in millimetres with packaging, in any order; null if unknown. */
	size_mm: Generated<number[] | null>;
	/** Too large for a usual parcel. */
	bulky: Generated<boolean>;
	tax_class: Generated<TaxClass>;
	sold: number;
	created_at: Date;
	updated_at: Generated<Date>;
	/** Hash of the source row: unchanged rows are not written again. */
	source_hash: string;
	search: ColumnType<string, string, string>;
}

export interface CatalogTables {
	categories: CategoryTable;
	manufacturers: ManufacturerTable;
	products: ProductTable;
	/** `value_type` is null if the type of the values is unknown. */
	attributes: {
		id: Generated<number>;
		code: string;
		title: string;
		unit: string | null;
		group_title: string;
		value_type: Generated<'text' | 'number' | 'boolean' | null>;
	};
	attribute_values: { id: Generated<number>; attribute_id: number; value: string };
	product_attributes: { product_id: number; attribute_id: number; value_id: number; number: number | null; special: Generated<boolean> };
	product_lists: {
		id: Generated<number>;
		code: string;
		slug: string;
		title: string;
		short_description: string;
		/** Default sort order. */
		sort: string;
		template: string | null;
		visible: Generated<boolean>;
		redirect_path: string | null;
		redirect_code: number | null;
		products_total: Generated<number>;
		/** Source of the list's content; null if the merchant's rows decide it. */
		filled_with: ListFilling | null;
	};
	product_list_items: { list_code: string; product_id: number };
	/** Scheduled prices: at `due_at` a regular price or a sale begins, or a sale ends. */
	planned_prices: { product_id: number; due_at: Date; kind: 'regular' | 'sale' | 'sale_end'; price_cents: number | null };
	/** Reductions of many products for a time. `look_at`: when its prices have to be computed again; null for never. */
	campaigns: {
		id: Generated<number>;
		title: string;
		/** Either this or `price_cents`. */
		percent: number | null;
		price_cents: number | null;
		everything: boolean;
		category_ids: number[];
		product_codes: JSONColumnType<string[]>;
		starts_at: Date;
		ends_at: Date;
		look_at: Date | null;
		created_at: Date;
	};
	/** Products that have a price of a running campaign, and the sale price that they have without it. */
	campaign_prices: { product_id: number; price_cents: number; own_sale_cents: number | null };
	/** Products of other categories that are ordered together with a category, and in how many orders: kept by `refreshOrderedTogether`. */
	ordered_together: { category_id: number; product_id: number; orders: number };
	/** Price history: every price that the shop has shown, with its start; written only by the shop. */
	price_history: { product_id: number; valid_from: Generated<Date>; price_cents: number };
}
