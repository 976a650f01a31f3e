interface Place {
	readonly lat: number;
	readonly lon: number;
}

export interface MapPoint {
	readonly x: number;
	readonly y: number;
}

/** The map's edges: Croatia with a margin. */
const WEST = 13.2;
const EAST = 19.75;
const NORTH = 46.75;
const SOUTH = 42.2;
/** A degree of longitude in degrees of latitude, in the middle of the country. */
const SQUEEZE = Math.cos((44.5 * Math.PI) / 180);
const UNITS_A_DEGREE = 140;
/** That of a pad as it is drawn, and of a fingertip. */
const [LEAST_REACH, MOST_REACH] = [9, 22];

/** Width and height of the map in its own units. */
export const MAP_SIZE = { width: Math.round((EAST - WEST) * SQUEEZE * UNITS_A_DEGREE), height: Math.round((NORTH - SOUTH) * UNITS_A_DEGREE) } as const;

/** Where a place is on the map, in its units with one decimal. */
export function toMapPoint({ lat, lon }: Place): MapPoint {
	const round = (value: number) => Math.round(value * 10) / 10;
	return { x: round((lon - WEST) * SQUEEZE * UNITS_A_DEGREE), y: round((NORTH - lat) * UNITS_A_DEGREE) };
}

/** Tap radius of a point of the map, in the map's units: a finger's width, but at most half the distance to the nearest other point of `all`. */
export function toReach(point: MapPoint, all: readonly MapPoint[]): number {
	let nearest = 2 * MOST_REACH;
	for (const other of all) {
		// Of thousands most are far to one side: they cost a comparison.
		if (other !== point && Math.abs(other.x - point.x) < nearest) nearest = Math.min(nearest, Math.hypot(other.x - point.x, other.y - point.y));
	}
	return Math.max(LEAST_REACH, Math.round(nearest * 5) / 10);
}

/** Whether the map shows a place. */
export function isOnMap({ lat, lon }: Place): boolean {
	return lat > SOUTH && lat < NORTH && lon > WEST && lon < EAST;
}
