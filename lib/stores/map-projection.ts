interface Place {
	readonly lat: number;
	readonly lon: number;
}

export interface MapPoint {
	readonly x: number;
	readonly y: number;
}

/** Bounds of the map: Croatia with a margin. */
const WEST = 13.2;
const EAST = 19.75;
const NORTH = 46.75;
const SOUTH = 42.2;
/** Length of a degree of longitude relative to one of latitude, in the middle of the country. */
const SQUEEZE = Math.cos((44.5 * Math.PI) / 180);
const UNITS_A_DEGREE = 140;
/** Tap radius in map units: that of a drawn point, and that of a fingertip. */
const [LEAST_REACH, MOST_REACH] = [9, 22];

/** Width and height of the map in map units. */
export const MAP_SIZE = { width: Math.round((EAST - WEST) * SQUEEZE * UNITS_A_DEGREE), height: Math.round((NORTH - SOUTH) * UNITS_A_DEGREE) } as const;

/** Position of a place in map units, rounded to one decimal. */
export function toMapPoint({ lat, lon }: Place): MapPoint {
	const round = (value: number) => Math.round(value * 10) / 10;
	return { x: round((lon - WEST) * SQUEEZE * UNITS_A_DEGREE), y: round((NORTH - lat) * UNITS_A_DEGREE) };
}

/** Tap radius of a point in map units: that of a fingertip, but at most half the distance to the nearest point of `all`, and not less than the drawn point. */
export function toReach(point: MapPoint, all: readonly MapPoint[]): number {
	let nearest = 2 * MOST_REACH;
	for (const other of all) {
		// Most points are too far away horizontally; one comparison rules them out.
		if (other !== point && Math.abs(other.x - point.x) < nearest) nearest = Math.min(nearest, Math.hypot(other.x - point.x, other.y - point.y));
	}
	return Math.max(LEAST_REACH, Math.round(nearest * 5) / 10);
}

/** Whether the map shows a place. */
export function isOnMap({ lat, lon }: Place): boolean {
	return lat > SOUTH && lat < NORTH && lon > WEST && lon < EAST;
}
