/** Columns that are copied from the batch's JSON without conversion. */
const TYPES = {
	code: 'text',
	product_code: 'text',
	ean: 'text',
	slug: 'text',
	title: 'text',
	sort_title: 'text',
	short_description: 'text',
	content: 'text',
	seo_description: 'text',
	price_cents: 'int',
	sale_price_cents: 'int',
	lowest_price_cents: 'int',
	quantity: 'int',
	maximum_qty: 'int',
	unit: 'text',
	unit_price: 'jsonb',
	instalments: 'int',
	visible: 'boolean',
	ignore_brand_visibility: 'boolean',
	attributes: 'jsonb',
	attributes_special: 'jsonb',
	documents: 'jsonb',
	reviews: 'jsonb',
	rate: 'float8',
	rate_votes: 'int',
	badges: 'jsonb',
	variation_code: 'text',
	variation_attributes: 'jsonb',
	group_product_codes: 'jsonb',
	related: 'jsonb',
	picture: 'jsonb',
	views: 'jsonb',
	store_stock: 'jsonb',
	videos: 'jsonb',
	release_year: 'int',
	fields: 'jsonb',
	energy_label: 'jsonb',
	safety: 'jsonb',
	safety_warnings: 'text',
	charging: 'jsonb',
	durability_years: 'int',
	durability_label: 'text',
	disposal: 'text',
	bulky: 'boolean',
	size_mm: 'int[]',
	take_back: 'jsonb',
	sold: 'int',
	created_at: 'timestamptz',
	source_hash: 'text',
};
export const COLUMNS = Object.keys(TYPES);
export const RECORD = [
	...Object.entries(TYPES).map(([column, type]) => `${column} ${type}`),
	'category_code text',
	'manufacturer_code text',
	'special_text text',
	'value_text text',
	'position int',
].join(', ');
/** An update does not overwrite these columns, because orders and editors may have changed them since. */
const KEPT = ['code', 'quantity', 'maximum_qty', 'store_stock', 'bulky', 'size_mm', 'sold'];
export const UPDATES = [...COLUMNS, 'category_id', 'manufacturer_id', 'listed', 'search']
	.filter((column) => !KEPT.includes(column))
	.map((column) => `${column} = excluded.${column}`)
	.concat('updated_at = now()')
	.join(', ');
