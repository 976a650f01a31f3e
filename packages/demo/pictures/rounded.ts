import { type Camera, project, toPicture } from './camera.ts';
import { hullOf, softHullOf } from './hull.ts';
import { type Mark, toElement } from './marks.ts';
import type { Material } from './palette.ts';
import { mapPath } from './path.ts';
import { circle } from './shapes.ts';
import type { Solid } from './solid.ts';
import { dot, type Frame, pointOn, type Vec } from './space.ts';

const STEPS = 28;
const ANGLES = Array.from({ length: STEPS }, (_, i) => (i * 2 * Math.PI) / STEPS);

/** A line or patch on a dome: points in the dome's plane, from its centre. */
export interface DomeLine {
	at: number[];
	look: Omit<Mark, 'path'>;
	closed?: boolean;
}

/** A soft hump on a plane: half widths `a` and `b`, height `h`; `skew` moves its summit along b (-1 to 1). */
export function dome(
	frame: Frame,
	[a, b, h]: Vec,
	material: Material,
	{ skew = 0, square = 2.4, lines = [] }: { skew?: number; square?: number; lines?: DomeLine[] } = {},
): Solid {
	const at = (s: number, t: number): Vec => {
		const gauge = Math.min(1, Math.abs(s / a) ** square + Math.abs(t / b) ** square);
		return pointOn(frame, s, t, h * (1 - gauge) ** 0.5 * (1 + (skew * t) / b));
	};
	const ring = (scale: number): Vec[] => ANGLES.map((angle) => at(a * scale * power(Math.cos(angle), square), b * scale * power(Math.sin(angle), square)));
	const foot = ANGLES.map((angle) => pointOn(frame, a * power(Math.cos(angle), square), b * power(Math.sin(angle), square), 0));
	const layers = [foot, ...[0.98, 0.92, 0.82, 0.66, 0.45, 0.2].map(ring)];
	const corners = layers.flat();
	return {
		corners,
		draw(camera) {
			const shade = layers
				.slice(0, 4)
				.flatMap((layer) => layer.filter((point) => dot(camera.right, point) - dot(camera.right, frame.origin) > 0.35 * Math.max(a, b)));
			const soft = (points: Vec[]) => softHullOf(camera, points, Math.max(a, b) * camera.scale * 0.22);
			const body = soft(corners);
			return (
				toElement({ path: body, fill: material.left }) +
				toElement({ path: hullOf(camera, shade), fill: material.right }) +
				toElement({ path: soft([...ring(0.74), ...ring(0.4)]), fill: material.top }) +
				toElement({ path: body, stroke: material.edge }) +
				lines.map((line) => drawLine(camera, line, at)).join('')
			);
		},
	};
}

/** A solid of revolution around a plane's normal, given as pairs of radius and distance: barrels, cones, bottles. */
export function turnedPart(frame: Frame, profile: [radius: number, along: number][], material: Material): Solid {
	const widest = Math.max(...profile.map(([radius]) => radius));
	const isUpright = frame.normal[2] > 0.7;
	const end = profile.at(-1) ?? [0, 0];
	const start = profile[0] ?? [0, 0];
	return {
		corners: profile.flatMap(([r, k]) => [pointOn(frame, r, 0, k), pointOn(frame, -r, 0, k), pointOn(frame, 0, r, k), pointOn(frame, 0, -r, k)]),
		draw(camera) {
			const isEndNear = dot(camera.into, frame.normal) < 0;
			const [r, k] = isEndNear ? end : start;
			const steps = Math.min(20, Math.max(8, Math.round(widest * camera.scale * 0.35)));
			const rings = profile.map(([radius, along]) => ringOf(frame, radius, along, steps));
			const order = isEndNear ? rings : rings.reverse();
			const heights = isEndNear ? profile : [...profile].reverse();
			const axis = dot(camera.right, frame.origin);
			const isShade = (point: Vec) => (isUpright ? dot(camera.right, point) - axis > 0.25 * widest : point[2] < frame.origin[2]);
			let text = '';
			order.slice(1).forEach((near, i) => {
				const band = [...(order[i] ?? []), ...near];
				const body = hullOf(camera, band);
				const shade = band.filter(isShade);
				const isThin = Math.abs((heights[i + 1]?.[1] ?? 0) - (heights[i]?.[1] ?? 0)) * camera.scale < 9;
				if (isThin || shade.length < 4 || material.left === material.right) text += toElement({ path: body, fill: material.left, stroke: material.edge });
				else
					text +=
						toElement({ path: body, fill: material.left }) +
						toElement({ path: hullOf(camera, shade), fill: material.right }) +
						toElement({ path: body, stroke: material.edge });
			});
			const cap = mapPath(circle(0, 0, r), toPicture(camera, frame, k));
			return r * camera.scale < 3 ? text : text + toElement({ path: cap, fill: isUpright ? material.top : material.right, stroke: material.edge });
		},
	};
}

function ringOf(frame: Frame, radius: number, along: number, steps: number): Vec[] {
	return Array.from({ length: steps }, (_, i) => {
		const turn = (i * 2 * Math.PI) / steps;
		return pointOn(frame, radius * Math.cos(turn), radius * Math.sin(turn), along);
	});
}

function drawLine(camera: Camera, { at, look, closed = false }: DomeLine, lift: (s: number, t: number) => Vec): string {
	const points: number[] = [];
	for (let i = 0; i < at.length; i += 2) points.push(...project(camera, lift(at[i] ?? 0, at[i + 1] ?? 0)));
	return toElement({ ...look, path: { ops: `M${'L'.repeat(at.length / 2 - 1)}${closed ? 'Z' : ''}`, at: points } });
}

function power(value: number, square: number): number {
	return Math.sign(value) * Math.abs(value) ** (2 / square);
}
