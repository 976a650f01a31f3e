import type { Charging, Disposal, SafetyContact } from '@titraj/contract/product-safety.ts';
import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { Translated } from './translations.ts';

/**
 * Input format of the catalog: the demo and every import produce it, one writer stores it. Codes are stable keys (a repeated import updates
 * and never duplicates); money is integer cents of EUR.
 */
export interface SourceCategory extends Translated {
	code: string;
	parent_code: string | null;
	title: string;
	slug: string;
	position: number;
	/** Drawing kind of its products (packages/demo/pictures). */
	picture: SourcePicture;
	short_description: string;
	content: string;
	template?: string | null;
}

/** A drawing: `kind` selects the shape, `params` its proportions and colour. Encoded in the picture's URL. */
export interface SourcePicture {
	kind: string;
	params: Record<string, string | number>;
}

/** A stored picture in a product's row. */
export interface StoredImage {
	hash: string;
	/** Pixels of the original. */
	width: number;
	height: number;
	/** Alternative text; null if there is none. */
	alt: string | null;
}

export interface SourceManufacturer extends Translated {
	code: string;
	title: string;
	slug: string;
	/** Safety contacts of its products; left out if unknown. */
	safety?: SourceSafety | null;
	/** Its logo; left out if unknown. */
	picture?: SourcePicture;
	short_description: string;
	content: string;
}

export interface SourceAttribute {
	/** Stable, e.g. `screen_size`. */
	code: string;
	/** Display name, e.g. `Dijagonala`. */
	title: string;
	value: string;
	/** The number behind `value`, for ranges and sorting. */
	number?: number;
	unit?: string;
	/** Heading of the specification table. */
	group: string;
	/** Shown on the card (at most three are). */
	special?: boolean;
}

export interface SourceReview {
	display_name: string;
	message: string;
	/** 1 to 5. */
	rate: number;
	/** ISO 8601. */
	datetime: string;
	/** ISO 639-1, if known. */
	lang?: string;
}

export interface SourceVideo {
	/** Defaults to the product's title. */
	title?: string;
	/** Path of the file on the shop's own host. */
	url: string;
	/** Media type; by default derived from the file extension. */
	type?: string;
	/** ISO 8601; left out if unknown. */
	uploaded?: string;
	/** View of the product that is shown until the video is played. */
	view: string;
}

/** EU energy label. URLs may be relative to the backend. */
export interface SourceEnergyLabel {
	/** Null if the class is not known yet; the label is then not shown. */
	class: string | null;
	best: string;
	worst: string;
	/** Picture of the label. */
	label: string | null;
	/** Product information sheet. */
	sheet: string | null;
	/** Registration number in EPREL. */
	eprel: string | null;
}

/** A product that belongs to another one. `alternative`: can be bought instead of it. */
export interface SourceRelation {
	/** Code of the other product, which need not exist. */
	sku: string;
	kind: 'accessory' | 'spare_part' | 'alternative';
}

/** Safety contacts of products (regulation (EU) 2023/988, article 19). */
export interface SourceSafety {
	manufacturer: SafetyContact | null;
	/** Required if the manufacturer is outside the Union. */
	responsible_person: SafetyContact | null;
}

export interface SourceProduct extends Translated {
	/** Stable key: sku of an import, article code of the demo. */
	code: string;
	category_code: string;
	manufacturer_code: string | null;
	/** The manufacturer's part number. */
	manufacturer_product_code: string | null;
	ean: string | null;
	title: string;
	slug: string;
	short_description: string | null;
	content: string | null;
	seo_description?: string | null;
	/** Regular price. */
	price_cents: number;
	/** Current price, below `price_cents` while reduced. */
	sale_price_cents: number | null;
	/** Lowest price of the 30 days before `sale_price_cents`; without one, or not above it, the price counts as not reduced (D42). */
	lowest_price_cents: number | null;
	quantity: number;
	maximum_qty: number | null;
	unit: string;
	/** Unit price basis, e.g. 100 and `m` for a 100 m drum: the price per `m` is derived. */
	unit_price: { qty: number; description: string } | null;
	/** Offered from this many instalments, or null. */
	instalments: number | null;
	attributes: SourceAttribute[];
	/** `size` in bytes; 0 for a document that the shop generates, whose size is measured. `lang` as in BCP 47. */
	documents: { title: string; url: string; size: number; type: string; lang?: string }[];
	reviews: SourceReview[];
	badges: { code: string; title: string; coupon_code?: string }[];
	/** Products of one variation group share the code. */
	variation_code: string | null;
	variation_attributes: { title: string; value: string }[];
	/** Codes of list memberships: `novo`, `najprodavanije`; `akcija` follows from the prices. */
	lists: string[];
	group_product_codes: string[];
	/** In the order in which they are shown. */
	related?: SourceRelation[];
	picture: SourcePicture;
	/** Views drawn for the gallery; the first is the main one. */
	views: string[];
	videos?: SourceVideo[];
	/** Pieces in stores by store code, included in `quantity`; the rest is in the warehouse. */
	store_stock?: Record<string, number>;
	/** Slugs. */
	tags?: string[];
	release_year: number | null;
	/** Values of declared fields by name (0116). */
	fields?: Record<string, unknown>;
	energy_label?: SourceEnergyLabel | null;
	/** Safety contacts that replace the manufacturer's. */
	safety?: SourceSafety | null;
	/** Plain text, one warning per line. */
	safety_warnings?: string | null;
	charging?: Charging | null;
	/** Years of the producer's free durability guarantee. */
	durability_years?: number | null;
	/** URL of the harmonised label of that guarantee. */
	durability_label?: string | null;
	/** Available to order without stock. Written with a new product only. */
	backorder?: boolean;
	/** Days until it can be sent without stock; null or left out for no promise. Written with a new product only. */
	backorder_days?: number | null;
	/** Too large for a usual parcel. Written with a new product only. */
	bulky?: boolean;
	/** Three sides in millimetres with packaging. Written with a new product only. */
	size_mm?: [number, number, number] | null;
	/** Why the product carries the crossed-out bin symbol. */
	disposal?: Disposal | null;
	/** Ways in which an old appliance is taken back with it; null for none. */
	take_back?: TakeBackWay[] | null;
	visible: boolean;
	/** Shown even if its manufacturer is hidden (Spec 4). */
	ignore_brand_visibility?: boolean;
	/** Units sold, for the best-selling order. */
	sold: number;
	/** ISO 8601. */
	created_at: string;
}
