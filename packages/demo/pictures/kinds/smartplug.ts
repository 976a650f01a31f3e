import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, MINT, STEEL } from '../palette.ts';
import { arc, circle, rect } from '../shapes.ts';
import { prism, stack } from '../solids.ts';
import { upright } from '../space.ts';

export const smartplug: Kind = {
	color: 'white',
	draw({ paint }) {
		const socket = [
			panel(paint.right, paint.fine, circle(0, 0, 2.7)),
			panel(paint.left, paint.fine, circle(0, 0, 2.2)),
			area('#141C18', circle(-0.95, 0, 0.36), circle(0.95, 0, 0.36)),
			area(COPPER, rect(-0.3, 1.7, 0.6, 0.4), rect(-0.3, -2.1, 0.6, 0.4)),
			trace(MINT, arc(0, 0, 3.1, 200, 340)),
		];
		const pins = [-0.95, 0.95].map((x) => prism(upright(x, 4.4, 3.6), circle(0, 0, 0.34), 2.4, STEEL));
		return {
			solids: [
				prism(upright(0, 2.6, 3.6), circle(0, 0, 2.9), 1.8, paint),
				...pins,
				stack(prism(upright(0, 0, 3.6), circle(0, 0, 3.6), 2.6, paint, { start: socket })),
			],
			focus: [0, 0, 3.6],
			zoom: 2,
			sideTurn: -45,
		};
	},
};
