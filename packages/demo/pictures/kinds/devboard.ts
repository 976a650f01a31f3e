import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, PLASTIC, STEEL } from '../palette.ts';
import { boardOf, chip, maskLines, signature, traces } from '../parts.ts';
import { circle, rect, row } from '../shapes.ts';
import { box, prism } from '../solids.ts';
import { flat } from '../space.ts';

export const devboard: Kind = {
	color: 'green',
	size: [3, 8, 14],
	count: [14, 40, 60],
	draw({ paint: sold, count }) {
		const paint = boardOf(sold);
		const [w, d] = [12, 8];
		const pins = Math.round(Math.min(count, 40) / 2);
		const gold = area('#E0B04C', ...row(pins, 8.4 / pins, (dx) => rect(0.3 + dx, 0.2, 0.22, 0.3)));
		const header = box([-5.2, d - 1.2, 0.3], [9, 0.9, 0.9], PLASTIC, { top: [gold] });
		const lower = box([-5.2, 0.3, 0.3], [9, 0.9, 0.9], PLASTIC, { top: [gold] });
		return {
			solids: [
				prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, 0.6), 0.3, paint, {
					end: [
						traces(2, 2, 5, 0.5, 4, maskLines(paint)),
						traces(7, 2.2, 3, 0.5, 3, maskLines(paint)),
						...chip(1, 2, 1.2, 1.2),
						...chip(1.2, 5, 0.9, 0.9),
						trace('#E0B04C', circle(0.7, 0.7, 0.3), circle(w - 0.7, 0.7, 0.3), circle(0.7, d - 0.7, 0.3), circle(w - 0.7, d - 0.7, 0.3)),
						area('#FBFAF5', rect(2.4, 5.9, 2, 0.25), rect(2.4, 5.4, 1.2, 0.25)),
					],
				}),
				header,
				lower,
				prism(flat(-0.6, 2.8, 0.3), rect(0, 0, 2.6, 2.6, 0.1), 0.4, PLASTIC, {
					end: [area('#87988E', circle(0.5, 2.1, 0.18)), signature(0.7, 1.2, 1.2, PLASTIC)],
				}),
				box([4, 1.6, 0.3], [2.4, 1.8, 1.5], STEEL, { right: [area('#22302A', rect(0.3, 0.4, 1.2, 0.6))] }),
				box([4, 4.4, 0.3], [2.4, 2, 1.7], STEEL, { right: [area('#22302A', rect(0.3, 0.4, 1.4, 0.9))] }),
				box([-6.4, 3, 0.3], [1.5, 1.2, 0.6], STEEL),
				prism(flat(-4.6, 6, 0.3), circle(0, 0, 0.45), 0.7, { ...STEEL, top: COPPER }),
			],
			focus: [1, 3, 0.5],
			rise: 42,
			zoom: 2.1,
		};
	},
};
