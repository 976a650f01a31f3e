import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, STEEL } from '../palette.ts';
import { circle, polygon, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, stack } from '../solids.ts';
import { flat, leaning, sideways, upright, type Vec } from '../space.ts';

export const stand: Kind = {
	color: 'black',
	count: [1, 1, 2],
	variants: ['arm', 'laptop', 'phone'],
	draw({ paint, count, variant }) {
		if (variant !== 'arm') {
			const plate = prism(leaning(-11, 0, 5, 62), rect(0, 0, 22, 20, 1.6), 0.8, paint, {
				start: [panel(paint.right, paint.fine, rect(6, 5, 10, 10, 2))],
			});
			const legs = [-8, 6].map((x) => prism(sideways(x, 0, 0), polygon(0, 0, 18, 0, 18, 1.4, 10, 1.4, 17, 12, 15.4, 12.4, 1.5, 5, 0, 5), 2, paint));
			return {
				solids: [
					stack(...legs, plate, prism(upright(-8, -1, 4.6), rect(0, 0, 3, 2.4, 0.4), 1, paint), prism(upright(5, -1, 4.6), rect(0, 0, 3, 2.4, 0.4), 1, paint)),
				],
				focus: [0, 0, 6],
			};
		}
		const arm = (side: number): Solid[] => {
			const [elbow, head]: [Vec, Vec] = [
				[side * 17, 4, 19],
				[side * 6, -8, 26],
			];
			const tube = { fill: paint.left, edge: paint.edge };
			return [
				cord('ML', [[0, 0, 16], elbow], 2.6, tube),
				prism(flat(elbow[0], elbow[1], 17), circle(0, 0, 2), 4, STEEL),
				cord('ML', [[elbow[0], elbow[1], 21], head], 2.2, tube),
				prism(upright(head[0] - 5, head[1] - 1, head[2] - 5), rect(0, 0, 10, 10, 1), 1, paint, {
					start: [area('#C6CDC7', circle(1.4, 1.4, 0.6), circle(8.6, 1.4, 0.6), circle(1.4, 8.6, 0.6), circle(8.6, 8.6, 0.6)), area(COPPER, circle(5, 5, 1))],
				}),
			];
		};
		return {
			solids: [
				stack(
					prism(flat(-6, -5, 0), rect(0, 0, 12, 10, 2), 1.4, paint),
					prism(flat(0, 0, 1.4), circle(0, 0, 1.7), 17, STEEL),
					...arm(1),
					...(count > 1 ? arm(-1) : []),
				),
			],
			focus: [6, -8, 26],
			zoom: 1.8,
			sideTurn: -35,
		};
	},
};
