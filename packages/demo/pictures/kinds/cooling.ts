import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, type Material, MINT, PLASTIC, STEEL } from '../palette.ts';
import { fan as blades, signature, vents } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, line, rect, row } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, stack } from '../solids.ts';
import { flat, upright, type Vec } from '../space.ts';

function fanMarks(s: number, paint: Material) {
	return [
		panel(paint.top, paint.fine, ...[0.08, 0.92].flatMap((a) => [circle(s * a, s * 0.08, s * 0.035), circle(s * a, s * 0.92, s * 0.035)])),
		...blades(s / 2, s / 2, s * 0.45, { blade: paint.left === PLASTIC.left ? '#5C6B63' : paint.right }),
	];
}

function fanBox(x: number, y: number, z: number, s: number, paint: Material): Solid {
	return prism(upright(x, y, z), rect(0, 0, s, s, s * 0.08), s * 0.2, paint, { start: fanMarks(s, paint), end: fanMarks(s, paint) });
}

export const fan: Kind = {
	color: 'black',
	size: [40, 120, 200],
	count: [1, 1, 3],
	draw({ paint, size, count }) {
		const s = size / 10;
		const solids = Array.from({ length: count }, (_, i) => fanBox(-s / 2 + i * s * 0.52, i * s * 0.5, 0, s, paint)).reverse();
		return {
			...{ solids, focus: [s * 0.1, 0, s * 0.6], zoom: 2, sideTurn: -35 },
			measures: {
				w: [
					[-s / 2, 0, 0],
					[s / 2, 0, 0],
				],
			},
		};
	},
};

export const cooler: Kind = {
	color: 'black',
	size: [30, 155, 420],
	count: [1, 1, 3],
	variants: ['tower', 'low', 'water'],
	draw({ paint, size, count, variant }) {
		if (variant === 'water') return { solids: water(paint, count), focus: [0, -8, 2] };
		if (variant === 'low') return { solids: low(paint, Math.max(4, Math.min(size, 90) / 10)), focus: [2, 3, 4] };
		const h = Math.max(9, Math.min(size, 170) / 12.5);
		const fins = Array.from({ length: 9 }, (_, i) => line(0, 0.5 + i * ((h - 1) / 8), 1, 0.5 + i * ((h - 1) / 8)));
		const stretch = (k: number) => trace('#87988E', ...fins.map(({ ops, at }) => ({ ops, at: at.map((value, i) => (i % 2 ? value : value * k)) })));
		const stackOf = box([-6, 0, 4], [12, 5.5, h], STEEL, {
			right: [stretch(5.5)],
			front: [stretch(12)],
			left: [stretch(5.5)],
			back: [stretch(12)],
			top: [panel(COPPER, '#6E3112', ...row(4, 2.6, (dx) => circle(2.1 + dx, 2.75, 0.45))), signature(4, 4.4, 4, STEEL)],
		});
		const pipes = row(4, 2.6, (dx) => circle(dx, 0, 0)).map((_, i) =>
			cord(
				'MC',
				[
					[-3.9 + i * 2.6, 2.75, 4],
					[-3.9 + i * 2.6, 2.75, 2.5],
					[-1.2 + i * 0.8, 2.75, 3],
					[-1.2 + i * 0.8, 2.75, 1.2],
				],
				0.55,
				{ fill: COPPER, edge: '#6E3112' },
			),
		);
		const fans = Array.from({ length: Math.min(count, 2) }, (_, i) =>
			prism(upright(-6, i === 0 ? -2.5 : 5.5, 4 + (h - 12) / 2), rect(0, 0, 12, 12, 1), 2.5, paint, {
				start: fanMarks(12, paint),
				end: fanMarks(12, paint),
			}),
		);
		return {
			solids: [stack(box([-2.6, 0.4, 0], [5.2, 4.8, 1.2], STEEL, {}), ...pipes), stackOf, ...fans],
			focus: [0, -2, 10],
			zoom: 1.9,
			sideTurn: -35,
		};
	},
};

function low(paint: Material, h: number): Solid[] {
	const fins = row(12, 0.85, (dx) => line(0.8 + dx, 0.3, 0.8 + dx, h * 0.5));
	return [
		box([-2.6, 3, 0], [5.2, 5, 0.8], STEEL),
		box([-5.5, 0, 0.8], [11, 11, h * 0.5 + 0.8], STEEL, {
			front: [trace('#87988E', ...fins)],
			right: [trace('#87988E', ...fins)],
			left: [trace('#87988E', ...fins)],
		}),
		prism(flat(-5.5, 0, h * 0.5 + 1.6), rect(0, 0, 11, 11, 1), 1.6, paint, { end: fanMarks(11, paint) }),
	];
}

function water(paint: Material, count: number): Solid[] {
	const w = count * 12 + 3;
	const x = -w / 2;
	const fans = Array.from({ length: count }, (_, i) => fanBox(x + 1.5 + i * 12, 0, 1, 12, paint));
	const hose = (a: Vec, dx: number): Solid =>
		cord('MC', [a, [a[0] + 7 + dx, a[1] - 2, a[2]], [7 + dx, -9, 9], [1.2 + dx * 0.6, -6.5, 3.6]], 1.1, {
			fill: PLASTIC.left,
			edge: PLASTIC.edge,
		});
	return [
		box([x, 2.4, 0], [w, 2.8, 14], PLASTIC, {
			right: [area('#6C7D74', vents(0.4, 1, 2, 12, 3))],
			top: [area(PLASTIC.fine, vents(1, 0.6, w - 2, 1.6, count * 8))],
		}),
		...fans,
		stack(
			turnedPart(
				flat(0, -7, 0),
				[
					[3.6, 0],
					[3.6, 2.6],
				],
				paint,
			),
			prism(flat(0, -7, 2.6), circle(0, 0, 3), 0.3, paint, { end: [trace(MINT, circle(0, 0, 2.2)), signature(-1.4, 0, 2.8, paint)] }),
		),
		stack(hose([w / 2, 3, 2.5], 0), hose([w / 2, 4, 4.5], 1.6)),
	];
}
