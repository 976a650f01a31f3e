import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { DocumentInput } from '../../merchant-api/schemas/media.ts';
import { byLanguage } from '../../merchant-api/schemas/translations.ts';
import { FeedError } from '../source/feed-error.ts';
import { readWholeFile } from '../source/require-regular-file.ts';
import { withoutComments } from '../values/without-comments.ts';
import { FIELDS, TRANSLATED_FIELDS, type TranslatedField } from './fields.ts';

/** An object with any of the fields and no others. */
const fieldsOf = <Schema extends TSchema>(schema: Schema) =>
	Type.Object(Object.fromEntries(FIELDS.map((name) => [name, Type.Optional(schema)])), { additionalProperties: false });

const Columns = Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })]);

/** How an attribute of the feed is displayed; defaults are derived from its values. */
const AttributeMapping = Type.Object(
	{
		name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
		unit: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
		group: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
		/** Whether it is shown on product cards. */
		highlight: Type.Optional(Type.Boolean()),
	},
	{ additionalProperties: false },
);

/** Title and language of the documents in a column. */
const DocumentMapping = Type.Object({ title: DocumentInput.properties.title, lang: DocumentInput.properties.lang }, { additionalProperties: false });

/** Columns with a product's texts in another language. */
const TranslationColumns = Type.Object(
	Object.fromEntries(TRANSLATED_FIELDS.map((name) => [name, Type.Optional(Columns)])) as Record<TranslatedField, Type.TOptional<typeof Columns>>,
	{ additionalProperties: false },
);

/** Meaning of a feed's columns, as written by the merchant (docs/import.md). */
export const MappingSchema = Type.Object(
	{
		/** Source of the data, shown on the shop's pages if the licence requires it. */
		source: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
		columns: fieldsOf(Columns),
		/** Columns of declared product fields, by the name of the field. */
		fields: Type.Optional(Type.Record(Type.String(), Columns)),
		/** Values of fields without a column. */
		defaults: Type.Optional(fieldsOf(Type.String())),
		/**
		 * By column or key, optionally only for one category of the feed (`Monitor.size`). Null leaves an attribute out. The order is the
		 * display order.
		 */
		attributes: Type.Optional(Type.Record(Type.String(), Type.Union([AttributeMapping, Type.Null()]))),
		/** Columns that the import leaves aside, with the reason. */
		not_used: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 300 }))),
		/** Whether columns that are not in this file are attributes. */
		other_attributes: Type.Optional(Type.Boolean()),
		/** Attribute values that count as empty, such as `0` or `unknown`; case-insensitive. */
		empty_values: Type.Optional(Type.Array(Type.String())),
		/** Replacements for attribute values, by the feed's word. */
		words: Type.Optional(Type.Record(Type.String(), Type.String({ minLength: 1, maxLength: 500 }))),
		/** The shop's category path (`Audio > Slušalice`) by that of the feed; null leaves out its products. */
		categories: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String({ minLength: 1 }), Type.Null()]))),
		/** Columns of the levels below `category`, from the root down. */
		category_levels: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 7 })),
		/** Documents by the column that contains their URLs or files. */
		documents: Type.Optional(Type.Record(Type.String({ minLength: 1 }), DocumentMapping)),
		/** Location (`warehouse` or the code of a store) by the column that contains its quantity. */
		stock_locations: Type.Optional(Type.Record(Type.String({ minLength: 1 }), Type.String({ minLength: 1, maxLength: 100 }))),
		/** Columns of texts in other languages, by the shop's language code. */
		translations: Type.Optional(byLanguage(TranslationColumns)),
		/** Separator of the parts of a category path. */
		category_separator: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
		decimal: Type.Optional(Type.Union([Type.Literal(','), Type.Literal('.')])),
		currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
		/** Exchange rates: one unit of another currency in the shop's currency, as a decimal: `{ "USD": "0.92" }`. */
		rates: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,12})?$' }))),
		vat_included: Type.Optional(Type.Boolean()),
		vat_percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
		/** VAT rates by the feed's names for them: `{ "reduced-rate": 5 }`. */
		vat_rates: Type.Optional(Type.Record(Type.String({ minLength: 1 }), Type.Number({ minimum: 0, maximum: 100 }))),
		/** Quantity for products that are `in stock` without a number. */
		in_stock_quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
	},
	{ additionalProperties: false },
);
export type MappingFile = Static<typeof MappingSchema>;

const check = Compile(MappingSchema);

/** Reads a mapping file; throws a `FeedError` that lists its errors. */
export async function readMappingFile(file: string): Promise<MappingFile> {
	const value = parse(file, (await readWholeFile(file)).toString('utf8'));
	if (check.Check(value)) return value;
	const errors = check.Errors(value).slice(0, 3);
	throw new FeedError(
		`${file} is no mapping: ${errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`).join('; ')}. docs/import.md lists what it may hold.`,
	);
}

function parse(file: string, text: string): unknown {
	try {
		return JSON.parse(withoutComments(text.replace(/^\ufeff/, '')));
	} catch (error) {
		throw new FeedError(`${file} is not JSON: ${error instanceof Error ? error.message : error}.`);
	}
}
