import type { TSchema } from 'typebox';

/** Converts query values to the numbers and booleans of the schema; other values stay as they are and are validated later. */
export function readQuery(schema: TSchema, query: unknown): Record<string, unknown> {
	const properties = propertiesOf(schema);
	const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
	return Object.fromEntries(entries.map(([name, value]) => [name, convert(properties.get(name), value)]));
}

function propertiesOf(schema: TSchema): Map<string, unknown> {
	const properties = 'properties' in schema ? schema.properties : undefined;
	return new Map(typeof properties === 'object' && properties !== null ? Object.entries(properties) : []);
}

function convert(property: unknown, value: unknown): unknown {
	if (typeof value !== 'string') return value;
	switch (typeOf(property)) {
		case 'integer':
			return /^-?\d{1,15}$/.test(value) ? Number(value) : value;
		case 'number':
			return /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value;
		case 'boolean':
			return BOOLEANS.get(value) ?? value;
		default:
			return value;
	}
}

const BOOLEANS = new Map([
	['true', true],
	['1', true],
	['false', false],
	['0', false],
]);

const typeOf = (property: unknown): unknown => (typeof property === 'object' && property !== null && 'type' in property ? property.type : undefined);
