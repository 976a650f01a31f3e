import type { SourceProduct, SourceRelation } from '@titraj/backend/platform/source/catalog.ts';
import Type, { type Static } from 'typebox';
import { BLUEPRINTS } from '../blueprints/read-blueprints.ts';
import { readJson } from '../load/read-json.ts';
import { leafProducts } from './leaf-products.ts';

const Accessory = Type.Object(
	{
		category: Type.String(),
		/** Words that the accessory's attributes must contain, by attribute code. */
		with: Type.Optional(Type.Record(Type.String(), Type.String())),
		/** Attribute of the accessory that must contain the product's own value, such as a socket. */
		same: Type.Optional(Type.String()),
	},
	{ additionalProperties: false },
);
type Accessory = Static<typeof Accessory>;

/** Accessories for the products of a category, the most useful first. */
const ACCESSORIES = readJson('accessories.json', Type.Record(Type.String(), Type.Array(Accessory)));
const EACH = 2;
/** Number of products of a category to choose from; more if none of the first ones fit. A small catalog may lack some, which are then not shown. */
const CHOICES = [16, 44];

/** The product with its accessories: two of each category, varying between products. */
export function withAccessories(product: SourceProduct, serial: number): SourceProduct {
	const rows = (ACCESSORIES[product.category_code] ?? []).map((accessory) => choose(accessory, product, serial));
	const inTurn = Array.from({ length: EACH }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat();
	return { ...product, related: inTurn.map((sku): SourceRelation => ({ sku, kind: 'accessory' })) };
}

function choose({ category, with: words = {}, same }: Accessory, product: SourceProduct, serial: number): string[] {
	const wanted = Object.entries(same === undefined ? words : { ...words, [same]: attributeOf(product, same) });
	const fits = (other: SourceProduct) => wanted.every(([code, word]) => attributeOf(other, code).includes(word));
	const fitting = CHOICES.map((count) => firstModels(category, count).filter(fits)).find(({ length }) => length > 0) ?? [];
	return Array.from({ length: Math.min(EACH, fitting.length) }, (_, place) => fitting[(serial + place) % fitting.length]?.code ?? '');
}

const attributeOf = (product: SourceProduct, code: string): string => product.attributes.find((attribute) => attribute.code === code)?.value ?? '';

const known = new Map<string, readonly SourceProduct[]>();

/** The first visible products of a category that are in stock; of several variants only the first. */
function firstModels(category: string, count: number): readonly SourceProduct[] {
	const key = `${category}/${count}`;
	const models = known.get(key) ?? makeModels(category, count);
	known.set(key, models);
	return models;
}

function makeModels(category: string, count: number): SourceProduct[] {
	const blueprint = BLUEPRINTS.find((one) => one.category === category);
	if (!blueprint) throw new Error(`accessories.json contains ${category}, a category without a blueprint`);
	const first = new Map<string, SourceProduct>();
	for (const product of leafProducts(blueprint, count)) {
		const group = product.variation_code ?? product.code;
		if (!first.has(group)) first.set(group, product);
	}
	return [...first.values()].filter(({ visible, quantity }) => visible && quantity > 0);
}
