import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, MINT, PLASTIC } from '../palette.ts';
import { screen, signature, vents } from '../parts.ts';
import { circle, rect } from '../shapes.ts';
import { box, prism } from '../solids.ts';
import { flat, sideways } from '../space.ts';

export const gameConsole: Kind = {
	color: 'white',
	variants: ['tower', 'handheld'],
	draw({ paint, variant }) {
		if (variant === 'handheld') {
			const marks = [
				...screen(5.2, 1, 13.6, 8, 0.3),
				panel('#46534C', '#87988E', circle(2.6, 6.6, 1.3), circle(21.4, 3.6, 1.3)),
				area(COPPER, circle(21.4, 8, 0.55)),
				area(MINT, circle(22.5, 7, 0.55)),
				area('#46534C', rect(2.2, 2, 0.8, 2.6), rect(1.3, 2.9, 2.6, 0.8)),
			];
			return {
				solids: [
					prism({ origin: [-12, 0, 0], u: [1, 0, 0], v: [0, 0.35, 0.94], normal: [0, 0.94, -0.35] }, rect(0, 0, 24, 10, 2), 1.4, paint, {
						start: marks,
					}),
				],
				focus: [8, 2, 5],
			};
		}
		const plate = (x: number) => prism(sideways(x, 0, 1), rect(0, 0, 24, 36, 3), 2.2, paint, { end: [signature(8, 18, 8, paint)] });
		return {
			solids: [
				prism(flat(-6, 4, 0), rect(0, 0, 12, 16, 4), 1, PLASTIC),
				plate(-5),
				box([-2.8, 1, 1.6], [5.6, 22, 34], PLASTIC, {
					front: [area('#0C1411', rect(2.6, 14, 0.6, 13)), area(MINT, rect(2.4, 30, 1, 1.6, 0.4)), area(COPPER, circle(2.9, 5, 0.6))],
					top: [area('#6C7D74', vents(0.8, 2, 4, 18, 3))],
				}),
				plate(2.8),
			],
			focus: [0, 0, 26],
		};
	},
};
