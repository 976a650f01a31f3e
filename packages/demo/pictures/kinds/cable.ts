import type { Kind } from '../kind.ts';
import { area, type Mark, trace } from '../marks.ts';
import { COPPER, type Material, STEEL } from '../palette.ts';
import { turnedPart } from '../rounded.ts';
import { circle, rect, row } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, stack } from '../solids.ts';
import type { Vec } from '../space.ts';

/** Loops of a coiled cable round the middle, `r` wide, with both ends led to the front. */
function coil(r: number, thickness: number, turns: number, paint: Material): { loops: Solid; ends: [Vec, Vec] } {
	const k = r * 0.5523;
	const ring = (i: number): Solid => {
		const [z, x] = [thickness * (0.6 + i * 0.85), (i % 2) * thickness * 0.3];
		const at: Vec[] = [
			[x + r, 0, z],
			[x + r, k, z],
			[x + k, r, z],
			[x, r, z],
			[x - k, r, z],
			[x - r, k, z],
			[x - r, 0, z],
			[x - r, -k, z],
			[x - k, -r, z],
			[x, -r, z],
			[x + k, -r, z],
			[x + r, -k, z],
			[x + r, 0, z],
		];
		return cord('MCCCC', at, thickness, { fill: paint.left, edge: paint.edge });
	};
	const [a, b]: [Vec, Vec] = [
		[-r * 0.35, -r * 1.75, thickness],
		[r * 1.75, -r * 0.55, thickness],
	];
	const lead = (from: Vec, to: Vec, via: Vec): Solid =>
		cord('MC', [from, via, [to[0] + (via[0] - to[0]) * 0.2, to[1] + (via[1] - to[1]) * 0.2, to[2]], to], thickness, {
			fill: paint.left,
			edge: paint.edge,
		});
	return {
		loops: stack(
			...Array.from({ length: turns }, (_, i) => ring(i)),
			lead([-r, 0, thickness * turns * 0.8], a, [-r, -r * 1.1, thickness]),
			lead([0, -r, thickness * turns * 0.8], b, [r * 0.9, -r, thickness]),
		),
		ends: [a, b],
	};
}

const PLUG: Record<string, Vec> = {
	rj45: [1.2, 2.2, 1],
	usb: [1.3, 2, 0.6],
	usbc: [0.9, 1.8, 0.45],
	hdmi: [1.7, 2.2, 0.7],
	power: [2.2, 3, 1.6],
	audio: [0.6, 2.4, 0.6],
	drum: [1.2, 2.2, 1],
};

export const cable: Kind = {
	color: 'black',
	size: [0.3, 1, 100],
	variants: ['usb', 'usbc', 'hdmi', 'rj45', 'power', 'audio', 'drum'],
	draw({ paint, size, variant }) {
		if (variant === 'drum') return { solids: drum(paint), focus: [0, -4, 6] };
		const turns = size < 1 ? 2 : size < 3 ? 3 : size < 10 ? 4 : 5;
		const { loops, ends } = coil(5.4, variant === 'power' ? 0.9 : 0.7, turns, paint);
		const [w, d, h] = PLUG[variant] ?? [1, 2, 1];
		const marks = toPlugMarks(variant, w, d);
		const plugs = ends.map(([x, y]) =>
			stack(
				box([x - w / 2 - 0.15, y - 1.4, 0], [w + 0.3, 1.6, h + 0.4], paint),
				box([x - w / 2, y - 1.4 - d * 0.8, 0.2], [w, d * 0.8, h], STEEL, { top: marks }),
			),
		);
		return { solids: [stack(loops, ...plugs)], focus: [-1.9, -10.6, 0.5], rise: 40, zoom: 2.4, sideTurn: -35 };
	},
};

/** Marks on a plug's upper side: the contacts of RJ45, the two windows of USB-A. */
function toPlugMarks(variant: string, w: number, d: number): Mark[] {
	if (variant === 'rj45') return [area('#E0B04C', ...row(4, 0.26, (dx) => rect(0.12 + dx, 0.1, 0.12, 0.7)))];
	if (variant === 'usb') return [area('#22302A', rect(w * 0.2, d * 0.12, w * 0.2, d * 0.1), rect(w * 0.6, d * 0.12, w * 0.2, d * 0.1))];
	return [];
}

function drum(paint: Material): Solid[] {
	const frame = (x: number) => ({ origin: [x, 0, 8] as Vec, u: [0, 1, 0] as Vec, v: [0, 0, 1] as Vec, normal: [1, 0, 0] as Vec });
	const flange = (x: number) =>
		prism(
			frame(x),
			circle(0, 0, 8),
			0.8,
			{ ...STEEL, left: '#E8D3A9', right: '#D9BE8C', top: '#E8D3A9' },
			{
				end: [trace('#7A5F33', circle(0, 0, 6.4), circle(0, 0, 2.6)), area('#22302A', circle(0, 0, 1.2)), area(COPPER, rect(-3, 3.6, 6, 1.2, 0.2))],
			},
		);
	const turns = Array.from({ length: 6 }, (_, i) =>
		turnedPart(
			frame(-4.4 + i * 1.5),
			[
				[5.8, 0],
				[6, 0.5],
				[5.8, 1.5],
			],
			paint,
		),
	);
	return [stack(flange(-5.2), ...turns, flange(4.6))];
}
