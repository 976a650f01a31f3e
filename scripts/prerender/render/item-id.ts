/** An item's id, which backends may send as a number or as a string of digits; null if it has no usable one. */
export function idOf(item: unknown): number | null {
	const sent: unknown = typeof item === 'object' && item !== null && 'id' in item ? item.id : null;
	const id = typeof sent === 'string' && /^\d{1,16}$/.test(sent) ? Number(sent) : sent;
	return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
