/** Maximum depth of nested lists and objects; deeper values are dropped. */
const DEEPEST = 10;

/**
 * Writes a value of a feed as one line of text: lists with commas, equal entries with their count (`2 × M.2`), objects by their values,
 * with the quantity first.
 */
export function flattenValue(value: unknown, toWords: (text: unknown) => string, depth = 0): string {
	if (depth > DEEPEST) return '';
	const inner = (part: unknown) => flattenValue(part, toWords, depth + 1);
	if (Array.isArray(value)) return countEqual(value.map(inner).filter(Boolean));
	if (typeof value !== 'object' || value === null) return toWords(value);
	const { quantity, ...rest } = { quantity: undefined, ...value };
	const parts = Object.entries(rest)
		// Internal keys of a document store.
		.filter(([key]) => !key.startsWith('_'))
		.map(([, part]) => inner(part))
		.filter(Boolean);
	return [...(quantity === undefined || quantity === null ? [] : [`${inner(quantity)} ×`]), ...parts].join(' ');
}

function countEqual(parts: string[]): string {
	const counts = new Map<string, number>();
	for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
	return [...counts].map(([part, count]) => (count > 1 ? `${count} × ${part}` : part)).join(', ');
}
