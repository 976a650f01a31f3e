import { type Camera, toPicture } from './camera.ts';
import { toElement } from './marks.ts';
import type { Material } from './palette.ts';
import { mapPath, type Path } from './path.ts';
import { dot, type Frame, pointOn, type Vec } from './space.ts';

/** A piece of an outline: 4 numbers are a straight line, 8 a curve. */
type Piece = number[];

/** The visible sides of an outline that was extruded from its near cap to its far cap. */
export function drawWall(camera: Camera, frame: Frame, outline: Path, { near, far, material }: { near: number; far: number; material: Material }): string {
	const nearPlane = toPicture(camera, frame, near);
	const farPlane = toPicture(camera, frame, far);
	const [a, b, c, d] = nearPlane;
	const shiftX = farPlane[4] - nearPlane[4];
	const shiftY = farPlane[5] - nearPlane[5];
	const spin = Math.sign(turnOf(outline.at));
	const side = spin * Math.sign(a * d - b * c);
	const across: [number, number] = [side * (b * shiftX - a * shiftY), side * (d * shiftX - c * shiftY)];

	const pieces = toPieces(outline).flatMap((piece) => split(piece, across));
	const runs: { tone: string; piece: Piece }[][] = [];
	let previous: Piece | undefined;
	for (const piece of startAtCorner(pieces, across)) {
		if (!isSeen(piece, across)) {
			previous = undefined;
			continue;
		}
		const [tx, ty] = direction(piece, 0.5);
		const tone = toneOf(camera, frame, [ty * spin, -tx * spin], material);
		const run = runs.at(-1);
		if (run && previous && isSmooth(previous, piece)) run.push({ tone, piece });
		else runs.push([{ tone, piece }]);
		previous = piece;
	}
	const depth = (run: { piece: Piece }[]) => {
		const { piece } = run[run.length >> 1] ?? { piece: [0, 0] };
		return dot(camera.into, pointOn(frame, piece[0] ?? 0, piece[1] ?? 0, 0));
	};
	if (runs.length > 2) runs.sort((one, other) => depth(other) - depth(one));
	return runs.map((run) => drawRun(run, nearPlane, [shiftX, shiftY], material.edge)).join('');
}

function drawRun(run: { tone: string; piece: Piece }[], plane: Parameters<typeof mapPath>[1], shift: [number, number], edge: string): string {
	const strip = (pieces: Piece[]) => toStrip(mapPath(toOpen(pieces), plane), shift);
	const whole = strip(run.map(({ piece }) => piece));
	const first = run[0]?.tone ?? edge;
	if (run.every(({ tone }) => tone === first)) return toElement({ path: whole, fill: first, stroke: edge });
	let text = toElement({ path: whole, fill: first });
	for (let from = 0; from < run.length; ) {
		const tone = run[from]?.tone ?? edge;
		let to = from;
		while (to < run.length && run[to]?.tone === tone) to += 1;
		if (tone !== first) text += toElement({ path: strip(run.slice(from, to).map(({ piece }) => piece)), fill: tone });
		from = to;
	}
	return text + toElement({ path: whole, stroke: edge });
}

function toneOf(camera: Camera, frame: Frame, [s, t]: [number, number], material: Material): string {
	const { u, v } = frame;
	const outward: Vec = [s * u[0] + t * v[0], s * u[1] + t * v[1], s * u[2] + t * v[2]];
	const length = Math.hypot(...outward) || 1;
	if (outward[2] / length > 0.7) return material.top;
	return dot(camera.right, outward) > 0 ? material.right : material.left;
}

function toPieces({ ops, at }: Path): Piece[] {
	const pieces: Piece[] = [];
	let [x, y] = [at[0] ?? 0, at[1] ?? 0];
	let cursor = 2;
	for (const op of ops.slice(1)) {
		const numbers = op === 'Z' ? at.slice(0, 2) : at.slice(cursor, cursor + (op === 'C' ? 6 : 2));
		if (op !== 'Z') cursor += numbers.length;
		const [endX, endY] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
		if (Math.hypot(endX - x, endY - y) > 1e-6) pieces.push([x, y, ...numbers]);
		[x, y] = [endX, endY];
	}
	return pieces;
}

/** Cuts curves where the side turns out of view, and in the middle, where the tone changes. */
function split(piece: Piece, across: [number, number]): Piece[] {
	if (piece.length === 4) return [piece];
	const along = (i: number) => (piece[i] ?? 0) * across[0] + (piece[i + 1] ?? 0) * across[1];
	const [p, q, r] = [along(2) - along(0), along(4) - along(2), along(6) - along(4)];
	const [A, B, C] = [p - 2 * q + r, 2 * (q - p), p];
	const root = Math.sqrt(Math.max(0, B * B - 4 * A * C));
	const roots = Math.abs(A) < 1e-9 ? [-C / (B || 1)] : [(-B + root) / (2 * A), (-B - root) / (2 * A)];
	const cuts = [0.5, ...roots.filter((t) => t > 0.02 && t < 0.98 && Math.abs(t - 0.5) > 0.02)].sort((one, other) => one - other);
	const parts: Piece[] = [];
	let rest = piece;
	let done = 0;
	for (const cut of cuts) {
		const [head, tail] = cutCurve(rest, (cut - done) / (1 - done));
		parts.push(head);
		rest = tail;
		done = cut;
	}
	return [...parts, rest];
}

function cutCurve(piece: Piece, t: number): [Piece, Piece] {
	const at = (i: number): [number, number] => [piece[i] ?? 0, piece[i + 1] ?? 0];
	const mid = (m: [number, number], n: [number, number]): [number, number] => [m[0] + (n[0] - m[0]) * t, m[1] + (n[1] - m[1]) * t];
	const [a, b, c] = [mid(at(0), at(2)), mid(at(2), at(4)), mid(at(4), at(6))];
	const [d, e] = [mid(a, b), mid(b, c)];
	const f = mid(d, e);
	return [
		[...at(0), ...a, ...d, ...f],
		[...f, ...e, ...c, ...at(6)],
	];
}

function direction(piece: Piece, t: number): [number, number] {
	const span = (i: number, j: number): [number, number] => [(piece[j] ?? 0) - (piece[i] ?? 0), (piece[j + 1] ?? 0) - (piece[i + 1] ?? 0)];
	if (piece.length === 4) return span(0, 2);
	if (t === 0) return span(0, 2);
	if (t === 1) return span(4, 6);
	const [p, q, r] = [span(0, 2), span(2, 4), span(4, 6)];
	return [p[0] + 2 * q[0] + r[0], p[1] + 2 * q[1] + r[1]];
}

function isSeen(piece: Piece, across: [number, number]): boolean {
	const [x, y] = direction(piece, 0.5);
	return x * across[0] + y * across[1] > 1e-9;
}

function isSmooth(before: Piece, after: Piece): boolean {
	const [a, b] = direction(before, 1);
	const [c, d] = direction(after, 0);
	return Math.abs(a * d - b * c) < 0.2 * Math.hypot(a, b) * Math.hypot(c, d);
}

function startAtCorner(pieces: Piece[], across: [number, number]): Piece[] {
	const start = pieces.findIndex((piece, i) => {
		const before = pieces.at(i - 1) ?? piece;
		return isSeen(piece, across) && (!isSeen(before, across) || !isSmooth(before, piece));
	});
	return start > 0 ? [...pieces.slice(start), ...pieces.slice(0, start)] : pieces;
}

function toOpen(pieces: Piece[]): Path {
	const [x = 0, y = 0] = pieces[0] ?? [];
	return {
		ops: `M${pieces.map((piece) => (piece.length === 4 ? 'L' : 'C')).join('')}`,
		at: [x, y, ...pieces.flatMap((piece) => piece.slice(2))],
	};
}

/** The strip swept by an open path. */
function toStrip(path: Path, [dx, dy]: [number, number]): Path {
	const back: number[] = [];
	for (let i = path.at.length - 2; i >= 0; i -= 2) back.push((path.at[i] ?? 0) + dx, (path.at[i + 1] ?? 0) + dy);
	const ops = [...path.ops.slice(1)].reverse().join('');
	return { ops: `${path.ops}L${ops}Z`, at: [...path.at, ...back] };
}

function turnOf(at: number[]): number {
	let sum = 0;
	for (let i = 0; i < at.length; i += 2) {
		const j = (i + 2) % at.length;
		sum += (at[i] ?? 0) * (at[j + 1] ?? 0) - (at[j] ?? 0) * (at[i + 1] ?? 0);
	}
	return sum;
}
