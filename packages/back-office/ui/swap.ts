/** A list with two items exchanged; unchanged if one of the two places does not exist. */
export function swap<T>(items: readonly T[], from: number, to: number): readonly T[] {
	const [one, other] = [items[from], items[to]];
	if (one === undefined || other === undefined) return items;
	return items.map((item, place) => (place === from ? other : place === to ? one : item));
}
