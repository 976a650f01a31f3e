import Type, { type Static } from 'typebox';
import { Moment, Money, Nullable } from './common.ts';
import { Relation } from './relation.ts';
import { TaxClassName } from './tax-class-name.ts';
import { Strict } from './text.ts';

/** Money as the shop asks it. */
const Prices = Strict({
	currency: Type.String(),
	vat_included: Type.Literal(true),
	regular: Money,
	/** Null while there is no sale. */
	sale: Nullable(Money),
	/** Lowest price of the 30 days before the sale, from the history; null where there is no sale or no history. */
	lowest_30_days: Nullable(Money),
	/** Whether pages show the sale as a reduction: only below the lowest price of 30 days. */
	shown_as_reduced: Type.Boolean(),
	/** Prices to come. */
	planned: Type.Array(
		Strict({ at: Moment, kind: Type.Union([Type.Literal('regular'), Type.Literal('sale'), Type.Literal('sale_end')]), amount: Nullable(Money) }),
	),
});

/** A product as the shop has it. */
export const ProductView = Strict({
	sku: Type.String(),
	/** Number of the product in the shop's addresses. */
	id: Type.Integer(),
	url: Type.String(),
	title: Type.String(),
	short_description: Nullable(Type.String()),
	description: Nullable(Type.String()),
	manufacturer: Nullable(Type.String()),
	gtin: Nullable(Type.String()),
	mpn: Nullable(Type.String()),
	category_path: Type.Array(Type.String()),
	attributes: Type.Array(Strict({ code: Type.String(), name: Type.String(), value: Type.String(), unit: Nullable(Type.String()), group: Type.String() })),
	price: Prices,
	stock: Strict({ quantity: Type.Integer(), locations: Type.Array(Strict({ location: Type.String(), quantity: Type.Integer() })) }),
	images: Type.Array(
		Strict({
			...{ url: Nullable(Type.String()), file: Nullable(Type.String()), media: Nullable(Type.String()), alt: Nullable(Type.String()) },
			/** `waiting` to be fetched; `failed` for `reason`, retried when a row names it again. */
			state: Type.Union([Type.Literal('waiting'), Type.Literal('stored'), Type.Literal('failed')]),
			reason: Nullable(Type.String()),
			/** Of the picture that pages show. A failed source keeps the picture it had before. */
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
	bulky: Type.Boolean(),
	tax_class: TaxClassName,
	archived: Type.Boolean(),
	/** In lists and for sale: neither it nor its category or manufacturer is hidden. */
	listed: Type.Boolean(),
	updated_at: Moment,
});
export type ProductView = Static<typeof ProductView>;
