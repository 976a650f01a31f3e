import type { SourceAttribute, SourceProduct } from '../../platform/source/catalog.ts';
import { BLUEPRINTS } from '../blueprints/all-blueprints.ts';
import { daysBefore } from '../clock.ts';
import { toSlug } from '../text/slug.ts';
import { BUNDLE_ROWS, type BundleRow } from './bundle-rows.ts';
import { leafProducts } from './leaf-products.ts';

const BUNDLE_DISCOUNT = 0.92;
const BUNDLE_AGE_DAYS = 75;

/** Sets of goods that belong together, a little cheaper than one by one. */
export function* bundleProducts(count: number): Generator<SourceProduct> {
	for (const [index, row] of BUNDLE_ROWS.slice(0, count).entries()) yield toBundle(row, index + 1);
}

function toBundle({ title, members, short, why }: BundleRow, serial: number): SourceProduct {
	const products = members.map(firstOf);
	const [main] = products;
	if (!main) throw new Error(`Bundle ${title} has no members`);
	const price = products.reduce((sum, product) => sum + product.price_cents, 0);
	const oneByOne = products.reduce((sum, product) => sum + (product.sale_price_cents ?? product.price_cents), 0);
	const sale = Math.floor((oneByOne * BUNDLE_DISCOUNT) / 100) * 100 - 10;
	return {
		...main,
		code: `PAK-${String(serial).padStart(5, '0')}`,
		manufacturer_code: null,
		manufacturer_product_code: null,
		ean: null,
		title,
		slug: toSlug(title),
		short_description: short,
		content: `<p>${why}</p><h3>U paketu</h3><ul>${products.map((product) => `<li>${product.title}</li>`).join('')}</ul><p>Popust vrijedi za cijeli paket; jamstvo i povrat vrijede za svaki proizvod zasebno.</p>`,
		price_cents: price,
		sale_price_cents: sale,
		lowest_price_cents: price,
		instalments: sale >= 40_000 ? 12 : sale >= 15_000 ? 6 : null,
		quantity: Math.min(...products.map((product) => product.quantity)),
		maximum_qty: 1,
		unit: 'kom',
		unit_price: null,
		attributes: [piecesOf(products.length), ...main.attributes.filter(({ code }) => code !== 'pieces').map(asPlain)],
		documents: [],
		reviews: [],
		badges: [{ code: 'paket', title: 'Povoljniji paket' }],
		variation_code: null,
		variation_attributes: [],
		lists: [],
		group_product_codes: products.map((product) => product.code),
		picture: { kind: 'box', params: { color: 'copper', count: products.length } },
		visible: true,
		sold: 20 + serial * 7,
		release_year: 2026,
		created_at: daysBefore(BUNDLE_AGE_DAYS),
	};
}

function firstOf(category: string): SourceProduct {
	const department = BLUEPRINTS.findIndex((blueprint) => blueprint.category === category);
	const blueprint = BLUEPRINTS[department];
	if (!blueprint) throw new Error(`No products are made for ${category}`);
	const { value } = leafProducts(blueprint, { department, count: 1 }).next();
	if (!value) throw new Error(`Nothing was made for ${category}`);
	return value;
}

function piecesOf(count: number): SourceAttribute {
	return { code: 'pieces', title: 'Komada u pakiranju', value: String(count), number: count, group: 'Paket', special: true };
}

function asPlain({ special: _, ...attribute }: SourceAttribute): SourceAttribute {
	return attribute;
}
