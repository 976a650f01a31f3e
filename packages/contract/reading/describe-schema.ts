import type { TSchema } from 'typebox';
import { fieldsOf, keyword, optionsOf } from './schema-parts.ts';

/** Describes a schema to readers who do not know JSON Schema. */
export function describeSchema(schema: TSchema): string {
	const options = optionsOf(schema);
	if (options) return describeOptions(options);
	const literal = keyword<unknown>(schema, 'const');
	if (literal !== undefined) return JSON.stringify(literal);
	const type = keyword<string>(schema, 'type');
	return type === undefined ? 'any value' : (DESCRIBE[type]?.(schema) ?? type);
}

type Parts = NonNullable<ReturnType<typeof optionsOf>>;

function describeOptions({ choices, isNullable, isEnum, tag }: Parts): string {
	const described = tag === null ? choices.map(describeSchema) : choices.map((choice) => describeSchema(fieldsOf(choice)?.properties[tag] ?? {}));
	const words = [...new Set(described), ...(isNullable ? ['null'] : [])];
	return isEnum || tag !== null ? `one of ${words.join(', ')}` : words.join(' or ');
}

const DESCRIBE: Readonly<Record<string, (schema: TSchema) => string>> = {
	object: (schema) => {
		const names = [...(fieldsOf(schema)?.required ?? [])];
		return names.length === 0 ? 'an object' : `an object with ${names.slice(0, 4).join(', ')}${names.length > 4 ? ' …' : ''}`;
	},
	array: () => 'a list',
	boolean: () => 'true or false',
	null: () => 'null',
	string: (schema) => `a text${patternOf(schema)}${lengthOf(schema)}`,
	integer: (schema) => `a whole number${rangeOf(schema, 'minimum', 'maximum', '')}`,
	number: (schema) => `a number${rangeOf(schema, 'minimum', 'maximum', '')}`,
};

/** Patterns with a description in words. */
const PATTERNS: Readonly<Record<string, string>> = { '^/': ' that begins with /', '%s': ' with %s where the amount goes' };

function patternOf(schema: TSchema): string {
	const pattern = keyword<string>(schema, 'pattern');
	return pattern === undefined ? '' : (PATTERNS[pattern] ?? ` that matches ${pattern}`);
}

function lengthOf(schema: TSchema): string {
	const isOnlyFilled = keyword<number>(schema, 'minLength') === 1 && keyword<number>(schema, 'maxLength') === undefined;
	return isOnlyFilled ? ' that is not empty' : rangeOf(schema, 'minLength', 'maxLength', ' characters');
}

function rangeOf(schema: TSchema, low: string, high: string, unit: string): string {
	const [from, to] = [keyword<number>(schema, low), keyword<number>(schema, high)];
	if (from === undefined && to === undefined) return '';
	if (to === undefined || to === Number.MAX_SAFE_INTEGER) return ` of at least ${from}${unit}`;
	return from === undefined ? ` of at most ${to}${unit}` : ` of ${from} to ${to}${unit}`;
}
