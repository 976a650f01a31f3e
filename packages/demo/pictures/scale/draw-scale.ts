import { aim, type Camera, project } from '../camera.ts';
import { drawSolids, toDocument } from '../compose.ts';
import type { Scene } from '../kind.ts';
import { bold, type Mark, panel, toElement } from '../marks.ts';
import { boundsOf } from '../order.ts';
import { COPPER, INK, MUTED, SILK } from '../palette.ts';
import { line, rect } from '../shapes.ts';
import type { Vec } from '../space.ts';
import { type Axis, type Dimension, toDimensionText, toMillimetres } from './dimensions.ts';
import { figures, widthOf } from './figures.ts';
import { referenceFor } from './references.ts';

type Measured = [from: Vec, to: Vec];
interface Area {
	left: number;
	right: number;
	top: number;
	bottom: number;
}

const [WIDTH, HEIGHT, FIGURE] = [800, 600, 30];
/** Space for dimension lines at the left and below, around the drawing, and before the reference. */
const ROOM = { left: 200, below: 96, around: 40, gap: 34 };

/** A product to scale, seen straight from the front, or from above if its depth is known, beside something of known size. */
export function drawScale(scene: Scene, dimensions: readonly Dimension[]): string {
	const isPlan = dimensions.some(({ axis }) => axis === 'd');
	const camera = toCamera(scene, dimensions, isPlan);
	const body = areaOf(scene, camera);
	const reference = referenceFor(Math.max(body.right - body.left, body.bottom - body.top));
	const full = { width: body.right - body.left + reference.width, height: Math.max(body.bottom - body.top, reference.height) };
	const edge = dimensions.some(({ axis }) => axis === 'd' || axis === 'h') ? ROOM.left : ROOM.around;
	const below = dimensions.some(({ axis }) => axis === 'w') ? ROOM.below : ROOM.around;
	const room = { width: WIDTH - edge - ROOM.around - ROOM.gap, height: HEIGHT - below - ROOM.around };
	const k = Math.min(room.width / full.width, room.height / full.height);
	const left = edge + (room.width - full.width * k) / 2;
	const floor = ROOM.around + (room.height + full.height * k) / 2;
	const placed = { ...camera, scale: k, dx: left - body.left * k, dy: floor - body.bottom * k };
	const shown = areaOf(scene, placed);
	const marks = [
		...reference.draw(shown.right + ROOM.gap, floor, k),
		bold(MUTED, line(left - 24, floor, shown.right + ROOM.gap + reference.width * k + 24, floor)),
		...dimensions.flatMap((dimension) => draw(dimension, projectEnds(placed, measured(scene, dimension.axis)), shown)),
	];
	return toDocument(drawSolids(scene.solids, placed) + marks.map(toElement).join(''));
}

/** Millimetres per unit along each axis: those that are not known follow from the known ones. */
function toCamera(scene: Scene, dimensions: readonly Dimension[], isPlan: boolean): Camera {
	const factors = new Map(dimensions.map((dimension) => [dimension.axis, toMillimetres(dimension) / lengthOf(measured(scene, dimension.axis))]));
	const [first = 1] = factors.values();
	const factor = (axis: Axis) => factors.get(axis) ?? first;
	const [x, y, z] = [factor('w'), factor('d'), factor('h')];
	const { right, up, into } = aim(0, isPlan ? 89.9 : 0.1);
	return { right: scaled(right, x, y, z), up: scaled(up, x, y, z), into, scale: 1, dx: 0, dy: 0 };
}

const scaled = ([a, b, c]: Vec, x: number, y: number, z: number): Vec => [a * x, b * y, c * z];

function lengthOf([from, to]: Measured): number {
	return Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
}

/** Where a dimension begins and ends: as the scene says, or at its bounds. */
function measured({ solids, measures }: Scene, axis: Axis): Measured {
	const known = measures?.[axis];
	if (known) return known;
	const { min, max } = boundsOf({ corners: solids.flatMap(({ corners }) => corners), draw: () => '' });
	if (axis === 'd') return [min, [min[0], max[1], min[2]]];
	if (axis === 'h') return [min, [min[0], min[1], max[2]]];
	return axis === 'w' ? [min, [max[0], min[1], min[2]]] : [min, [max[0], min[1], max[2]]];
}

function areaOf({ solids }: Scene, camera: Camera): Area {
	const points = solids.flatMap(({ corners }) => corners).map((corner) => project(camera, corner));
	const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const projectEnds = (camera: Camera, [from, to]: Measured): [[number, number], [number, number]] => [project(camera, from), project(camera, to)];

/** The dimension line: below the product, at its left, or across its screen. */
function draw(dimension: Dimension, [[x, y], [toX, toY]]: [[number, number], [number, number]], { left, bottom }: Area): Mark[] {
	const text = toDimensionText(dimension);
	if (dimension.axis === 'w') {
		const at = bottom + 34;
		return [bold(COPPER, line(x, at, toX, at), tick(x, at), tick(toX, at)), bold(INK, figures(text, (x + toX) / 2, at + 16 + FIGURE, FIGURE))];
	}
	if (dimension.axis === 'g') {
		const [cx, cy] = [(x + toX) / 2, (y + toY) / 2];
		// Centimetres are left out if the sign would be wider than the screen.
		const short = widthOf(text, FIGURE) + 32 > toX - x ? (text.split(' ≈')[0] ?? text) : text;
		const half = widthOf(short, FIGURE) / 2 + 16;
		const sign = panel(SILK, COPPER, rect(cx - half, cy - FIGURE / 2 - 14, half * 2, FIGURE + 28, 10));
		return [bold(COPPER, line(x, y, toX, toY), tick(x, y), tick(toX, toY)), sign, bold(INK, figures(short, cx, cy + FIGURE / 2, FIGURE))];
	}
	const at = left - 34;
	const middle = at - 16 - widthOf(text, FIGURE) / 2;
	return [bold(COPPER, line(at, y, at, toY), tick(at, y), tick(at, toY)), bold(INK, figures(text, middle, (y + toY) / 2 + FIGURE / 2, FIGURE))];
}

/** The slanted end of a dimension line. */
const tick = (x: number, y: number) => line(x - 9, y + 9, x + 9, y - 9);
