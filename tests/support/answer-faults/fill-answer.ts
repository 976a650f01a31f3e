import { fieldsOf, isObject, keyword, optionsOf } from '@titraj/contract/reading/schema-parts.ts';
import type { TSchema } from 'typebox';

/** The answer with an example of each object and list of the schema that it lacks, so that faults reach every field. */
export function fillAnswer(schema: TSchema, value: unknown): unknown {
	const chosen = choiceFor(schema, value);
	const fields = fieldsOf(chosen);
	if (fields) {
		const given = isObject(value) ? value : {};
		const filled = Object.entries(fields.properties).flatMap(([name, own]) => {
			const known = given[name];
			if (!isComposite(own)) return known === undefined && fields.required.has(name) ? [[name, sampleOf(own)]] : [];
			return [[name, fillAnswer(own, known)]];
		});
		return { ...given, ...Object.fromEntries(filled) };
	}
	const element = keyword<TSchema>(chosen, 'items');
	if (!element) return value ?? sampleOf(chosen);
	const [first, ...rest] = Array.isArray(value) ? value : [];
	return [fillAnswer(element, first), ...rest];
}

/** The choice of a union that a value takes; the first if the value is absent. Other schemas are their own. */
export function choiceFor(schema: TSchema, value: unknown): TSchema {
	const options = optionsOf(schema);
	if (!options) return schema;
	const { choices, tag } = options;
	const tagged =
		tag !== null && isObject(value) ? choices.find((choice) => keyword(fieldsOf(choice)?.properties[tag] ?? {}, 'const') === value[tag]) : undefined;
	return tagged ?? choices.find((choice) => fieldsOf(choice) !== null || keyword(choice, 'items') !== undefined) ?? choices[0] ?? schema;
}

function isComposite(schema: TSchema): boolean {
	const chosen = choiceFor(schema, undefined);
	return fieldsOf(chosen) !== null || keyword(chosen, 'items') !== undefined;
}

/** Valid as a title, as a time and as a day. */
const TEXT = '2026-01-15T08:00:00Z';
const PATTERNS: Readonly<Record<string, string>> = { '^/': '/primjer/', '%s': '%s €' };

function sampleOf(schema: TSchema): unknown {
	const chosen = choiceFor(schema, undefined);
	const literal = keyword<unknown>(chosen, 'const');
	if (literal !== undefined) return literal;
	if (isComposite(chosen)) return fillAnswer(chosen, undefined);
	const type = keyword<string>(chosen, 'type');
	if (type === 'string') return PATTERNS[keyword<string>(chosen, 'pattern') ?? ''] ?? TEXT.slice(0, keyword<number>(chosen, 'maxLength'));
	if (type === 'integer' || type === 'number') return keyword<number>(chosen, 'minimum') ?? 1;
	return type === 'boolean' ? true : null;
}
