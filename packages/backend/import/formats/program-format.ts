import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { MappingSchema } from '../mapping/mapping-file.ts';

const Column = Type.String({ minLength: 1 });
const Values = Type.Array(Type.String());
const Words = Type.Record(Type.String(), Values);
const rule = <Shape extends Parameters<typeof Type.Object>[0]>(shape: Shape) => Type.Object(shape, { additionalProperties: false });
/** A column with one of these values, in lower case, or one of its comma-separated words. */
const Cell = rule({ column: Column, values: Values });

/** Columns that list attributes: entries as text, or lists of names and values, or the named parts of an object or, without a column, of the row. */
const Attributes = rule({
	column: Type.Optional(Column),
	entry: Type.Optional(Type.String()),
	pair: Type.Optional(Type.String()),
	/** Whether an entry begins with the heading of its attribute: `Izrada:Potplat:guma`. */
	headed: Type.Optional(Type.Boolean()),
	names: Type.Optional(Type.Record(Type.String(), Type.String())),
	/** A regular expression with the groups `name` and `value`, for entries that separators do not tell apart. */
	pattern: Type.Optional(Type.String()),
	/** Columns that have the name of an attribute after these words: `product_attribute_Material`. */
	prefix: Type.Optional(Column),
	/** Whether they tell the products of a family apart. */
	as: Type.Optional(Type.Literal('options')),
});

/** Columns with a number in their names: the first has the name of an attribute, the second its value. `options` tell the products of a family apart. */
const Numbered = rule({
	name: Column,
	value: Column,
	as: Type.Enum(['options', 'attributes']),
	/** Separator of the choices that the row of a product lists: they are attributes if it has no rows of variants. */
	choices: Type.Optional(Type.String()),
});

/** A product in several rows, one after the other: the first has its texts, each variant and each further picture has a row. */
const Rows = rule({
	/** The same in all rows of a product, or empty in all but the first. Not needed if `kinds` says which row begins a product. */
	by: Type.Optional(Column),
	/** What a row is. A product that is followed by rows of variants is no product itself, and rows of other kinds have at most a picture. */
	kinds: Type.Optional(
		rule({
			column: Column,
			product: Values,
			variant: Values,
			/** Rows of other kinds that change a product in a way that is not read, if this column has a value: they are refused, so that nobody misses it. */
			unread: Type.Optional(rule({ values: Values, column: Column, reason: Type.String() })),
		}),
	),
	/** Columns that a row does not take from the first one if it leaves them empty; `Variant *` are all that begin so. */
	own: Values,
	/** A later row without any of these is none of a variant. */
	needs: Values,
	/** Columns that belong together: a row with the first one of its own takes none of the others. */
	pairs: Type.Optional(Type.Array(Values)),
	/** Pictures of all rows, written to `to`; that of the variant, `first`, comes before them. */
	pictures: Type.Optional(rule({ column: Column, first: Type.Optional(Column), to: Column })),
});

/** Rows that name their parent, from which they inherit what they leave empty. A parent is no product itself. */
const Parents = rule({
	/** Codes by which rows name a parent: `MAJ`, or `id:12`. The first that is not empty is the name of the family. */
	ids: Type.Array(rule({ column: Column, prefix: Type.Optional(Type.String()) }), { minItems: 1 }),
	parent: Column,
	inherited: Values,
	/** Rows that are parents even if no row names them. */
	kinds: Type.Optional(Cell),
	/** Columns that are those of the parent if the cell has one of the values. */
	borrowed: Type.Optional(rule({ column: Column, values: Values, columns: Values })),
	/** Whether a row whose parent is not in the file is refused. */
	required: Type.Optional(Type.Boolean()),
});

/** Columns and rules of a program's export. A new program is one file of this form in `programs/`, named in `programs.ts`. */
const ProgramFormat = rule({
	name: Type.String(),
	/** XML: names of the elements that hold a product, `*` for any, which may be a table, too. Without it the format is a table. */
	elements: Type.Optional(Values),
	/** Names of columns or elements in files, by the name that the rest of this file uses. A number in a name is any number. */
	columns: Words,
	/** The same in other languages. */
	languages_of_columns: Type.Optional(Type.Array(Words)),
	/** Columns of a complete export in their order, by which it is known in any language: see `find-columns.ts`. */
	order: Type.Optional(rule({ columns: Values, with_units: Values, optional: Type.Optional(Words) })),
	/** Columns by which the format is recognised: all of them, and one of each further group. */
	needs: Values,
	any: Type.Optional(Type.Array(Values)),
	/** Further ones, if the names are not those of `columns`. */
	needs_translated: Type.Optional(Values),
	mapping: MappingSchema,
	/** Values that say nothing, by column, in lower case. */
	nothing: Type.Optional(Words),
	/** Line ends are written as `\n`, commas as `\,`. */
	escaped: Type.Optional(rule({ lines: Values, texts: Values })),
	/** Cells that mean something else in some rows: they move to another column. */
	moved: Type.Optional(Type.Array(rule({ column: Column, to: Column, if: Cell }))),
	/** Times without a zone are UTC. */
	utc: Type.Optional(Values),
	rows: Type.Optional(Rows),
	parents: Type.Optional(Parents),
	/** A column of parents that lists their variants: `sku=A,size=S|sku=B,size=M`. */
	variations: Type.Optional(rule({ column: Column, code: Type.String(), parent: Column })),
	/** The code of a row without a sku: `ID-12`, or a handle with the options of the row. */
	code: Type.Optional(rule({ column: Column, prefix: Type.Optional(Type.String()), options: Type.Optional(Type.Boolean()) })),
	/** Of several categories the deepest one is used, without the roots that every path has. Written to `to`, `category` by default. */
	category: Type.Optional(
		rule({ column: Column, to: Type.Optional(Column), entry: Type.String(), part: Type.String(), or: Type.Optional(Type.String()), roots: Values }),
	),
	attributes: Type.Optional(Type.Array(Attributes)),
	numbered: Type.Optional(Numbered),
	/** Attributes in which the products of a group differ. */
	options: Type.Optional(Values),
	/** Lists of the values of columns, each with any number. */
	gathered: Type.Optional(Words),
	/** Separators of lists of pictures. */
	lists: Type.Optional(Type.Record(Type.String(), Type.String())),
	/** Address of the folder of pictures that a column names without one. */
	folders: Type.Optional(Type.Record(Type.String(), Type.String())),
	/** Columns of texts per language: `name(en-gb)`. The shop's language is the text, others are translations. */
	languages: Type.Optional(Values),
	/** Numbers whose unit is in another column. */
	units: Type.Optional(Type.Array(rule({ column: Column, unit: Column, to: Column }))),
	/** Numbers with their unit in one text, for two columns. */
	split: Type.Optional(rule({ column: Column, number: Column, unit: Column })),
	/** Measures that become attributes with the unit of another column. */
	measures: Type.Optional(rule({ columns: Type.Record(Type.String(), Type.String()), unit: Column })),
	/** Dates written month first. */
	dates: Type.Optional(rule({ columns: Values, order: Type.Literal('mdy') })),
	/** A price (the first of several above zero) and, if it is higher, the one before a reduction; only while `if` holds. */
	before: Type.Optional(rule({ price: Type.Union([Column, Values]), before: Column, regular: Column, reduced: Column, if: Type.Optional(Cell) })),
	/** A price that is the first column plus the second, written to the first. */
	surcharge: Type.Optional(rule({ price: Column, amount: Column })),
	/** A reduction by an amount or a percentage, written to `discounted price`. */
	discount: Type.Optional(rule({ prices: Values, amount: Column, percent: Column })),
	/** Goods without VAT: writes the value to `vat`. */
	exempt: Type.Optional(Cell),
	/** Values with which a product is not for sale, or values other than `not`; `except` variants of a parent. A variant is hidden with its parent. */
	hidden: Type.Optional(
		Type.Array(rule({ column: Column, values: Type.Optional(Values), not: Type.Optional(Values), except: Type.Optional(Type.Literal('variants')) })),
	),
	/** Values with which the stock is not counted: the product is available without a number. */
	untracked: Type.Optional(rule({ column: Column, values: Values, unless: Type.Optional(Cell) })),
	/** Values with which a product is sold without stock, and those with which it is not; others say nothing: the shop's terms stay. */
	backorders: Type.Optional(Type.Array(rule({ column: Column, values: Values, no: Type.Optional(Values) }))),
	/** Rows that are no products. */
	refused: Type.Optional(Type.Array(rule({ column: Column, values: Type.Optional(Values), not: Type.Optional(Values), reason: Type.String() }))),
});
export type ProgramFormat = Static<typeof ProgramFormat>;

const check = Compile(ProgramFormat);

/** A format that ships with the shop; throws if it is written wrongly. */
export function toProgramFormat(value: unknown): ProgramFormat {
	if (check.Check(value)) return value;
	const [error] = check.Errors(value);
	throw new Error(`A program's format is wrong: ${error?.instancePath} ${error?.message}`);
}
