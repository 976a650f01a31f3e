import { type Camera, project } from './camera.ts';
import type { Path } from './path.ts';
import { blob } from './shapes.ts';
import type { Vec } from './space.ts';

type Point = [x: number, y: number];

/** The outline in the picture of the convex hull of these points in space. */
export function hullOf(camera: Camera, points: readonly Vec[]): Path {
	const sorted = points.map((point) => project(camera, point)).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
	const ring = [...half(sorted), ...half(sorted.reverse())];
	return { ops: `M${'L'.repeat(Math.max(0, ring.length - 1))}Z`, at: ring.flat() };
}

/** The same for an object without corners: points closer than `gap` to the last one are skipped, the rest are joined smoothly. */
export function softHullOf(camera: Camera, points: readonly Vec[], gap: number): Path {
	const { at } = hullOf(camera, points);
	const kept: number[] = at.slice(0, 2);
	for (let i = 2; i < at.length; i += 2) {
		const [x, y] = [at[i] ?? 0, at[i + 1] ?? 0];
		const isFar = Math.hypot(x - (kept.at(-2) ?? 0), y - (kept.at(-1) ?? 0)) > gap;
		if (isFar && Math.hypot(x - (at[0] ?? 0), y - (at[1] ?? 0)) > gap) kept.push(x, y);
	}
	return kept.length > 8 ? blob(...kept) : hullOf(camera, points);
}

function half(points: readonly Point[]): Point[] {
	const chain: Point[] = [];
	for (const point of points) {
		while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
		chain.push(point);
	}
	return chain.slice(0, -1);
}

function turn(a: Point = [0, 0], b: Point = [0, 0], c: Point): number {
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
