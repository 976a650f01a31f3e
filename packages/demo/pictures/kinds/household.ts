import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, MINT, PLASTIC } from '../palette.ts';
import { lights, screen, signature, vents } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, stack } from '../solids.ts';
import { flat, leaning, upright } from '../space.ts';

export const vacuum: Kind = {
	color: 'white',
	variants: ['robot', 'stick'],
	draw({ paint, variant }) {
		if (variant === 'stick') {
			return {
				solids: [
					stack(
						prism(flat(-12, -4, 0), rect(0, 0, 24, 8, 2), 4, PLASTIC, { end: [area(MINT, rect(4, 1, 16, 0.8, 0.3))] }),
						cord(
							'ML',
							[
								[0, 2, 4],
								[0, 14, 60],
							],
							2,
							{ fill: '#C6CDC7', edge: '#22302A' },
						),
						prism(leaning(-5, 14, 58, 14), rect(0, 0, 10, 20, 4), 8, paint, { start: [panel(COPPER, '#6E3112', circle(5, 7, 2.4))] }),
					),
				],
				focus: [0, 10, 62],
			};
		}
		const top = [
			trace(paint.fine, circle(0, 0, 14.6)),
			panel('#46534C', '#87988E', rect(-3, -12.4, 6, 2.4, 1.2)),
			lights(2, -1.2, -11.2, 2.4, 0.5),
			signature(-4, -7, 8, paint),
		];
		return {
			solids: [
				stack(
					prism(flat(0, 0, 1), circle(0, 0, 16), 2, PLASTIC),
					prism(flat(0, 0, 3), circle(0, 0, 16.4), 5, paint, { end: top }),
					turnedPart(
						flat(0, 4, 8),
						[
							[4.4, 0],
							[4.4, 2.2],
						],
						paint,
					),
					prism(flat(0, 4, 10.2), circle(0, 0, 3.4), 0.2, PLASTIC, { end: [area(COPPER, circle(0, 0, 1))] }),
				),
			],
			focus: [0, -4, 9],
			zoom: 2,
		};
	},
};

export const heater: Kind = {
	color: 'white',
	size: [400, 1500, 2500],
	variants: ['panel', 'tower'],
	draw({ paint, size, variant }) {
		if (variant === 'tower') {
			return {
				solids: [
					prism(flat(0, 6, 0), circle(0, 0, 8), 1.6, PLASTIC),
					prism(flat(-6, 0, 1.6), rect(0, 0, 12, 12, 5), 44, paint, { end: [area(MINT, circle(6, 4, 0.9))] }),
					prism(upright(-3, -0.01, 9), rect(0, 0, 6, 30, 2), 0.01, PLASTIC, {
						start: [area('#6C7D74', vents(0.6, 1, 4.8, 28, 5)), area(COPPER, rect(1, 3, 4, 1))],
					}),
				],
				focus: [0, 0, 34],
			};
		}
		const [w, h] = [34 + size / 40, 42];
		const top = [area(paint.fine, vents(3, 2.6, w - 6, 3, Math.round(w / 4)))];
		const front = [
			trace(paint.fine, rect(2, 2, w - 4, h - 4, 1.4)),
			area(COPPER, vents(5, h * 0.68, w - 10, 6, Math.round(w / 5))),
			...screen(w - 17, 6, 11, 6, 0.6),
			signature(6, 9, 12, paint),
		];
		const foot = (x: number): Solid => prism(flat(x, -4, 0), rect(0, 0, 3.4, 16, 1.4), 3, PLASTIC);
		return {
			solids: [foot(-w * 0.36), foot(w * 0.3), box([-w / 2, 0, 3], [w, 8, h], paint, { front, top })],
			focus: [w * 0.3, 0, 20],
			zoom: 1.9,
		};
	},
};
