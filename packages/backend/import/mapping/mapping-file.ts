import { readFile } from 'node:fs/promises';
import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { DocumentInput } from '../../merchant-api/schemas/media.ts';
import { byLanguage } from '../../merchant-api/schemas/translations.ts';
import { FeedError } from '../source/feed-error.ts';
import { FIELDS, TRANSLATED_FIELDS, type TranslatedField } from './fields.ts';

/** An object that may have any of the fields, and nothing else. */
const fieldsOf = <Schema extends TSchema>(schema: Schema) =>
	Type.Object(Object.fromEntries(FIELDS.map((name) => [name, Type.Optional(schema)])), { additionalProperties: false });

const Columns = Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })]);

/** How an attribute of the feed is shown; what is left out follows from its values. */
const AttributeMapping = Type.Object(
	{
		name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
		unit: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
		group: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
		/** Stands on the card. */
		highlight: Type.Optional(Type.Boolean()),
	},
	{ additionalProperties: false },
);
export type AttributeMapping = Static<typeof AttributeMapping>;

/** Title and language of the documents of one column. */
const DocumentMapping = Type.Object({ title: DocumentInput.properties.title, lang: DocumentInput.properties.lang }, { additionalProperties: false });

/** Columns of a product's texts in another language. */
const TranslationColumns = Type.Object(
	Object.fromEntries(TRANSLATED_FIELDS.map((name) => [name, Type.Optional(Columns)])) as Record<TranslatedField, Type.TOptional<typeof Columns>>,
	{ additionalProperties: false },
);

/** What the columns of a feed mean, as a merchant writes it down (docs/import.md). */
const MappingFile = Type.Object(
	{
		/** Named on the shop's pages where the licence of the data asks for it. */
		source: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
		columns: fieldsOf(Columns),
		/** Values of fields that no column has. */
		defaults: Type.Optional(fieldsOf(Type.String())),
		/** By column or key, also of one category of the feed alone (`Monitor.size`). Null leaves one out. They are shown in this order. */
		attributes: Type.Optional(Type.Record(Type.String(), Type.Union([AttributeMapping, Type.Null()]))),
		/** Whether columns that the file does not name are attributes. */
		other_attributes: Type.Optional(Type.Boolean()),
		/** Attribute values that say nothing, such as `0` or `unknown`, without regard to case. */
		empty_values: Type.Optional(Type.Array(Type.String())),
		/** Words of attribute values by those of the feed. */
		words: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 500 }))),
		/** The shop's path (`Audio > Slušalice`) by the feed's; null leaves its products out. */
		categories: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String({ minLength: 1 }), Type.Null()]))),
		/** Documents by the column of their addresses or files. */
		documents: Type.Optional(Type.Record(Type.String({ minLength: 1 }), DocumentMapping)),
		/** Location (`warehouse` or the code of a store) by the column of its pieces. */
		stock_locations: Type.Optional(Type.Record(Type.String({ minLength: 1 }), Type.String({ minLength: 1, maxLength: 100 }))),
		/** Columns of texts in other languages, by the shop's language codes. */
		translations: Type.Optional(byLanguage(TranslationColumns)),
		/** What parts of a path are split by. */
		category_separator: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
		decimal: Type.Optional(Type.Union([Type.Literal(','), Type.Literal('.')])),
		currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
		/** The shop's currency for one unit of another, as a decimal: `{ "USD": "0.92" }`. */
		rates: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,12})?$' }))),
		vat_included: Type.Optional(Type.Boolean()),
		vat_percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
		/** VAT rates by the feed's words for them: `{ "reduced-rate": 5 }`. */
		vat_rates: Type.Optional(Type.Record(Type.String({ minLength: 1 }), Type.Number({ minimum: 0, maximum: 100 }))),
		/** Pieces where the feed says `in stock` and no number. */
		in_stock_quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
	},
	{ additionalProperties: false },
);
export type MappingFile = Static<typeof MappingFile>;

const check = Compile(MappingFile);

/** Reads a mapping file; throws a `FeedError` that names what is wrong in it. */
export async function readMappingFile(file: string): Promise<MappingFile> {
	const value = parse(file, await readFile(file, 'utf8'));
	if (check.Check(value)) return value;
	const errors = check.Errors(value).slice(0, 3);
	throw new FeedError(
		`${file} is no mapping: ${errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')}. docs/import.md lists what it may hold.`,
	);
}

function parse(file: string, text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ''));
	} catch (error) {
		throw new FeedError(`${file} is not JSON: ${error instanceof Error ? error.message : error}.`);
	}
}
