import Type, { type Static } from 'typebox';
import { Moment, Money, Nullable } from './common.ts';
import { SafetyInput } from './product-safety.ts';
import { Relation } from './relation.ts';
import { SizeMm } from './size-mm.ts';
import { TaxClassName } from './tax-class-name.ts';
import { Strict } from './text.ts';

/** Current and planned prices. */
const Prices = Strict({
	currency: Type.String(),
	vat_included: Type.Literal(true),
	regular: Money,
	/** The product's own; null if there is none. */
	sale: Nullable(Money),
	/** What a campaign asks at present; the lower of the two counts. */
	campaign: Nullable(Money),
	/** Lowest price of the 30 days before the sale, from the price history; null if there is no sale or no history. */
	lowest_30_days: Nullable(Money),
	/** Whether pages show the sale as a reduction: only if it is below the lowest price of 30 days. */
	shown_as_reduced: Type.Boolean(),
	/** Future price changes. */
	planned: Type.Array(
		Strict({ at: Moment, kind: Type.Union([Type.Literal('regular'), Type.Literal('sale'), Type.Literal('sale_end')]), amount: Nullable(Money) }),
	),
});

/** A product as stored in the shop. */
export const ProductView = Strict({
	sku: Type.String(),
	/** Product id in the shop's URLs. */
	id: Type.Integer(),
	url: Type.String(),
	title: Type.String(),
	short_description: Nullable(Type.String()),
	description: Nullable(Type.String()),
	manufacturer: Nullable(Type.String()),
	gtin: Nullable(Type.String()),
	mpn: Nullable(Type.String()),
	category_path: Type.Array(Type.String()),
	attributes: Type.Array(
		Strict({
			...{ code: Type.String(), name: Type.String(), value: Type.String(), unit: Nullable(Type.String()), group: Type.String() },
			/** The value as a number; null for a text or a yes/no. */
			number: Nullable(Type.Number()),
			highlight: Type.Boolean(),
		}),
	),
	seo_description: Nullable(Type.String()),
	/** Name of one unit. */
	unit: Type.String(),
	unit_price: Nullable(Strict({ quantity: Type.Number(), unit: Type.String() })),
	/** Maximum quantity per order. */
	maximum_quantity: Nullable(Type.Integer()),
	energy_class: Nullable(Type.String()),
	energy_label: Nullable(
		Strict({
			...{ best: Type.String(), worst: Type.String() },
			...{ label_url: Nullable(Type.String()), sheet_url: Nullable(Type.String()), eprel_id: Nullable(Type.String()) },
		}),
	),
	/** Safety contacts of its own; null if those of the manufacturer count. */
	safety: Nullable(SafetyInput),
	safety_warnings: Nullable(Type.String()),
	price: Prices,
	stock: Strict({ quantity: Type.Integer(), locations: Type.Array(Strict({ location: Type.String(), quantity: Type.Integer() })) }),
	/** Null if it is sold from stock alone; `days`: until it can be sent without stock, null for no promise. */
	backorder: Nullable(Strict({ days: Nullable(Type.Integer()) })),
	images: Type.Array(
		Strict({
			...{ url: Nullable(Type.String()), file: Nullable(Type.String()), media: Nullable(Type.String()), alt: Nullable(Type.String()) },
			/** `waiting` to be fetched; `failed` for `reason`, retried when a row contains it again. */
			state: Type.Union([Type.Literal('waiting'), Type.Literal('stored'), Type.Literal('failed')]),
			reason: Nullable(Type.String()),
			/** The picture that pages show. If fetching fails, the previous picture is kept. */
			shown: Nullable(Strict({ media: Type.String(), width: Type.Integer(), height: Type.Integer() })),
		}),
	),
	documents: Type.Array(
		Strict({
			title: Type.String(),
			lang: Nullable(Type.String()),
			...{ url: Nullable(Type.String()), file: Nullable(Type.String()), media: Nullable(Type.String()) },
			/** `linked`: not a PDF, so pages link to its URL. */
			state: Type.Union([Type.Literal('waiting'), Type.Literal('stored'), Type.Literal('linked'), Type.Literal('failed')]),
			reason: Nullable(Type.String()),
		}),
	),
	variant: Nullable(Strict({ group: Type.String(), options: Type.Array(Strict({ name: Type.String(), value: Type.String() })) })),
	parts: Type.Array(Type.String()),
	related: Type.Array(Relation),
	weight_grams: Nullable(Type.Integer()),
	/** Sides in millimetres with packaging. */
	size_mm: Nullable(SizeMm),
	/** Badges of the shop folder: `given` by hand, and all that are `shown`, those by rule included. */
	badges: Strict({ given: Type.Array(Type.String()), shown: Type.Array(Type.String()) }),
	/** Values of declared product fields, by name. */
	fields: Type.Record(Type.String(), Type.Unknown()),
	bulky: Type.Boolean(),
	tax_class: TaxClassName,
	archived: Type.Boolean(),
	/** Listed and for sale: neither the product nor its category or manufacturer is hidden. */
	listed: Type.Boolean(),
	updated_at: Moment,
});
export type ProductView = Static<typeof ProductView>;
