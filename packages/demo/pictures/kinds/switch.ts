import type { Kind } from '../kind.ts';
import { area } from '../marks.ts';
import { COPPER, STEEL } from '../palette.ts';
import { jacks, lights, signature, vents } from '../parts.ts';
import { rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box } from '../solids.ts';

export const networkSwitch: Kind = {
	color: 'black',
	size: [12, 22, 48],
	count: [4, 8, 52],
	variants: ['desktop', 'rack'],
	draw({ paint, size, count, variant }) {
		const rows = count > 10 ? 2 : 1;
		const columns = Math.min(26, Math.ceil(count / rows));
		const h = rows === 2 ? 4.4 : 3;
		const w = Math.max(size, columns * 1.5 + 6);
		const step = (w - 6) / columns;
		const front = [
			...jacks(columns, 4, 0.6, step, rows === 2 ? 1.4 : 1.6),
			...(rows === 2 ? jacks(columns, 4, 2.3, step, 1.4) : []),
			lights(2, 1.2, h * 0.6, 1.2, 0.3),
			area(COPPER, rect(0.9, h * 0.22, 1.8, 0.35, 0.15)),
		];
		const depth = Math.min(16, w * 0.55);
		const ear = (x: number): Solid =>
			box([x, 0, 0.3], [1.8, 0.3, h], STEEL, {
				front: [area('#22302A', rect(0.5, h * 0.2, 0.8, 0.5, 0.2), rect(0.5, h * 0.68, 0.8, 0.5, 0.2))],
			});
		return {
			solids: [
				...(variant === 'rack' ? [ear(-w / 2 - 1.8), ear(w / 2)] : []),
				box([-w / 2, 0, 0.3], [w, depth, h], paint, {
					front,
					right: [area(paint.fine, vents(1.5, h * 0.25, depth * 0.5, h * 0.5, 6))],
					top: [signature(w * 0.1, depth * 0.5, w * 0.14, paint)],
				}),
			],
			focus: [-w * 0.2, 0, h / 2],
			zoom: 2.4,
		};
	},
};
