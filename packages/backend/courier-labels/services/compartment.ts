import type { LabelPieces } from '@titraj/contract/shop/define-label-service.ts';

/** Compartments of BOX NOW. */
export type CompartmentSize = keyof typeof HEIGHTS_MM;

/** Heights of the compartments, which are 450 mm wide and 600 mm deep. */
const HEIGHTS_MM = { S: 80, M: 170, L: 360 };
const [WIDTH_MM, DEPTH_MM] = [450, 600];
const SIZES = ['S', 'M', 'L'] as const;

/**
 * The smallest compartment for pieces that lie on each other. If they are too high for all of them, the largest one while it has their volume: they may lie beside each
 * other. Null if a piece or the volume is too large.
 */
export function toCompartment(pieces: readonly LabelPieces[]): CompartmentSize | null {
	const sorted = pieces.map(({ qty, sizeMm }) => ({ qty, sides: [...sizeMm].sort((a, b) => a - b) }));
	const sideOf = (place: number) => Math.max(0, ...sorted.map(({ sides }) => sides[place] ?? 0));
	if (sideOf(0) > HEIGHTS_MM.L || sideOf(1) > WIDTH_MM || sideOf(2) > DEPTH_MM) return null;
	const height = sorted.reduce((sum, { qty, sides }) => sum + qty * (sides[0] ?? 0), 0);
	const stacked = SIZES.find((size) => height <= HEIGHTS_MM[size]);
	if (stacked !== undefined) return stacked;
	const volume = sorted.reduce((sum, { qty, sides }) => sum + qty * sides.reduce((product, side) => product * side, 1), 0);
	return volume <= HEIGHTS_MM.L * WIDTH_MM * DEPTH_MM ? 'L' : null;
}
