import type { FeedFormat } from '../detection/detect-format.ts';

/** Columns that the reader of a format uses itself, beside those of its mapping. Names in lower case are what a reader makes. */
export const READ_COLUMNS: Readonly<Partial<Record<FeedFormat['profile'], RegExp>>> = {
	google:
		/^(color|size|material|pattern|gender|age_group|size_type|size_system|product_(length|width|height|weight|detail)|unit_pricing_measure|sale_price_effective_date)$/,
	shopify:
		/^(Handle|Option\d (Name|Value)|Variant (SKU|Price|Compare At Price|Taxable|Inventory (Tracker|Qty|Policy)|Grams|Image)|Image Src|Gift Card|Published|Status|regular price|sale price|vat|stock|images|visible)$/,
	woocommerce:
		/^(ID|Type|Parent|Visibility in catalog|Tax status|Tax class|Backorders allowed\?|Categories|Images|Attribute \d+ (name|value\(s\))|category|images|group)$/,
};
