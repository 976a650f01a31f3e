/** Gives the parts of a whole, such as a menu, ids for their translations: their own id, else the whole's id and their position. */
export function withIds<Part extends { id?: string }>(whole: string, parts: readonly Part[]): (Part & { id: string })[] {
	const taken = new Set(parts.map(({ id }) => id));
	return parts.map((part, index) => ({ ...part, id: part.id ?? freeId(index + 1) }));

	function freeId(place: number): string {
		const id = `${whole}-${place}`;
		if (!taken.has(id)) return id;
		for (let next = parts.length + 1; ; next++) {
			const other = `${whole}-${next}`;
			if (taken.has(other)) continue;
			taken.add(other);
			return other;
		}
	}
}
