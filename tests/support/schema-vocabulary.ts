import { readFileSync } from 'node:fs';

interface Definition {
	/** Names of the types whose properties it has, too. */
	readonly parents: readonly string[];
	/** Ranges by property: names of types and of values. */
	readonly properties: ReadonlyMap<string, readonly string[]>;
}

/** The vocabulary of schema.org as the package `schema-dts` publishes it, made from schema.org's own file. */
const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

const definitions = new Map(
	[...text.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', parents = '', body = '']): [string, Definition] => [
		name,
		{
			parents: parents.split(',').map((parent) => parent.trim()),
			properties: new Map(
				[...body.matchAll(/^ {4}"([^"@]+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(([, property = '', range = '']) => [property, range.split(' | ')]),
			),
		},
	]),
);

/** Each type with its kinds and its values, as in `Product = ProductLeaf | ProductGroup`. */
const kinds = new Map([...text.matchAll(/^export type (\w+)(?:<[^>]*>)? = (.+);$/gm)].map(([, name = '', members = '']) => [name, members.split(' | ')]));

/** Annotations of an action's fields that schema.org defines outside of its types. */
const IS_ANNOTATION = /-(?:input|output)$/;

/** Faults of a JSON-LD value by the vocabulary of schema.org: unknown types and properties, and values outside of a property's range, each with its path. */
export function vocabularyErrors(data: unknown, path = ''): readonly string[] {
	if (Array.isArray(data)) return data.flatMap((item, place) => vocabularyErrors(item, `${path}[${place}]`));
	if (typeof data !== 'object' || data === null) return [];
	const types = typesOf(data);
	const unknown = types.filter((type) => !definitions.has(`${type}Leaf`));
	if (types.length === 0 || unknown.length > 0) return [`${path} has the unknown type ${unknown.join(', ')}`];
	return Object.entries(data)
		.filter(([name]) => !name.startsWith('@') && !IS_ANNOTATION.test(name))
		.flatMap(([name, value]) => {
			const range = types.flatMap((type) => rangeOf(`${type}Leaf`, name) ?? []);
			if (range.length === 0) return [`${path}.${name} is no property of ${types.join(', ')}`];
			const wrong = [value].flat().filter((item: unknown) => !isWithin(item, range));
			return [...wrong.map((item) => `${path}.${name} is no ${range.join(', ')}: ${JSON.stringify(item)}`), ...vocabularyErrors(value, `${path}.${name}`)];
		});
}

const typesOf = (data: object): readonly string[] => ('@type' in data ? [data['@type']].flat().map(String) : []);

function rangeOf(name: string, property: string): readonly string[] | undefined {
	const definition = definitions.get(name);
	if (!definition) return undefined;
	return definition.properties.get(property) ?? definition.parents.map((parent) => rangeOf(parent, property)).find((range) => range !== undefined);
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const IS_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** Values of schema.org's data types; an enumeration's values are listed in the vocabulary. */
const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
	Text: (value) => typeof value === 'string' && value.trim() !== '',
	URL: (value) => typeof value === 'string' && URL.canParse(value),
	// Schema.org lets the address of a thing stand for it, as search engines want it in breadcrumbs.
	IdReference: (value) => typeof value === 'string' && URL.canParse(value),
	Number: (value) => Number.isFinite(Number(value)) && value !== '',
	Integer: (value) => Number.isInteger(Number(value)) && value !== '',
	Boolean: (value) => typeof value === 'boolean',
	Date: (value) => typeof value === 'string' && IS_DAY.test(value) && !Number.isNaN(Date.parse(value)),
	DateTime: (value) => typeof value === 'string' && IS_MOMENT.test(value) && !Number.isNaN(Date.parse(value)),
	Time: (value) => typeof value === 'string' && /^\d{2}:\d{2}(?::\d{2})?$/.test(value),
};

function isWithin(value: unknown, range: readonly string[]): boolean {
	if (typeof value === 'object' && value !== null) {
		const types = typesOf(value);
		return range.some((wanted) => types.some((type) => isKindOf(`${type}Leaf`, wanted)));
	}
	return range.some((wanted) => DATA_TYPES[wanted]?.(value) ?? (typeof value === 'string' && isKindOf(JSON.stringify(value), wanted)));
}

/** Whether a type or value belongs to another type, directly or through one of its kinds. */
function isKindOf(member: string, type: string): boolean {
	const members = kinds.get(type) ?? [];
	return members.includes(member) || members.some((kind) => kinds.has(kind) && kind !== type && isKindOf(member, kind));
}
