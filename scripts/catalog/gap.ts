/** What a product may lack. */
export const GAP_KINDS = [
	'picture',
	'description',
	'short_description',
	'manufacturer',
	'gtin',
	'gtin_invalid',
	'gtin_twice',
	'title_twice',
	'safety',
	'attribute',
] as const;
export type GapKind = (typeof GAP_KINDS)[number];

/** One thing that one product lacks. */
export interface Gap {
	readonly kind: GapKind;
	/** Title of the product's category. */
	readonly category: string;
	/** The merchant's code of the product. */
	readonly sku: string;
	/** What exactly: the attribute, the number, or the title; empty if the kind says it. */
	readonly detail: string;
}
