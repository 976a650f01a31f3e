import { ATTRIBUTES, OPTIONS } from '../mapping/map-row.ts';
import type { MappingFile } from '../mapping/mapping-file.ts';
import { OWN_SKU } from '../own-feed.ts';
import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { cleanText, toText } from '../values/plain-text.ts';

/** Croatian names of attributes in Google's product data specification. */
const NAMES: Readonly<Record<string, string>> = {
	color: 'Boja',
	size: 'Veličina',
	material: 'Materijal',
	pattern: 'Uzorak',
	gender: 'Spol',
	age_group: 'Dobna skupina',
	size_type: 'Kroj veličine',
	size_system: 'Sustav veličina',
	product_length: 'Duljina',
	product_width: 'Širina',
	product_height: 'Visina',
	product_weight: 'Masa',
};
/** Attributes in which the products of a group differ. */
const OPTION_FIELDS = ['color', 'size', 'material', 'pattern'];

/** Google Merchant feed (XML, TSV): https://support.google.com/merchants/answer/7052112. */
export const GOOGLE_MAPPING: MappingFile = {
	columns: {
		sku: [OWN_SKU, 'id'],
		title: 'title',
		description: 'description',
		manufacturer: 'brand',
		gtin: 'gtin',
		mpn: 'mpn',
		category: ['product_type', 'google_product_category'],
		price: 'price',
		sale_price: 'sale_price',
		sale_period: 'sale_price_effective_date',
		stock: ['quantity', 'sell_on_google_quantity', 'inventory'],
		availability: 'availability',
		images: ['image_link', 'additional_image_link'],
		product_url: 'link',
		unit_price_quantity: 'unit_price_quantity',
		unit_price_unit: 'unit_price_unit',
		weight: 'shipping_weight',
		variant_group: 'item_group_id',
		energy_class: 'energy_efficiency_class',
		energy_best: 'min_energy_efficiency_class',
		energy_worst: 'max_energy_efficiency_class',
	},
	category_separator: '>',
};

/** Splits Google's compound fields. */
export async function* expandGoogle(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
	for await (const row of rows) yield row.ok ? { ...row, fields: expand(withUnderscores(row.fields)) } : row;
}

/** Some TSV files write `image link` for `image_link`. */
const withUnderscores = (fields: RawFields): RawFields =>
	Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase().replaceAll(' ', '_'), value]));

function expand(fields: RawFields): RawFields {
	const named = Object.entries(NAMES).flatMap(([field, name]) => (cleanText(fields[field]) === '' ? [] : [{ field, name, value: cleanText(fields[field]) }]));
	const measure = /^([\d.]+)\s*([a-z]+)$/i.exec(cleanText(fields['unit_pricing_measure']));
	return {
		...fields,
		sale_price_effective_date: toText(fields['sale_price_effective_date']).split('/').map(withZone).join('/'),
		additional_image_link: [fields['additional_image_link']].flat().flatMap((text) => toText(text).split(/,(?=\s*https?:)/)),
		[ATTRIBUTES]: [...named, ...toDetails(fields['product_detail'])],
		[OPTIONS]: named.filter(({ field }) => OPTION_FIELDS.includes(field)),
		...(measure && { unit_price_quantity: measure[1], unit_price_unit: measure[2] }),
	};
}

/** Google reads a time without a zone as UTC. */
const withZone = (moment: string): string => (/^\s*\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?\s*$/.test(moment) ? `${moment.trim()}Z` : moment);

/** Parses `<product_detail>` in XML, or comma-separated `section:name:value` in TSV. */
function toDetails(detail: unknown): { name: unknown; value: unknown; group?: unknown }[] {
	return [detail].flat().flatMap((one: unknown) => {
		if (typeof one === 'string') {
			return one.split(/,(?=[^:,]*:[^:,]*:)/).flatMap((text) => {
				const [group = '', name = '', ...value] = text.split(':');
				return value.length === 0 ? [] : [{ group, name, value: value.join(':') }];
			});
		}
		if (typeof one !== 'object' || one === null || !('attribute_name' in one) || !('attribute_value' in one)) return [];
		return [{ group: 'section_name' in one ? one.section_name : '', name: one.attribute_name, value: one.attribute_value }];
	});
}
