import type { Path } from './path.ts';

const ARC = 0.5523;

/** A rectangle from its lower left corner, optionally with rounded corners. */
export function rect(x: number, y: number, w: number, h: number, radius = 0): Path {
	const r = Math.min(radius, w / 2, h / 2);
	const X = x + w;
	const Y = y + h;
	if (r <= 0) return { ops: 'MLLLZ', at: [x, y, X, y, X, Y, x, Y] };
	const k = r * (1 - ARC);
	return {
		ops: 'MLCLCLCLCZ',
		at: [
			x + r,
			y,
			X - r,
			y,
			X - k,
			y,
			X,
			y + k,
			X,
			y + r,
			X,
			Y - r,
			X,
			Y - k,
			X - k,
			Y,
			X - r,
			Y,
			x + r,
			Y,
			x + k,
			Y,
			x,
			Y - k,
			x,
			Y - r,
			x,
			y + r,
			x,
			y + k,
			x + k,
			y,
			x + r,
			y,
		],
	};
}

/** An ellipse, or a circle if only one radius is given. */
export function circle(cx: number, cy: number, rx: number, ry = rx): Path {
	const kx = rx * ARC;
	const ky = ry * ARC;
	return {
		ops: 'MCCCCZ',
		at: [
			cx + rx,
			cy,
			cx + rx,
			cy + ky,
			cx + kx,
			cy + ry,
			cx,
			cy + ry,
			cx - kx,
			cy + ry,
			cx - rx,
			cy + ky,
			cx - rx,
			cy,
			cx - rx,
			cy - ky,
			cx - kx,
			cy - ry,
			cx,
			cy - ry,
			cx + kx,
			cy - ry,
			cx + rx,
			cy - ky,
			cx + rx,
			cy,
		],
	};
}

/** A closed outline through the points given as x, y, x, y. */
export function polygon(...at: number[]): Path {
	return { ops: `M${'L'.repeat(at.length / 2 - 1)}Z`, at };
}

/** An open line through the points given as x, y, x, y. */
export function line(...at: number[]): Path {
	return { ops: `M${'L'.repeat(at.length / 2 - 1)}`, at };
}

/** Part of a circle, degrees counted from the first axis to the second. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): Path {
	const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
	const turn = ((to - from) / steps) * (Math.PI / 180);
	const k = (4 / 3) * Math.tan(turn / 4) * r;
	let angle = from * (Math.PI / 180);
	const at = [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
	for (let step = 0; step < steps; step += 1) {
		const next = angle + turn;
		const [c, s, C, S] = [Math.cos(angle), Math.sin(angle), Math.cos(next), Math.sin(next)];
		at.push(cx + r * c - k * s, cy + r * s + k * c, cx + r * C + k * S, cy + r * S - k * C, cx + r * C, cy + r * S);
		angle = next;
	}
	return { ops: `M${'C'.repeat(steps)}`, at };
}

/** Half waves of a sine from the left: the shop's motif. */
export function sine(x: number, y: number, w: number, amplitude: number, halves = 2): Path {
	const step = w / halves;
	const at = [x, y];
	for (let half = 0; half < halves; half += 1) {
		const left = x + half * step;
		const peak = y + (half % 2 === 0 ? 1 : -1) * amplitude * 1.33;
		at.push(left + step * 0.364, peak, left + step * 0.636, peak, left + step, y);
	}
	return { ops: `M${'C'.repeat(halves)}`, at };
}

/** The area between such a wave and a base line. */
export function sineArea(x: number, y: number, w: number, amplitude: number, halves: number, base: number): Path {
	const wave = sine(x, y, w, amplitude, halves);
	return { ops: `${wave.ops}LLZ`, at: [...wave.at, x + w, base, x, base] };
}

/** A closed smooth outline through the points given as x, y, x, y. */
export function blob(...points: number[]): Path {
	const n = points.length / 2;
	const xOf = (i: number) => points[((i + n) % n) * 2] ?? 0;
	const yOf = (i: number) => points[((i + n) % n) * 2 + 1] ?? 0;
	const at = [xOf(0), yOf(0)];
	for (let i = 0; i < n; i += 1) {
		at.push(xOf(i) + (xOf(i + 1) - xOf(i - 1)) / 6, yOf(i) + (yOf(i + 1) - yOf(i - 1)) / 6);
		at.push(xOf(i + 1) - (xOf(i + 2) - xOf(i)) / 6, yOf(i + 1) - (yOf(i + 2) - yOf(i)) / 6, xOf(i + 1), yOf(i + 1));
	}
	return { ops: `M${'C'.repeat(n)}Z`, at };
}

/** `count` copies side by side, each made from its offset. */
export function row(count: number, step: number, make: (offset: number, index: number) => Path): Path[] {
	return Array.from({ length: count }, (_, index) => make(index * step, index));
}

/** `columns` x `rows` copies. */
export function grid(columns: number, rows: number, step: [number, number], make: (dx: number, dy: number) => Path): Path[] {
	return row(rows, step[1], (dy) => ({ ops: '', at: [dy] })).flatMap(({ at }) => row(columns, step[0], (dx) => make(dx, at[0] ?? 0)));
}
