/** A difference of a response from the contract. */
export interface Remark {
	/** JSON path, such as `$.data.items[3].title`. */
	readonly path: string;
	/**
	 * `error`: a required value is missing or invalid. `left_out`: an element of a list with an error, which the storefront drops.
	 * `replaced`: a field with an invalid value, which the storefront reads as if the field were missing.
	 * `unknown_field` and `unknown_value`: data that the contract does not know, which are ignored.
	 */
	readonly kind: 'error' | 'left_out' | 'replaced' | 'unknown_field' | 'unknown_value';
	readonly expected: string;
	readonly found: string;
}

/** The path of a remark without indices of list elements, which remarks of one kind share. */
export const kindOfPlace = ({ path }: Remark): string => path.replaceAll(/\[\d+\]/g, '[*]');

/** Appends a key to a path: `price` after `$.data` is `$.data.price`; other keys than words are put in brackets. */
export function pathTo(parent: string, step: string | number): string {
	if (typeof step === 'number') return `${parent}[${step}]`;
	return /^[A-Za-z_]\w*$/.test(step) ? `${parent}.${step}` : `${parent}[${JSON.stringify(step)}]`;
}

/** A short description of a value: texts and numbers truncated, of other values the type. */
export function describeValue(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value === 'object' && value !== null) return 'an object';
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
