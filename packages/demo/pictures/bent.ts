import { project } from './camera.ts';
import { type Mark, toElement } from './marks.ts';
import type { Material } from './palette.ts';
import type { Path } from './path.ts';
import { rect } from './shapes.ts';
import type { Solid } from './solid.ts';
import type { Vec } from './space.ts';

/** A curved upright panel `w` wide and `h` high whose ends come forward by `bow`; `front` and `back` marks follow it. */
export function bentPanel(
	[x, y, z]: Vec,
	[w, h, depth]: Vec,
	bow: number,
	material: Material,
	{ front = [], back = [] }: { front?: Mark[]; back?: Mark[] },
): Solid {
	const bend = (s: number, t: number, k: number): Vec => [x + s, y - bow * ((2 * s) / w - 1) ** 2 + k, z + t];
	const edge = (t: number, from: number, to: number, k: number): Vec[] => Array.from({ length: 13 }, (_, i) => bend(from + ((to - from) * i) / 12, t, k));
	return {
		corners: [...edge(0, 0, w, 0), ...edge(h, 0, w, 0), ...edge(0, 0, w, depth), ...edge(h, 0, w, depth)],
		draw(camera) {
			const outline = (points: Vec[]): Path => ({
				ops: `M${'L'.repeat(points.length - 1)}Z`,
				at: points.flatMap((point) => project(camera, point)),
			});
			const isBack = camera.into[1] < 0;
			const k = isBack ? depth : 0;
			const side = camera.right[1] > 0 === camera.into[1] > 0 ? w : 0;
			const paint = (points: Vec[], fill: string) => toElement({ path: outline(points), fill, stroke: material.edge });
			const onPanel = (mark: Mark): string => toElement({ ...mark, path: mapCurve(mark.path, (s, t) => project(camera, bend(s, t, k))) });
			return (
				paint([bend(side, 0, 0), bend(side, h, 0), bend(side, h, depth), bend(side, 0, depth)], material.right) +
				paint([...edge(h, 0, w, 0), ...edge(h, w, 0, depth)], material.top) +
				onPanel({ path: rect(0, 0, w, h), fill: isBack ? material.right : material.left, stroke: material.edge }) +
				(isBack ? back : front).map(onPanel).join('')
			);
		},
	};
}

/** Straight steps become eight short ones, so that they follow the bend. */
function mapCurve({ ops, at }: Path, map: (s: number, t: number) => [number, number]): Path {
	const out: Path = { ops: '', at: [] };
	let cursor = 0;
	let [x, y, startX, startY] = [0, 0, 0, 0];
	const straight = (toX: number, toY: number) => {
		const steps = Math.abs(toX - x) > Math.abs(toY - y) ? 8 : 1;
		for (let i = 1; i <= steps; i += 1) out.at.push(...map(x + ((toX - x) * i) / steps, y + ((toY - y) * i) / steps));
		out.ops += 'L'.repeat(steps);
	};
	for (const op of ops) {
		const numbers = at.slice(cursor, cursor + (op === 'C' ? 6 : op === 'Z' ? 0 : 2));
		cursor += numbers.length;
		const [endX, endY] = op === 'Z' ? [startX, startY] : [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
		if (op === 'L' || (op === 'Z' && Math.hypot(endX - x, endY - y) > 1e-6)) straight(endX, endY);
		if (op === 'M' || op === 'C') {
			for (let i = 0; i < numbers.length; i += 2) out.at.push(...map(numbers[i] ?? 0, numbers[i + 1] ?? 0));
			out.ops += op;
		}
		if (op === 'M') [startX, startY] = [endX, endY];
		if (op === 'Z') out.ops += 'Z';
		[x, y] = [endX, endY];
	}
	return out;
}
