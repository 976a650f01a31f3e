/** An item's id as text, because backends may send numbers or strings of digits; empty if it has none. */
export function idOf(item: unknown): string {
	const id = typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';
	return /^\d+$/.test(id) ? id : '';
}
