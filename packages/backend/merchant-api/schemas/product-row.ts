import { TakeBackWay } from '@titraj/contract/take-back.ts';
import Type, { type Static } from 'typebox';
import { AttributeValue } from './attribute-value.ts';
import { EnergyClass, EnergyLabelInput } from './energy-label.ts';
import { DocumentInput, ImageInput } from './media.ts';
import { GTIN } from './patterns.ts';
import { PriceInput } from './price.ts';
import { ChargingInput, SafetyInput } from './product-safety.ts';
import { Relation } from './relation.ts';
import { StockInput } from './stock.ts';
import { TaxClassName } from './tax-class-name.ts';
import { Clearable, Code, Sku, Strict, Text, WebAddress } from './text.ts';
import { byLanguage, PRODUCT_TEXTS, ProductTranslation, Slug } from './translations.ts';

/** Names from the top down: `["Electronics", "Audio", "Headphones"]`. What is unknown is created; names are compared without regard to case and marks. */
export const CategoryPath = Type.Array(Text(120), { minItems: 1, maxItems: 8 });

/** One of several products that differ in a few attributes, such as colour. */
const Variant = Strict({
	/** Equal codes are one group. */
	group: Text(100),
	/** What the products of the group differ in, as shown: `{ "name": "Boja", "value": "Crna" }`. */
	options: Type.Array(Strict({ name: Text(100), value: Text(200) }), { minItems: 1, maxItems: 5 }),
});

/**
 * One product. A product that the shop does not know needs `title`, `category_path` and `price`; of a known one everything but the key may be left out, and what is left
 * out stays as it is. Null clears. Texts are Croatian, the language in which the shop keeps its catalog; others stand under `translations`.
 */
export const ProductRow = Strict({
	sku: Sku,
	...PRODUCT_TEXTS,
	title: Type.Optional(PRODUCT_TEXTS.title),
	/** Of a new product: made from its title where left out. The product's number is part of its address, so that equal slugs do no harm. */
	slug: Type.Optional(Slug),
	/** Name of the manufacturer; an unknown one is created. */
	manufacturer: Clearable(Text(120)),
	/** GTIN of 8, 12, 13 or 14 digits with a right check digit: EAN, UPC, ISBN. */
	gtin: Clearable(Type.String({ pattern: GTIN })),
	/** The manufacturer's part number. */
	mpn: Clearable(Text(70)),
	category_path: Type.Optional(CategoryPath),
	/** All attributes: those that are not named again go. */
	attributes: Type.Optional(Type.Array(AttributeValue, { maxItems: 100 })),
	price: Type.Optional(PriceInput),
	/** A new product without it has none. */
	stock: Type.Optional(StockInput),
	/** Pieces that one order may take. */
	maximum_quantity: Clearable(Type.Integer({ minimum: 1, maximum: 10_000 })),
	/** What one piece is called. */
	unit: Type.Optional(Text(20)),
	/** What the price per unit counts by, such as 100 and `m` for a drum of 100 m. */
	unit_price: Clearable(Strict({ quantity: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }), unit: Text(20) })),
	/** All pictures in their order. */
	images: Type.Optional(Type.Array(ImageInput, { maxItems: 50 })),
	/** All papers. */
	documents: Type.Optional(Type.Array(DocumentInput, { maxItems: 50 })),
	variant: Clearable(Variant),
	/** Of a bundle: the products that it consists of. */
	parts: Type.Optional(Type.Array(Sku, { maxItems: 50 })),
	/** All products that belong to it, in the order in which pages show them. A product that the shop does not know, or that is not for sale, is left out of pages. */
	related: Type.Optional(Type.Array(Relation, { maxItems: 50 })),
	/** Grams of the parcel, packaging included. */
	weight_grams: Clearable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
	/** Too large for a usual parcel. Shipping methods may charge extra for it, or refuse it. */
	bulky: Type.Optional(Type.Boolean()),
	/** VAT class; its rate is that of the shop's country. `price.vat_percent` sets it by rate. Default for new products: `standard`. */
	tax_class: Type.Optional(TaxClassName),
	/** Class on the EU energy label; shown beside every price. */
	energy_class: Clearable(EnergyClass),
	/** Label of that class: scale, picture, information sheet. */
	energy_label: Clearable(EnergyLabelInput),
	/** Safety contacts that replace the manufacturer's (`PUT /manufacturers`). */
	safety: Clearable(SafetyInput),
	charging: Clearable(ChargingInput),
	/** Years for which the producer guarantees durability at no cost, more than the two of the legal guarantee. */
	durability_years: Clearable(Type.Integer({ minimum: 3, maximum: 50 })),
	/** Picture of the producer's harmonised label of that guarantee, as the regulation draws it. Shown only together with `durability_years`. */
	durability_label_url: Clearable(WebAddress),
	/** Goods that bear the crossed-out bin. */
	disposal: Clearable(Type.Enum(['electrical', 'battery'])),
	/** How an old appliance of the same kind is taken back with it: `collection` at delivery, `hand_in` at a store. Shoppers choose when they order. */
	take_back: Clearable(Type.Array(TakeBackWay, { minItems: 1, maxItems: 2, uniqueItems: true })),
	release_year: Clearable(Type.Integer({ minimum: 1900, maximum: 2100 })),
	/** Codes of all product lists that contain the product, except the list of reduced goods, which follows from prices. In a merchant's own shop, the shop fills `novo` (newest products) and `najprodavanije` (best sellers) until a row names the list; from then on it contains only products whose rows name it. */
	lists: Type.Optional(Type.Array(Code, { maxItems: 20 })),
	/** True takes it off sale: it is no longer shown. Its orders and its price history stay; a later row with false brings it back. */
	archived: Type.Optional(Type.Boolean()),
	translations: Type.Optional(byLanguage(ProductTranslation)),
});
export type ProductRow = Static<typeof ProductRow>;
