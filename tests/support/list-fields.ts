/** A field of an object of the contract. */
interface Field {
	/** Path of its declaration, such as `Cart.total.extraitems[].code`. */
	readonly place: string;
	readonly name: string;
	readonly description: string | undefined;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is Node => isNode(value) && ('type' in value || 'anyOf' in value || 'const' in value);

/** Every field of every schema that packages/contract exports, including nested ones. */
export function listFields(): readonly Field[] {
	const modules = import.meta.glob<Record<string, unknown>>('../../packages/contract/*.ts', { eager: true });
	const schemas = Object.values(modules).flatMap((module) => Object.entries(module).filter(([, value]) => isSchema(value)));
	return schemas.flatMap(([name, schema]) => fieldsOf(schema, name));
}

function fieldsOf(schema: unknown, place: string): Field[] {
	if (!isNode(schema)) return [];
	const own = Object.entries(isNode(schema['properties']) ? schema['properties'] : {}).flatMap(([name, child]) => [
		{ place: `${place}.${name}`, name, description: isNode(child) && typeof child['description'] === 'string' ? child['description'] : undefined },
		...fieldsOf(child, `${place}.${name}`),
	]);
	const inner = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
	return [...own, ...fieldsOf(schema['items'], `${place}[]`), ...inner.flatMap((each) => fieldsOf(each, place))];
}
