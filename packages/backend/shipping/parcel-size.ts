/** Pieces of one product whose size with packaging is known. */
export interface SizedPieces {
	readonly qty: number;
	/** Three sides in millimetres, in any order. */
	readonly sizeMm: readonly number[];
}

/**
 * Whether pieces can fit into a space of three sides, turned in any way along its sides: each piece alone, and all by volume. How several pieces are stacked is not
 * tried, so the answer is wrong only for pieces that are stacked badly, never by refusing what fits.
 */
export function canFit(pieces: readonly SizedPieces[], spaceMm: readonly number[]): boolean {
	const space = sorted(spaceMm);
	const fitsAlone = pieces.every(({ sizeMm }) => sorted(sizeMm).every((side, place) => side <= (space[place] ?? 0)));
	return fitsAlone && pieces.reduce((sum, { qty, sizeMm }) => sum + qty * toVolume(sizeMm), 0) <= toVolume(space);
}

const sorted = (sides: readonly number[]): number[] => [...sides].sort((a, b) => a - b);
const toVolume = (sides: readonly number[]): number => sides.reduce((product, side) => product * side, 1);
