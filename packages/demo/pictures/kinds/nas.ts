import type { Kind } from '../kind.ts';
import { area, type Mark, panel, trace } from '../marks.ts';
import { COPPER, PLASTIC } from '../palette.ts';
import { lights, signature, vents } from '../parts.ts';
import { circle, line, rect } from '../shapes.ts';
import { box } from '../solids.ts';

export const nas: Kind = {
	color: 'black',
	count: [1, 2, 8],
	draw({ paint, count }) {
		const [w, d, h] = [count * 3.4 + 3.4, 16, 16];
		const bay = (i: number): Mark[] => [
			panel(paint.right, paint.fine, rect(2.6 + i * 3.4, 2, 2.9, 12.4, 0.4)),
			area(paint.fine, vents(3 + i * 3.4, 6, 2.1, 7.4, 3)),
			area('#87988E', rect(3.2 + i * 3.4, 2.8, 1.7, 0.6, 0.3)),
		];
		const front = [
			...Array.from({ length: count }, (_, i) => bay(i)).flat(),
			lights(1, 1.3, 13, 1, 0.4),
			lights(1, 1.3, 11.4, 1, 0.4, COPPER),
			area('#141C18', rect(0.9, 3, 0.8, 1.8)),
		];
		return {
			solids: [
				box([-w / 2, 0, 0.6], [w, d, h], paint, {
					front,
					right: [signature(4, 8, 8, paint)],
					top: [trace(paint.fine, line(0.8, d - 1, w - 0.8, d - 1))],
					back: [...[panel('#1A221E', paint.fine, circle(w * 0.4, 9, Math.min(w * 0.3, 5)))]],
				}),
				...[0, 1].map((i) => box([-w / 2 + 0.8 + i * (w - 3.6), 1, 0], [2, 2, 0.6], PLASTIC)),
			],
			focus: [w * 0.1, 0, 10],
			zoom: 1.8,
		};
	},
};
