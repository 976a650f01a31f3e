import type { TSchema } from 'typebox';

/** A JSON Schema keyword of a schema; undefined if it is missing. */
export function keyword<T>(schema: TSchema, name: string): T | undefined {
	return Reflect.get(schema, name) as T | undefined;
}

export interface Fields {
	readonly properties: Readonly<Record<string, TSchema>>;
	readonly required: ReadonlySet<string>;
}

const known = new WeakMap<TSchema, Fields>();

/** Fields of an object's schema; null for any other schema. */
export function fieldsOf(schema: TSchema): Fields | null {
	const properties = keyword<Fields['properties']>(schema, 'properties');
	if (!properties) return null;
	const fields = known.get(schema) ?? { properties, required: new Set(keyword<readonly string[]>(schema, 'required')) };
	known.set(schema, fields);
	return fields;
}

export interface Options {
	/** Without null. */
	readonly choices: readonly TSchema[];
	readonly isNullable: boolean;
	/** Each choice is a literal. */
	readonly isEnum: boolean;
	/** Field whose literal distinguishes the objects; null if there is none. */
	readonly tag: string | null;
}

/** The options of a union, with nested unions flattened; null for any other schema. */
export function optionsOf(schema: TSchema): Options | null {
	const all = flatten(schema);
	if (all.length < 2) return null;
	const choices = all.filter((choice) => keyword(choice, 'type') !== 'null');
	return { choices, isNullable: choices.length < all.length, isEnum: choices.every(isLiteral), tag: tagOf(choices) };
}

function flatten(schema: TSchema): readonly TSchema[] {
	return keyword<readonly TSchema[]>(schema, 'anyOf')?.flatMap(flatten) ?? [schema];
}

function tagOf(choices: readonly TSchema[]): string | null {
	const first = choices.length > 1 && choices[0] ? fieldsOf(choices[0]) : null;
	const isTag = (name: string) => choices.every((choice) => isLiteral(fieldsOf(choice)?.properties[name] ?? {}));
	return Object.keys(first?.properties ?? {}).find(isTag) ?? null;
}

const isLiteral = (schema: TSchema): boolean => keyword(schema, 'const') !== undefined;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
