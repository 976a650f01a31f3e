import type { Camera } from './camera.ts';
import type { Solid } from './solid.ts';
import type { Vec } from './space.ts';

interface Bounds {
	min: Vec;
	max: Vec;
}

const TOUCH = 0.05;

/** Solids from the farthest to the nearest; those that intersect keep their order. */
export function orderByDepth(solids: readonly Solid[], { into }: Camera): Solid[] {
	const bounds = solids.map(boundsOf);
	const done = new Set<number>();
	const ordered: Solid[] = [];
	const visit = (i: number) => {
		const solid = solids[i];
		const own = bounds[i];
		if (!solid || !own || done.has(i)) return;
		done.add(i);
		bounds.forEach((other, j) => {
			if (!done.has(j) && isBehind(other, own, into)) visit(j);
		});
		ordered.push(solid);
	};
	for (const i of solids.keys()) visit(i);
	return ordered;
}

/** Whether a plane perpendicular to one axis separates the two, with the second one nearer to the viewer, and no other plane contradicts. */
function isBehind(one: Bounds, other: Bounds, into: Vec): boolean {
	let isFarther = false;
	for (const axis of [0, 1, 2] as const) {
		const isBelow = one.max[axis] <= other.min[axis] + TOUCH;
		const isAbove = one.min[axis] >= other.max[axis] - TOUCH;
		if (isBelow === isAbove || Math.abs(into[axis]) < 1e-6) continue;
		if (isBelow === into[axis] > 0) return false;
		isFarther = true;
	}
	return isFarther;
}

/** The bounding box of a solid. */
export function boundsOf({ corners }: Solid): Bounds {
	const min: Vec = [Infinity, Infinity, Infinity];
	const max: Vec = [-Infinity, -Infinity, -Infinity];
	for (const corner of corners) {
		for (const axis of [0, 1, 2] as const) {
			min[axis] = Math.min(min[axis], corner[axis]);
			max[axis] = Math.max(max[axis], corner[axis]);
		}
	}
	return { min, max };
}
