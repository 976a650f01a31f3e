/** Something about an answer that is not as the contract says. */
export interface Remark {
	/** JSON path, such as `$.data.items[3].title`. */
	readonly path: string;
	/**
	 * `error`: what the storefront cannot do without is missing or wrong. `left_out`: a list's element with an error, which the storefront drops.
	 * `unknown_field` and `unknown_value`: more than the contract knows, which is ignored.
	 */
	readonly kind: 'error' | 'left_out' | 'unknown_field' | 'unknown_value';
	readonly expected: string;
	readonly found: string;
}

/** The place of a remark without the numbers of list elements: remarks of one kind share it. */
export const kindOfPlace = ({ path }: Remark): string => path.replaceAll(/\[\d+\]/g, '[*]');

/** `price` after `$.data` is `$.data.price`; what is no plain word stands in brackets. */
export function pathTo(parent: string, step: string | number): string {
	if (typeof step === 'number') return `${parent}[${step}]`;
	return /^[A-Za-z_]\w*$/.test(step) ? `${parent}.${step}` : `${parent}[${JSON.stringify(step)}]`;
}

/** A value in a few words: texts and numbers as they are, cut; of the rest what it is. */
export function describeValue(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value === 'object' && value !== null) return 'an object';
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
