import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, STEEL } from '../palette.ts';
import { lights, screen, signature, vents } from '../parts.ts';
import { line, rect } from '../shapes.ts';
import { box, prism, stack } from '../solids.ts';
import { flat } from '../space.ts';

export const printer: Kind = {
	color: 'white',
	variants: ['inkjet', 'laser', 'label'],
	draw({ paint, variant }) {
		const h = variant === 'laser' ? 24 : 14;
		const sheetOut = prism(
			flat(-11, -7, 2.6),
			rect(0, 0, 22, 10),
			0.15,
			{ ...STEEL, top: '#FBFAF5' },
			{ end: [trace('#87988E', line(3, 6, 12, 6), line(3, 4.4, 16, 4.4)), trace(COPPER, line(3, 2.4, 7, 2.4))] },
		);
		return {
			solids: [
				stack(
					prism(flat(-13, -4, 1.6), rect(0, 0, 26, 6, 1), 0.7, paint),
					box([-20, 0, 0], [40, 28, h], paint, {
						front: [area('#22302A', rect(6, 3, 28, h * 0.32, 0.6)), ...screen(26, h - 4.6, 11, 3.8, 0.4), lights(2, 4, h - 2.8, 2, 0.6)],
						top: [trace(paint.fine, rect(1.5, 3, 37, 23, 1)), signature(4, 8, 8, paint)],
						right: [area(paint.fine, vents(15, h * 0.4, 9, h * 0.3, 6))],
					}),
					sheetOut,
				),
				...(variant === 'laser'
					? []
					: [
							prism({ origin: [-11, 24, h], u: [1, 0, 0], v: [0, 0.3, 0.95], normal: [0, 0.95, -0.3] }, rect(0, 0, 22, 12), 0.3, {
								...STEEL,
								left: '#FBFAF5',
							}),
						]),
			],
			focus: [4, -4, 6],
			zoom: 1.8,
		};
	},
};
