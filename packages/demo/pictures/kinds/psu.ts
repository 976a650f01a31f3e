import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, MASK } from '../palette.ts';
import { fan, signature, vents } from '../parts.ts';
import { circle, line, rect } from '../shapes.ts';
import { box } from '../solids.ts';

const FAN = { blade: '#5C6B63', hub: '#2B362F' };

export const psu: Kind = {
	color: 'black',
	size: [80, 120, 140],
	variants: ['modular', 'fixed'],
	draw({ paint, size, variant }) {
		const [w, d, h] = [15, 14, 8.6];
		const r = size / 20.5;
		const ring = (k: number) => circle(w / 2, d / 2, r * k);
		const top = [
			...fan(w / 2, d / 2, r, FAN),
			trace('#AEB7B0', ring(1), ring(0.75), ring(0.5), line(w / 2 - r, d / 2, w / 2 + r, d / 2), line(w / 2, d / 2 - r, w / 2, d / 2 + r)),
		];
		const sockets = [
			panel(
				'#141C18',
				paint.fine,
				...[0, 1, 2, 3].map((i) => rect(1 + i * 3.4, 4.9, 2.8, 2.2, 0.2)),
				...[0, 1, 2].map((i) => rect(1 + i * 4.4, 1.4, 3.6, 2, 0.2)),
			),
		];
		const front = variant === 'modular' ? sockets : [area(COPPER, circle(3, 4, 0.9)), area('#141C18', circle(3, 4, 0.6))];
		return {
			solids: [
				box([-w / 2, 0, 0], [w, d, h], paint, {
					top,
					front,
					right: [
						panel('#E9DBB2', paint.fine, rect(2, 1.6, 10, 5.4, 0.3)),
						area(MASK.left, rect(2.8, 5.2, 4.5, 1)),
						area('#87988E', rect(2.8, 2.6, 8, 0.4), rect(2.8, 3.6, 6, 0.4)),
					],
					left: [signature(4, 4.4, 6, paint)],
					back: [
						area(paint.fine, vents(1, 1, 8, 6.6, 8)),
						panel('#141C18', paint.fine, rect(10.5, 3.6, 3.4, 3, 0.3)),
						area('#BF4737', rect(11, 1.2, 2, 1.4, 0.2)),
					],
				}),
			],
			focus: [0, 3, h],
			zoom: 1.9,
			sideTurn: 145,
		};
	},
};
