import type { LabelPieces } from '@titraj/contract/shop/define-label-service.ts';

/** Space in a parcel locker: three sides in millimetres. */
export interface Compartment<Size> {
	readonly size: Size;
	readonly sidesMm: readonly [number, number, number];
}

/**
 * The first compartment, of those from small to large, for pieces that lie on each other. If they are too high for all of them, the last one while it has their volume:
 * they may lie beside each other. Null if a piece or the volume is too large.
 */
export function toCompartment<Size>(pieces: readonly LabelPieces[], compartments: readonly Compartment<Size>[]): Size | null {
	const sorted = pieces.map(({ qty, sizeMm }) => ({ qty, sides: toSorted(sizeMm) }));
	const longest = (place: number) => Math.max(0, ...sorted.map(({ sides }) => sides[place] ?? 0));
	const height = sorted.reduce((sum, { qty, sides }) => sum + qty * (sides[0] ?? 0), 0);
	const stacked = compartments.find(({ sidesMm }) => fits([height, longest(1), longest(2)], sidesMm));
	if (stacked !== undefined) return stacked.size;
	const largest = compartments.at(-1);
	if (largest === undefined || !sorted.every(({ sides }) => fits(sides, largest.sidesMm))) return null;
	return sorted.reduce((sum, { qty, sides }) => sum + qty * toVolume(sides), 0) <= toVolume(largest.sidesMm) ? largest.size : null;
}

const toSorted = (sides: readonly number[]): number[] => [...sides].sort((a, b) => a - b);
const toVolume = (sides: readonly number[]): number => sides.reduce((product, side) => product * side, 1);

function fits(sides: readonly number[], space: readonly number[]): boolean {
	const room = toSorted(space);
	return toSorted(sides).every((side, place) => side <= (room[place] ?? 0));
}
