import type { SourceAttribute, SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { daysBefore } from '@titraj/backend/seed/index.ts';
import Type, { type Static } from 'typebox';
import { BLUEPRINTS } from '../blueprints/read-blueprints.ts';
import { readJson } from '../load/read-json.ts';
import { toSlug } from '../text/slug.ts';
import { leafProducts } from './leaf-products.ts';
import { toViews } from './to-views.ts';

const Bundle = Type.Object(
	{
		title: Type.String(),
		/** Categories whose first product is a member. */
		members: Type.Array(Type.String()),
		short: Type.String(),
		why: Type.String(),
	},
	{ additionalProperties: false },
);
type Bundle = Static<typeof Bundle>;

const BUNDLES = readJson('bundles.json', Type.Array(Bundle));
const BUNDLE_DISCOUNT = 0.92;
const BUNDLE_AGE_DAYS = 75;

/** Bundles of matching products, slightly cheaper than separately. */
export function* bundleProducts(count: number): Generator<SourceProduct> {
	for (const [index, row] of BUNDLES.slice(0, count).entries()) yield toBundle(row, index + 1);
}

function toBundle({ title, members, short, why }: Bundle, serial: number): SourceProduct {
	const products = members.map(firstOf);
	const [main] = products;
	if (!main) throw new Error(`Bundle ${title} has no members`);
	const price = products.reduce((sum, product) => sum + product.price_cents, 0);
	const oneByOne = products.reduce((sum, product) => sum + (product.sale_price_cents ?? product.price_cents), 0);
	const picture = { kind: 'box', params: { color: 'copper', count: products.length } };
	const sale = Math.floor((oneByOne * BUNDLE_DISCOUNT) / 100) * 100 - 10;
	return {
		...main,
		seo_description: null,
		ignore_brand_visibility: false,
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
		picture,
		views: toViews(picture, {}),
		visible: true,
		sold: 20 + serial * 7,
		release_year: 2026,
		created_at: daysBefore(BUNDLE_AGE_DAYS),
	};
}

function firstOf(category: string): SourceProduct {
	const blueprint = BLUEPRINTS.find((one) => one.category === category);
	if (!blueprint) throw new Error(`There is no blueprint for ${category}`);
	const { value } = leafProducts(blueprint, 1).next();
	if (!value) throw new Error(`The blueprint of ${category} generated no product`);
	return value;
}

function piecesOf(count: number): SourceAttribute {
	return { code: 'pieces', title: 'Komada u pakiranju', value: String(count), number: count, group: 'Paket', special: true };
}

function asPlain({ special: _, ...attribute }: SourceAttribute): SourceAttribute {
	return attribute;
}
