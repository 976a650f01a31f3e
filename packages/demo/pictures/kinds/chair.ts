import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, PLASTIC, STEEL } from '../palette.ts';
import { circle, polygon, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, stack } from '../solids.ts';
import { flat, leaning, upright, type Vec } from '../space.ts';

export const chair: Kind = {
	color: 'black',
	variants: ['office', 'gaming'],
	draw({ paint, variant }) {
		const legs = Array.from({ length: 5 }, (_, i): [number, Vec] => {
			const turn = (i * 2 * Math.PI) / 5 + 0.2;
			return [Math.sin(turn), [Math.cos(turn) * 13, Math.sin(turn) * 13, 2]];
		})
			.sort(([one], [other]) => other - one)
			.map(([, tip]) =>
				stack(
					cord('ML', [[0, 0, 4.4], tip], 1.6, { fill: '#C6CDC7', edge: '#22302A' }),
					prism(upright(tip[0], tip[1] - 0.8, 1.6), circle(0, 0, 1.6), 1.6, PLASTIC),
				),
			);
		const wing = variant === 'gaming' ? polygon(2, 0, 18, 0, 20.5, 14, 18.4, 22, 17, 30, 3, 30, 1.6, 22, -0.5, 14) : rect(0.5, 0, 19, 27, 4);
		const stripe =
			variant === 'gaming'
				? [area(COPPER, polygon(4.4, 1, 6.4, 1, 7, 26, 5.4, 26), polygon(15.6, 1, 13.6, 1, 13, 26, 14.6, 26))]
				: [trace(paint.fine, rect(3, 4, 14, 19, 2.4))];
		const arm = (x: number): Solid => stack(box([x + 0.6, -1, 18], [1.2, 2, 8], PLASTIC), prism(flat(x, -6, 26), rect(0, 0, 2.6, 11, 1.2), 1.2, PLASTIC));
		return {
			solids: [
				stack(
					...legs,
					prism(flat(0, 0, 4), circle(0, 0, 1.2), 11, STEEL),
					arm(-12.4),
					prism(flat(-10.5, -11, 15), rect(0, 0, 21, 20, 4), 4, paint),
					prism(leaning(-10, 9, 19, 10), wing, 3, paint, { start: stripe, end: stripe }),
					arm(9.8),
				),
			],
			focus: [0, 0, 28],
			zoom: 1.8,
			sideTurn: -35,
		};
	},
};
