import type { FeedFormat } from '../detection/detect-format.ts';

/** Columns that the reader of a format uses itself, beside those of its mapping. Names in lower case are what a reader makes. */
const READ_COLUMNS: Readonly<Partial<Record<FeedFormat['profile'], RegExp>>> = {
	google:
		/^(color|size|material|pattern|gender|age_group|size_type|size_system|product_(length|width|height|weight|detail)|unit_pricing_measure|sale_price_effective_date)$/,
	shopify:
		/^(Handle|Option\d (Name|Value)|Variant (SKU|Price|Compare At Price|Taxable|Inventory (Tracker|Qty|Policy)|Grams|Image)|Image Src|Gift Card|Published|Status|regular price|sale price|vat|stock|images|visible)$/,
	woocommerce:
		/^(ID|Type|Parent|Visibility in catalog|Tax status|Tax class|Backorders allowed\?|Categories|Images|Attribute \d+ (name|value\(s\))|category|images|group)$/,
};

/** Whether the reader of a format uses a column. The columns that a program's file names are all read; those that its rules make have other names. */
export function isReadByFormat(format: FeedFormat, column: string): boolean {
	if (format.profile === 'program') return Object.hasOwn(format.program.columns, column) || MADE.has(column);
	return READ_COLUMNS[format.profile]?.test(column) === true;
}

/** Names of columns that rules make. */
const MADE: ReadonlySet<string> = new Set([
	'shown',
	'own code',
	'category',
	'path',
	'vat',
	'availability',
	'group',
	'discounted price',
	'regular price',
	'usual price',
	'reduced price',
	'weight with unit',
]);
