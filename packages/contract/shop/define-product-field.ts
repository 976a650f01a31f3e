import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** A value as a row of the specifications; it is also a facet where it distinguishes products, and a row of the comparison. */
interface FieldAttribute<Value> {
	/** Code of the attribute: lower-case letters, digits, underscores. */
	readonly code: string;
	/** Title in Croatian. Other languages translate it like every attribute's. */
	readonly title: string;
	/** Heading of its group in the specifications. */
	readonly group: string;
	readonly unit?: string;
	/** Text of a value in Croatian; by default the value itself. */
	readonly text?: (value: Value) => string;
	/** Whether product cards show it, among the three key attributes. */
	readonly onCards?: boolean;
}

/** A part of the product's page. It is rendered on the server: it has no state and no handlers. */
type FieldComponent = () => Promise<{ default(props: { readonly value: unknown }): unknown }>;

interface FieldFacts {
	/** Name in the merchant API, in answers and in storage: lower-case letters, digits, underscores. It never changes. */
	readonly name: string;
	/** Meaning and unit, for the reference. */
	readonly about: string;
	/** Names of its column in feeds by language, the usual one first; in lower case, without diacritics and punctuation. */
	readonly importColumns?: Readonly<Record<string, readonly string[]>>;
	/** Shows it on the product's page, in a `.tsx` file of its own that only pages load. */
	readonly component?: FieldComponent;
}

/** A piece of data of products, declared once. */
interface FieldDeclaration<Schema extends TSchema> extends FieldFacts {
	/** Valid values; the merchant API refuses others. */
	readonly schema: Schema;
	/** Value of a feed's text; by default a number, a boolean or the text, as the schema says. Undefined if it is none. */
	readonly parse?: (text: string) => unknown;
	readonly attribute?: FieldAttribute<Static<Schema>>;
	/** Attribute of the merchant feed, without `g:`, such as `custom_label_1`. */
	readonly feed?: { readonly attribute: string; readonly text?: (value: Static<Schema>) => string };
	/** Properties of schema.org's Product. */
	readonly jsonLd?: (value: Static<Schema>) => Readonly<Record<string, unknown>>;
}

/** An attribute of a product that a field results in. */
export interface AttributeOfField {
	readonly code: string;
	readonly title: string;
	readonly group: string;
	readonly value: string;
	readonly unit?: string;
	readonly number?: number;
	readonly special?: true;
}

/** A declared field. Its functions take any value, and nothing comes of one that its schema refuses. */
export interface ProductField<Schema extends TSchema = TSchema> extends FieldFacts {
	readonly schema: Schema;
	/** Code of its attribute. */
	readonly attributeCode: string | undefined;
	/** Value of a feed's text; undefined if the schema refuses it. */
	parse(text: string): unknown;
	toAttribute(value: unknown): AttributeOfField | null;
	/** Name and text in the merchant feed. */
	toFeed(value: unknown): readonly [attribute: string, text: string] | null;
	toJsonLd(value: unknown): Readonly<Record<string, unknown>>;
}

const NAME = /^[a-z][a-z0-9_]{0,40}$/;

/** Declares a field of products (docs/adding.md). Throws for a name that the API cannot have. */
export function defineProductField<Schema extends TSchema>(field: FieldDeclaration<Schema>): ProductField<Schema> {
	const { name, schema, attribute, feed, jsonLd, parse = parserOf(schema), ...facts } = field;
	for (const named of [name, attribute?.code ?? name])
		if (!NAME.test(named)) throw new Error(`The product field "${name}" needs names of lower-case letters, digits and underscores, not "${named}".`);
	return {
		...facts,
		name,
		schema,
		attributeCode: attribute?.code,
		parse(text) {
			const value = parse(text);
			return Check(schema, value) ? value : undefined;
		},
		toAttribute(value) {
			if (attribute === undefined || !Check(schema, value)) return null;
			const { code, title, group, unit, text = String, onCards } = attribute;
			return {
				...{ code, title, group, value: text(value) },
				...(unit !== undefined && { unit }),
				...(typeof value === 'number' && { number: value }),
				...(onCards && { special: true }),
			};
		},
		toFeed: (value) => (feed && Check(schema, value) ? [feed.attribute, (feed.text ?? String)(value)] : null),
		toJsonLd: (value) => (jsonLd && Check(schema, value) ? jsonLd(value) : {}),
	};
}

const YES = /^(1|true|yes|da|ja|si|sì|sí|oui)$/i;

function parserOf(schema: TSchema): (text: string) => unknown {
	const type: unknown = Reflect.get(schema, 'type');
	if (type === 'integer' || type === 'number') return (text) => Number(text.trim().replace(',', '.'));
	if (type === 'boolean') return (text) => YES.test(text.trim());
	return (text) => text.trim();
}
