import { RELEASE_YEAR } from '@titraj/contract/shop/shipped-fields.ts';
import { TakeBackWay } from '@titraj/contract/take-back.ts';
import Type, { type Static } from 'typebox';
import { AttributeValue } from './attribute-value.ts';
import { EnergyClass, EnergyLabelInput } from './energy-label.ts';
import { DocumentInput, ImageInput } from './media.ts';
import { GTIN } from './patterns.ts';
import { PriceInput } from './price.ts';
import { ChargingInput, SafetyInput } from './product-safety.ts';
import { Relation } from './relation.ts';
import { SizeMm } from './size-mm.ts';
import { BackorderInput, StockInput } from './stock.ts';
import { TaxClassName } from './tax-class-name.ts';
import { Clearable, Code, Sku, Strict, Text, WebAddress } from './text.ts';
import { byLanguage, PRODUCT_TEXTS, ProductTranslation, Slug } from './translations.ts';

/**
 * Names from the root category down: `["Electronics", "Audio", "Headphones"]`. Missing categories are created; case and diacritics are
 * ignored when names are compared.
 */
export const CategoryPath = Type.Array(Text(120), { minItems: 1, maxItems: 8 });

/** One of several products that differ in a few attributes, such as colour. */
const Variant = Strict({
	/** Products with the same code form a group. */
	group: Text(100),
	/** Attributes in which the products of the group differ, as displayed: `{ "name": "Boja", "value": "Crna" }`. */
	options: Type.Array(Strict({ name: Text(100), value: Text(200) }), { minItems: 1, maxItems: 5 }),
});

/**
 * One product. A new product needs `title`, `category_path` and `price`. For an existing product every field but the key is optional, and
 * omitted fields are unchanged. Null clears a field. Texts are in Croatian, the language of the catalog; other languages go to
 * `translations`.
 */
export const ProductRow = Strict({
	sku: Sku,
	...PRODUCT_TEXTS,
	title: Type.Optional(PRODUCT_TEXTS.title),
	/** Default for a new product: derived from its title. The URL also contains the product's id, so slugs need not be unique. */
	slug: Type.Optional(Slug),
	/** Name of the manufacturer; created if unknown. */
	manufacturer: Clearable(Text(120)),
	/** GTIN of 8, 12, 13 or 14 digits with a correct check digit: EAN, UPC, ISBN. */
	gtin: Clearable(Type.String({ pattern: GTIN })),
	/** The manufacturer's part number. */
	mpn: Clearable(Text(70)),
	category_path: Type.Optional(CategoryPath),
	/** All attributes; existing ones that are not listed are removed. */
	attributes: Type.Optional(Type.Array(AttributeValue, { maxItems: 100 })),
	/** Attributes to set; all others stay. Not together with `attributes`. */
	set_attributes: Type.Optional(Type.Array(AttributeValue, { maxItems: 100 })),
	price: Type.Optional(PriceInput),
	/** Default for a new product: 0. */
	stock: Type.Optional(StockInput),
	/** Available to order without stock, with the days until it can be sent if the merchant promises some; null sells it from stock alone. */
	backorder: Clearable(BackorderInput),
	/** Maximum quantity per order. */
	maximum_quantity: Clearable(Type.Integer({ minimum: 1, maximum: 10_000 })),
	/** Name of one unit, for example `kom`. */
	unit: Type.Optional(Text(20)),
	/** Quantity for the unit price, such as 100 and `m` for a drum of 100 m. */
	unit_price: Clearable(Strict({ quantity: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }), unit: Text(20) })),
	/** All pictures, in order. */
	images: Type.Optional(Type.Array(ImageInput, { maxItems: 50 })),
	/** All documents. */
	documents: Type.Optional(Type.Array(DocumentInput, { maxItems: 50 })),
	variant: Clearable(Variant),
	/** The products that a bundle consists of. */
	parts: Type.Optional(Type.Array(Sku, { maxItems: 50 })),
	/** All related products, in display order. Unknown products, and those that are not for sale, are not shown. */
	related: Type.Optional(Type.Array(Relation, { maxItems: 50 })),
	/** Weight of the parcel in grams, including packaging. */
	weight_grams: Clearable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
	/** Sides of the parcel in millimetres, including packaging, in any order. Shipping methods with a largest size refuse what does not fit. */
	size_mm: Clearable(SizeMm),
	/** Too large for a normal parcel. Shipping methods can charge extra for it or refuse it. */
	bulky: Type.Optional(Type.Boolean()),
	/** VAT class; its rate is that of the shop's country. `price.vat_percent` sets it by rate. Default for new products: `standard`. */
	tax_class: Type.Optional(TaxClassName),
	/** Class on the EU energy label; shown next to every price. */
	energy_class: Clearable(EnergyClass),
	/** Label of that class: scale, picture, product information sheet. */
	energy_label: Clearable(EnergyLabelInput),
	/** Safety contacts that replace the manufacturer's (`PUT /manufacturers`). */
	safety: Clearable(SafetyInput),
	charging: Clearable(ChargingInput),
	/** Years for which the producer guarantees durability free of charge, beyond the two years of the legal guarantee. */
	durability_years: Clearable(Type.Integer({ minimum: 3, maximum: 50 })),
	/**
	 * Picture of the producer's harmonised label for that guarantee, as defined by the regulation. Shown only together with
	 * `durability_years`.
	 */
	durability_label_url: Clearable(WebAddress),
	/** Set for goods that must carry the crossed-out bin symbol. */
	disposal: Clearable(Type.Enum(['electrical', 'battery'])),
	/**
	 * How an old appliance of the same kind is taken back: `collection` at delivery, `hand_in` at a store. Shoppers choose when they order.
	 */
	take_back: Clearable(Type.Array(TakeBackWay, { minItems: 1, maxItems: 2, uniqueItems: true })),
	release_year: Clearable(RELEASE_YEAR.schema),
	/** Codes of all badges that the shop folder declares and that are given to the product by hand; badges by rule need no row. */
	badges: Type.Optional(Type.Array(Code, { maxItems: 20, uniqueItems: true })),
	/** Values of declared product fields, by name; null clears one, and others are unchanged. Shipped: `condition` (`new`, `refurbished` or `used`). */
	fields: Type.Optional(Type.Record(Type.String({ maxLength: 41 }), Type.Unknown(), { maxProperties: 100 })),
	/** Codes of all product lists that contain the product, except the list of reduced goods, which follows from prices. In a merchant's own shop, the shop fills `novo` (newest products) and `najprodavanije` (best sellers) until a row names the list; from then on it contains only products whose rows name it. */
	lists: Type.Optional(Type.Array(Code, { maxItems: 20 })),
	/** True takes the product off sale and hides it. Its orders and price history are kept; false puts it on sale again. */
	archived: Type.Optional(Type.Boolean()),
	translations: Type.Optional(byLanguage(ProductTranslation)),
});
export type ProductRow = Static<typeof ProductRow>;
