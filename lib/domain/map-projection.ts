interface Place {
	readonly lat: number;
	readonly lon: number;
}

/** The map's edges: Croatia with a margin. */
const WEST = 13.2;
const EAST = 19.75;
const NORTH = 46.75;
const SOUTH = 42.2;
/** A degree of longitude in degrees of latitude, in the middle of the country. */
const SQUEEZE = Math.cos((44.5 * Math.PI) / 180);
const UNITS_A_DEGREE = 140;

/** Width and height of the map in its own units. */
export const MAP_SIZE = { width: Math.round((EAST - WEST) * SQUEEZE * UNITS_A_DEGREE), height: Math.round((NORTH - SOUTH) * UNITS_A_DEGREE) } as const;

/** Where a place is on the map, in its units with one decimal. */
export function toMapPoint({ lat, lon }: Place): { x: number; y: number } {
	const round = (value: number) => Math.round(value * 10) / 10;
	return { x: round((lon - WEST) * SQUEEZE * UNITS_A_DEGREE), y: round((NORTH - lat) * UNITS_A_DEGREE) };
}

/** Whether the map shows a place. */
export function isOnMap({ lat, lon }: Place): boolean {
	return lat > SOUTH && lat < NORTH && lon > WEST && lon < EAST;
}
