import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, type Material, PLASTIC, STEEL } from '../palette.ts';
import { turnedPart } from '../rounded.ts';
import { circle, polygon, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { prism, stack } from '../solids.ts';
import { type Frame, flat } from '../space.ts';

const along = (x: number, y: number, z: number): Frame => ({ origin: [x, y, z], u: [0, 1, 0], v: [0, 0, 1], normal: [1, 0, 0] });

function driver(y: number, k: number, paint: Material): Solid {
	const z = 1.3 * k;
	return stack(
		turnedPart(
			along(-9 * k, y, z),
			[
				[0.12, 0],
				[0.35, 0.9 * k],
				[0.35, 8 * k],
			],
			STEEL,
		),
		turnedPart(
			along(-1 * k, y, z),
			[
				[0.6, 0],
				[0.9 * k, 0.6 * k],
				[0.8 * k, 1.6 * k],
				[1.3 * k, 2.6 * k],
				[1.3 * k, 8 * k],
				[0.9 * k, 8.8 * k],
			],
			paint,
		),
		turnedPart(
			along(7.8 * k, y, z),
			[
				[0.9 * k, 0],
				[0.9 * k, 0.7 * k],
			],
			{ ...STEEL, left: '#DB9463', right: '#BD6630' },
		),
	);
}

export const tool: Kind = {
	color: 'green',
	count: [1, 1, 60],
	variants: ['screwdriver', 'set', 'pliers', 'crimper'],
	draw({ paint, count, variant }) {
		if (variant === 'pliers' || variant === 'crimper') return { solids: pliers(paint), focus: [0, 4, 1], rise: 44, zoom: 2 };
		if (variant === 'screwdriver' && count < 4)
			return {
				solids: [stack(...Array.from({ length: count }, (_, i) => driver((count - 1 - i) * 3.6, 1, paint)))],
				focus: [0, 0, 1],
				zoom: 2,
			};
		const bits = Math.min(24, Math.max(8, count));
		const slots = Array.from({ length: bits }, (_, i) => ({ x: 1.6 + (i % 8) * 1.9, y: 8 - Math.floor(i / 8) * 2.2 }));
		const tray = prism(flat(-9, 0, 0), rect(0, 0, 18, 11, 1), 1.6, PLASTIC, {
			end: [
				area('#141C18', rect(0.6, 0.6, 16.8, 9.8, 0.6)),
				panel('#C6CDC7', '#87988E', ...slots.map(({ x, y }) => rect(x, y, 1, 1.7, 0.3))),
				area(COPPER, ...slots.filter((_, i) => i % 5 === 0).map(({ x, y }) => rect(x, y, 1, 0.6, 0.2))),
			],
		});
		return { solids: [tray, driver(-3.4, 0.95, paint)], focus: [-2, 4, 1], rise: 42, zoom: 2 };
	},
};

function pliers(paint: Material): Solid[] {
	const half = (s: number, z: number): Solid[] => [
		prism(flat(0, 0, z), polygon(s * 0.1, 9.5, s * 0.9, 9, s * 1.7, 3, s * 1.2, 0.4, -s * 1.2, -1.4, -s * 1.6, 0.4, -s * 0.2, 2.4), 0.8, STEEL),
		prism(flat(0, 0, z - 0.2), polygon(-s * 1, -1, -s * 2.2, -0.6, -s * 4, -5, -s * 4.2, -11.6, -s * 3.2, -12, -s * 2.4, -6), 1.3, paint),
	];
	return [stack(...half(1, 0.3), ...half(-1, 0.9), prism(flat(0, 0.6, 1.7), circle(0, 0, 0.7), 0.3, { ...STEEL, top: COPPER }))];
}
