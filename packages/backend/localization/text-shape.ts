import { originOf, type TextOrigin } from '@titraj/contract/localized.ts';
import { fieldsOf, keyword } from '@titraj/contract/reading/schema-parts.ts';
import type { TSchema } from 'typebox';

/** What a schema says about the texts of its values. */
export interface TextShape {
	/** Set for a text that is translated. */
	readonly origin: TextOrigin | undefined;
	readonly fields: ReadonlyMap<string, TextShape>;
	/** Shape of a list's items. */
	readonly items: TextShape | undefined;
}

/** Shape of values that no schema describes. */
export const NO_TEXTS: TextShape = { origin: undefined, fields: new Map(), items: undefined };

const known = new WeakMap<TSchema, TextShape>();

/** Shape of a schema. The options of a union are taken together. */
export function toTextShape(schema: TSchema): TextShape {
	const shape = known.get(schema) ?? compile(schema);
	known.set(schema, shape);
	return shape;
}

function compile(schema: TSchema): TextShape {
	const items = keyword<TSchema>(schema, 'items');
	const own: TextShape = {
		origin: originOf(schema),
		fields: new Map(Object.entries(fieldsOf(schema)?.properties ?? {}).map(([name, child]) => [name, toTextShape(child)])),
		items: items && toTextShape(items),
	};
	return (keyword<readonly TSchema[]>(schema, 'anyOf') ?? []).map(toTextShape).reduce(merge, own);
}

function merge(one: TextShape, other: TextShape): TextShape {
	const fields = new Map(one.fields);
	for (const [name, shape] of other.fields) {
		const same = fields.get(name);
		fields.set(name, same === undefined || same === shape ? shape : merge(same, shape));
	}
	const items = one.items && other.items ? merge(one.items, other.items) : (one.items ?? other.items);
	return { origin: one.origin ?? other.origin, fields, items };
}

/** Names of the fields in which an entity's own texts are, by its schema in responses. Lists of texts are not among them. */
export const ownTextsOf = (schema: TSchema): string[] =>
	[...toTextShape(schema).fields].flatMap(([name, { origin, items }]) => (origin !== undefined && 'isOwn' in origin && items === undefined ? [name] : []));
