import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is TSchema => isFields(value);
const partOf = (schema: TSchema, name: string): unknown => Reflect.get(schema, name);

/** The parts of what was read that a body of this schema has: unknown fields are left out, and nulls where a body omits the field. */
export function keepKnown(schema: TSchema, value: unknown): unknown {
	const options = partOf(schema, 'anyOf');
	if (Array.isArray(options)) {
		const kept = options.filter(isSchema).map((option) => ({ option, value: keepKnown(option, value) }));
		return (kept.find(({ option, value: part }) => Check(option, part)) ?? kept[0])?.value;
	}
	const items = partOf(schema, 'items');
	if (Array.isArray(value) && isSchema(items)) return value.map((item) => keepKnown(items, item));
	const properties = partOf(schema, 'properties');
	if (!isFields(value) || !isFields(properties)) return value;
	const required = partOf(schema, 'required');
	const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
	return Object.fromEntries(
		Object.entries(properties).flatMap(([name, property]) => {
			if (!(name in value) || !isSchema(property)) return [];
			return value[name] === null && !isRequired(name) && !Check(property, null) ? [] : [[name, keepKnown(property, value[name])]];
		}),
	);
}
