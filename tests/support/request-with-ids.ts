/** Identifiers of another customer, to be inserted into requests. */
export interface ForeignIds {
	/** Used for every integer. */
	id: number;
	/** Used for texts that identify an order, a coupon, an e-mail ...; any other text gets `text`. */
	words: Readonly<Record<string, string>>;
	text: string;
}

/** A request that matches a schema, with another customer's ids wherever possible. */
export function requestWithIds(schema: unknown, ids: ForeignIds): Record<string, unknown> {
	const value = fill(schema, '', ids);
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

interface Schema {
	type?: string;
	const?: unknown;
	enum?: unknown[];
	anyOf?: unknown[];
	properties?: Record<string, unknown>;
	items?: unknown;
	maximum?: number;
	maxLength?: number;
	minLength?: number;
}

function fill(schema: unknown, name: string, ids: ForeignIds): unknown {
	const { type, const: only, enum: choices, anyOf, properties, items, maximum, maxLength, minLength } = read(schema);
	if (only !== undefined) return only;
	if (choices?.length) return choices[0];
	if (anyOf?.length) return fill(anyOf[0], name, ids);
	if (type === 'object') return Object.fromEntries(Object.entries(properties ?? {}).map(([key, inner]) => [key, fill(inner, key, ids)]));
	if (type === 'array') return [fill(items, name, ids)];
	if (type === 'integer' || type === 'number') return Math.min(ids.id, maximum ?? ids.id);
	if (type === 'boolean') return true;
	if (type === 'string') return (ids.words[name] ?? ids.text).slice(0, maxLength ?? 200).padEnd(minLength ?? 0, 'x');
	return null;
}

const read = (schema: unknown): Schema => (typeof schema === 'object' && schema !== null ? schema : {});
