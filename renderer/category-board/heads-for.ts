export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The side of the panel that faces the list of categories, in the same coordinates as the points. */
export interface Edge {
	readonly x: number;
	readonly top: number;
	readonly bottom: number;
}

/** Whether a pointer that moved from one point to another will reach the edge if it keeps its direction: its target is then the panel, not the entries that it crosses. */
export function headsFor(edge: Edge, from: Point, to: Point): boolean {
	const [moved, left] = [to.x - from.x, edge.x - to.x];
	if (moved === 0 || left === 0 || moved > 0 !== left > 0) return false;
	const y = to.y + ((to.y - from.y) * left) / moved;
	return y >= edge.top && y <= edge.bottom;
}
