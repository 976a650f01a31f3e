import { XMLParser } from 'fast-xml-parser';
import { toGtin } from '#lib/catalog/gtin.ts';

type Check = (value: string) => boolean;

const within =
	(most: number): Check =>
	(value) =>
		value.trim() !== '' && [...value].length <= most;
const oneOf =
	(...values: readonly string[]): Check =>
	(value) =>
		values.includes(value);
const isUrl: Check = (value) => URL.canParse(value) && /^https?:/.test(value) && value.length <= 2000 && !/[\s,]/.test(value);
const isPrice: Check = (value) => /^(?!0+\.00 )\d+\.\d{2} [A-Z]{3}$/.test(value);
const isMeasure: Check = (value) => /^\d+(?:\.\d+)? (?:mg|g|kg|ml|cl|l|cm|m|sqm|cbm|ct)$/.test(value);
const isEnergyClass = oneOf('A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G');

/** The format's attributes that our feed has, by Google's product data specification; lengths are in characters. */
const ATTRIBUTES: Readonly<Record<string, Check>> = {
	id: within(50),
	title: within(150),
	description: within(5000),
	link: isUrl,
	image_link: isUrl,
	additional_image_link: isUrl,
	availability: oneOf('in_stock', 'out_of_stock', 'preorder', 'backorder'),
	availability_date: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(value),
	condition: oneOf('new', 'refurbished', 'used'),
	shopping_ads_excluded_country: (value) => /^[A-Z]{2}$/.test(value),
	price: isPrice,
	sale_price: isPrice,
	unit_pricing_measure: isMeasure,
	unit_pricing_base_measure: isMeasure,
	brand: within(70),
	gtin: (value) => toGtin(value) === value,
	mpn: within(70),
	identifier_exists: oneOf('yes', 'no'),
	product_type: within(750),
	item_group_id: within(50),
	energy_efficiency_class: isEnergyClass,
	min_energy_efficiency_class: isEnergyClass,
	max_energy_efficiency_class: isEnergyClass,
	is_bundle: oneOf('yes', 'no'),
	custom_label_0: within(100),
	installment: () => true,
};
const REQUIRED = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price'];
const MOST: Readonly<Record<string, number>> = { additional_image_link: 10, shopping_ads_excluded_country: 300 };

type Item = ReadonlyMap<string, readonly string[]>;

/** Number of products in a merchant feed, and its faults by the rules of the format, each with the product's id. */
export function merchantFeedErrors(xml: string): { readonly items: number; readonly errors: readonly string[] } {
	const items = readItems(xml);
	const ids = new Map<string, number>();
	for (const [id = ''] of items.map((item) => item.get('id') ?? [])) ids.set(id, (ids.get(id) ?? 0) + 1);
	const twice = [...ids].filter(([, count]) => count > 1).map(([id]) => `${id} is there twice`);
	return { items: items.length, errors: [...twice, ...items.flatMap((item) => itemErrors(item).map((error) => `${item.get('id')?.[0]}: ${error}`))] };
}

function readItems(xml: string): readonly Item[] {
	const parser = new XMLParser({ parseTagValue: false, processEntities: true, htmlEntities: false, isArray: (name) => name === 'item' });
	const items: readonly Record<string, unknown>[] = parser.parse(xml).rss.channel.item ?? [];
	return items.map(
		(item) => new Map(Object.entries(item).flatMap(([name, value]) => (name.startsWith('g:') ? [[name.slice(2), [value].flat().map(String)]] : []))),
	);
}

function itemErrors(item: Item): readonly string[] {
	const has = (name: string) => item.has(name);
	const missing = REQUIRED.filter((name) => !has(name)).map((name) => `${name} is missing`);
	const wrong = [...item].flatMap(([name, values]) => {
		const check = ATTRIBUTES[name];
		if (!check) return [`${name} is no attribute`];
		const excess = values.length > (MOST[name] ?? 1) ? [`${name} is there ${values.length} times`] : [];
		return [...excess, ...values.filter((value) => !check(value)).map((value) => `${name}: ${value}`)];
	});
	return [...missing, ...wrong, ...RULES.filter(({ holds }) => !holds(item)).map(({ says }) => says)];
}

const amount = (item: Item, name: string): number => Number(item.get(name)?.[0]?.split(' ')[0]);

/** Rules across attributes. */
const RULES: readonly { readonly says: string; readonly holds: (item: Item) => boolean }[] = [
	{ says: 'the sale price is not below the price', holds: (item) => !item.has('sale_price') || amount(item, 'sale_price') < amount(item, 'price') },
	{
		says: 'identifier_exists is "no" beside an identifier',
		holds: (item) => item.get('identifier_exists')?.[0] !== 'no' || !['gtin', 'mpn', 'brand'].some((name) => item.has(name)),
	},
	{ says: 'it has no identifier and does not say so', holds: (item) => ['gtin', 'mpn', 'brand', 'identifier_exists'].some((name) => item.has(name)) },
	{
		says: 'goods to order need a date of dispatch, and others have none',
		holds: (item) => ['backorder', 'preorder'].includes(item.get('availability')?.[0] ?? '') === item.has('availability_date'),
	},
	{ says: 'a unit price needs measure and base', holds: (item) => item.has('unit_pricing_measure') === item.has('unit_pricing_base_measure') },
	{
		says: 'an energy class needs its scale',
		holds: (item) => !item.has('energy_efficiency_class') || (item.has('min_energy_efficiency_class') && item.has('max_energy_efficiency_class')),
	},
];
