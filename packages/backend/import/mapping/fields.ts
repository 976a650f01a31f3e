/** Product fields other than attributes that a feed can contain. */
export const FIELDS = [
	'sku',
	'title',
	'short_description',
	'description',
	'safety_warnings',
	'manufacturer',
	'gtin',
	'mpn',
	'category',
	'price',
	'sale_price',
	'sale_from',
	'sale_to',
	'sale_period',
	'currency',
	'vat_percent',
	'stock',
	'availability',
	'backorder',
	'images',
	'unit',
	'unit_price_quantity',
	'unit_price_unit',
	'weight',
	'bulky',
	'variant_group',
	'maximum_quantity',
	'accessories',
	'spare_parts',
	'alternatives',
	'energy_class',
	'energy_best',
	'energy_worst',
	'energy_label',
	'energy_sheet',
	'eprel_id',
	'release_year',
	'product_url',
	'visible',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Fields without which a row cannot become a new product. */
export const REQUIRED_FIELDS = ['sku', 'title', 'price', 'category'] as const satisfies readonly FieldName[];

/** Fields for which a mapping can also name columns in other languages. */
export const TRANSLATED_FIELDS = ['title', 'short_description', 'description', 'safety_warnings'] as const;
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number];
