import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { MappingSchema } from '../mapping/mapping-file.ts';

const Column = Type.String({ minLength: 1 });
const Values = Type.Array(Type.String());
const Cell = Type.Object({ column: Column, values: Values }, { additionalProperties: false });

/** Columns and rules of a program's export. A new program is one file of this form in `programs/`, named in `programs.ts`. */
const ProgramFormat = Type.Object(
	{
		name: Type.String(),
		/** XML: name of the element that holds a product. Without it the format is a table. */
		element: Type.Optional(Column),
		/** Names of columns or elements in files, by the name that the rest of this file uses. */
		columns: Type.Record(Type.String(), Values),
		/** Columns by which the format is recognised: all of them. */
		needs: Values,
		mapping: MappingSchema,
		/** The code of a row without a sku: `ID-12`. */
		code: Type.Optional(Type.Object({ column: Column, prefix: Type.String() }, { additionalProperties: false })),
		/** Of several categories the deepest one is used, without the roots that every path has. Written to `to`, `category` by default. */
		category: Type.Optional(
			Type.Object(
				{ column: Column, to: Type.Optional(Column), entry: Type.String(), part: Type.String(), or: Type.Optional(Type.String()), roots: Values },
				{ additionalProperties: false },
			),
		),
		/** Columns that list attributes: entries as text, or lists of names and values, or the named parts of an object. */
		attributes: Type.Optional(
			Type.Array(
				Type.Object(
					{
						column: Column,
						entry: Type.Optional(Type.String()),
						pair: Type.Optional(Type.String()),
						names: Type.Optional(Type.Record(Type.String(), Type.String())),
					},
					{ additionalProperties: false },
				),
			),
		),
		/** Attributes in which the products of a group differ. */
		options: Type.Optional(Values),
		/** Separators of lists of pictures. */
		lists: Type.Optional(Type.Record(Type.String(), Type.String())),
		/** Columns of texts per language: `name(en-gb)`. The shop's language is the text, others are translations. */
		languages: Type.Optional(Values),
		/** Numbers whose unit is in another column. */
		units: Type.Optional(Type.Array(Type.Object({ column: Column, unit: Column, to: Column }, { additionalProperties: false }))),
		/** Measures that become attributes with the unit of another column. */
		measures: Type.Optional(Type.Object({ columns: Type.Record(Type.String(), Type.String()), unit: Column }, { additionalProperties: false })),
		/** Dates written month first. */
		dates: Type.Optional(Type.Object({ columns: Values, order: Type.Literal('mdy') }, { additionalProperties: false })),
		/** A price and, if it is higher, the one before a reduction. */
		before: Type.Optional(Type.Object({ price: Column, before: Column, regular: Column, reduced: Column }, { additionalProperties: false })),
		/** A reduction by an amount or a percentage, written to `discounted price`. */
		discount: Type.Optional(Type.Object({ prices: Values, amount: Column, percent: Column }, { additionalProperties: false })),
		/** Goods without VAT: writes the first value to `vat`. */
		exempt: Type.Optional(Cell),
		/** Values with which a product is not for sale; `except` variants of a parent. */
		hidden: Type.Optional(
			Type.Array(Type.Object({ column: Column, values: Values, except: Type.Optional(Type.Literal('variants')) }, { additionalProperties: false })),
		),
		/** Values with which the stock is not counted: the product is available without a number. */
		untracked: Type.Optional(Type.Object({ column: Column, values: Values, unless: Type.Optional(Cell) }, { additionalProperties: false })),
		/** Values with which a product is sold without stock. */
		backorders: Type.Optional(Cell),
		/** Rows that are no products. */
		refused: Type.Optional(
			Type.Array(
				Type.Object({ column: Column, values: Type.Optional(Values), not: Type.Optional(Values), reason: Type.String() }, { additionalProperties: false }),
			),
		),
		/** Rows that name their parent, from which they inherit what they leave empty. A parent is no product itself. */
		parents: Type.Optional(Type.Object({ id: Column, parent: Column, inherited: Values }, { additionalProperties: false })),
		/** A column of parents that lists their variants: `sku=A,size=S|sku=B,size=M`. */
		variations: Type.Optional(Type.Object({ column: Column, code: Type.String(), parent: Column }, { additionalProperties: false })),
	},
	{ additionalProperties: false },
);
export type ProgramFormat = Static<typeof ProgramFormat>;

const check = Compile(ProgramFormat);

/** A format that ships with the shop; throws if it is written wrongly. */
export function toProgramFormat(value: unknown): ProgramFormat {
	if (check.Check(value)) return value;
	const [error] = check.Errors(value);
	throw new Error(`A program's format is wrong: ${error?.instancePath} ${error?.message}`);
}
