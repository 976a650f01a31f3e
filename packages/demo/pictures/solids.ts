import { type Camera, faces, project, toPicture } from './camera.ts';
import { drawMarks, type Mark, toElement } from './marks.ts';
import { orderByDepth } from './order.ts';
import { FINE, type Material, OUTLINE } from './palette.ts';
import { mapPath, type Path } from './path.ts';
import type { Solid } from './solid.ts';
import { type Frame, flat, pointOn, sideways, upright, type Vec } from './space.ts';
import { drawWall } from './wall.ts';

/** An outline extruded along its plane's normal; `start` marks are on the plane, `end` marks on the far face. */
export function prism(frame: Frame, outline: Path, depth: number, material: Material, marks: { start?: Mark[]; end?: Mark[] } = {}): Solid {
	return {
		corners: cornersOf(frame, outline, depth),
		draw(camera) {
			const isEndSeen = faces(camera, frame.normal);
			const near = isEndSeen ? depth : 0;
			const plane = toPicture(camera, frame, near);
			const wall = drawWall(camera, frame, outline, { near, far: depth - near, material });
			const cap = { path: mapPath(outline, plane), fill: capTone(camera, frame, isEndSeen, material), stroke: material.edge };
			return wall + toElement(cap) + drawMarks((isEndSeen ? marks.end : marks.start) ?? [], plane);
		},
	};
}

/** Marks on the faces of a box, in each face's own two axes: x and z, x and y, or y and z, from the box's corner. */
export interface BoxMarks {
	front?: Mark[];
	back?: Mark[];
	left?: Mark[];
	right?: Mark[];
	top?: Mark[];
}

/** A box with its lower front left corner at `at`. */
export function box(at: Vec, [w, d, h]: Vec, material: Material, marks: BoxMarks = {}): Solid {
	const front = upright(...at);
	const outline: Path = { ops: 'MLLLZ', at: [0, 0, w, 0, w, h, 0, h] };
	const body = prism(front, outline, d, material);
	const sides: [Frame, number, Vec, Mark[] | undefined][] = [
		[front, 0, [0, -1, 0], marks.front],
		[front, d, [0, 1, 0], marks.back],
		[sideways(...at), 0, [-1, 0, 0], marks.left],
		[sideways(...at), w, [1, 0, 0], marks.right],
		[flat(...at), h, [0, 0, 1], marks.top],
	];
	return {
		corners: body.corners,
		draw(camera) {
			const seen = sides.filter(([, , outward, list]) => list && faces(camera, outward));
			return body.draw(camera) + seen.map(([frame, k, , list]) => drawMarks(list ?? [], toPicture(camera, frame, k))).join('');
		},
	};
}

/** Only marks, visible from both sides: a leaf, a net, a light. */
export function sheet(frame: Frame, marks: Mark[]): Solid {
	return {
		corners: marks.flatMap(({ path }) => cornersOf(frame, path, 0)),
		draw: (camera) => drawMarks(marks, toPicture(camera, frame)),
	};
}

/** A cord in space: a line (M, then C or L) of the given thickness, in the units of space. */
export function cord(ops: string, points: Vec[], thickness: number, { fill, edge }: { fill: string; edge: string }): Solid {
	return {
		corners: points,
		draw(camera) {
			const path = { ops, at: points.flatMap((point) => project(camera, point)) };
			const width = Math.max(FINE, Math.round(thickness * camera.scale));
			return toElement({ path, stroke: edge, width: width + OUTLINE * 2 - 1 }) + toElement({ path, stroke: fill, width });
		},
	};
}

/** Several solids drawn in the given order, which is that of a viewer in front of and above them; another viewer sees them by depth. */
export function stack(...solids: Solid[]): Solid {
	return {
		corners: solids.flatMap(({ corners }) => corners),
		draw(camera) {
			const isInFront = camera.into[1] > 0 && camera.into[2] < 0;
			return (isInFront ? solids : orderByDepth(solids, camera)).map((solid) => solid.draw(camera)).join('');
		},
	};
}

function capTone(camera: Camera, frame: Frame, isEndSeen: boolean, material: Material): string {
	const sign = isEndSeen ? 1 : -1;
	if (frame.normal[2] * sign > 0.7) return material.top;
	const across = (camera.right[0] * frame.normal[0] + camera.right[1] * frame.normal[1]) * sign;
	return across > 0 ? material.right : material.left;
}

function cornersOf(frame: Frame, { at }: Path, depth: number): Vec[] {
	const corners: Vec[] = [];
	for (let i = 0; i < at.length; i += 2) {
		corners.push(pointOn(frame, at[i] ?? 0, at[i + 1] ?? 0, 0));
		if (depth) corners.push(pointOn(frame, at[i] ?? 0, at[i + 1] ?? 0, depth));
	}
	return corners;
}
