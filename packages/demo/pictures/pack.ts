import type { Scene } from './kind.ts';
import { boundsOf } from './order.ts';
import { placedScene } from './place.ts';
import type { Solid } from './solid.ts';

const WORD = /^pack-([2-9])$/;
const COLUMNS = 3;

/** Id of the view that shows a pack of this many pieces. */
export const toPackView = (pieces: number): string => `pack-${pieces}`;

/** Number of pieces of a pack view, 2 to 9; null for any other id. */
export function parsePackView(view: string): number | null {
	const [, pieces] = WORD.exec(view) ?? [];
	return pieces === undefined ? null : Number(pieces);
}

/** The same product several times, in rows of three. */
export function packOf(scene: Scene, pieces: number): Scene {
	const { min, max } = boundsOf({ corners: scene.solids.flatMap(({ corners }) => corners), draw: () => '' });
	const gap = 0.25 * Math.max(max[0] - min[0], max[1] - min[1]);
	const [across, deep] = [max[0] - min[0] + gap, max[1] - min[1] + gap];
	const solids: Solid[] = Array.from({ length: pieces }, (_, i) => placedScene(scene, [(i % COLUMNS) * across, Math.floor(i / COLUMNS) * deep, 0]));
	return { ...scene, solids };
}
