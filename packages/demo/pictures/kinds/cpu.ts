import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, CREAM, MASK } from '../palette.ts';
import { signature } from '../parts.ts';
import { grid, line, polygon, rect, row } from '../shapes.ts';
import { prism, stack } from '../solids.ts';
import { flat } from '../space.ts';

const GOLD = '#E0B04C';

export const cpu: Kind = {
	color: 'silver',
	count: [2, 8, 24],
	variants: ['lga', 'pga'],
	draw({ paint, count, variant }) {
		const lid = polygon(0.8, 1.3, 1.2, 0.9, 4.8, 0.9, 5.2, 1.3, 5.2, 4.8, 4.8, 5.2, 1.2, 5.2, 0.8, 4.8);
		const ears = polygon(0.5, 2.2, 0.8, 2, 5.2, 2, 5.5, 2.2, 5.5, 3.9, 5.2, 4.1, 0.8, 4.1, 0.5, 3.9);
		const columns = Math.min(6, Math.ceil(Math.sqrt(count)));
		const cores = grid(columns, Math.ceil(count / columns), [2.4 / columns, 2 / columns], (dx, dy) =>
			rect(1.4 + dx, 3 - dy + 1.2, 1.9 / columns, 1.5 / columns),
		);
		const pads = [...row(14, 0.38, (dx) => rect(0.35 + dx, 0.2, 0.2, 0.35)), ...row(14, 0.38, (dy) => rect(5.5, 0.35 + dy, 0.32, 0.2))];
		const pins = variant === 'pga' ? [prism(flat(0.3, 0.3, -0.3), rect(0, 0, 5.4, 5.4), 0.3, { ...CREAM, left: GOLD, right: '#B98B30' })] : [];
		return {
			solids: [
				stack(
					...pins,
					prism(flat(0, 0, 0), rect(0, 0, 6, 6, 0.15), 0.28, MASK, {
						end: [area(GOLD, ...pads, polygon(0.15, 0.15, 0.75, 0.15, 0.15, 0.75))],
					}),
					prism(flat(0, 0, 0.28), ears, 0.2, paint),
					prism(flat(0, 0, 0.48), lid, 0.38, paint, {
						end: [panel(paint.left, paint.fine, ...cores), trace(COPPER, line(1.4, 1.4, 2.6, 1.4, 3, 1.8, 3, 2.4)), signature(3.4, 1.6, 1.4, paint)],
					}),
				),
			],
			focus: [4.4, 1.4, 0.5],
			rise: 36,
			zoom: 2.2,
		};
	},
};
