import type { Kind } from '../kind.ts';
import { area, type Mark, trace } from '../marks.ts';
import { COPPER, CREAM, MINT, PLASTIC, STEEL } from '../palette.ts';
import { boardOf, jacks, maskLines, signature, traces, vents } from '../parts.ts';
import { circle, grid, line, rect } from '../shapes.ts';
import { box, prism } from '../solids.ts';
import { flat } from '../space.ts';

const GOLD = '#E0B04C';

export const motherboard: Kind = {
	color: 'green',
	size: [17, 30, 33],
	count: [1, 4, 8],
	variants: ['atx', 'matx', 'miniitx', 'eatx'],
	draw({ paint: sold, size, count, variant }) {
		const paint = boardOf(sold);
		const w = variant === 'miniitx' ? 17 : Math.min(size, 25);
		const d = variant === 'miniitx' ? 17 : variant === 'matx' ? 24 : size;
		const slots = variant === 'miniitx' ? 1 : variant === 'matx' ? 2 : 3;
		const top = d - 9.5;
		const print: Mark[] = [
			traces(w * 0.3, 1.5, 4, 0.7, w * 0.4, maskLines(paint)),
			traces(w * 0.62, top - 4, 5, 0.5, w * 0.14, maskLines(paint)),
			trace(paint.fine, circle(0.8, 0.8, 0.4), circle(w - 0.8, 0.8, 0.4), circle(w - 0.8, d - 0.8, 0.4)),
			trace(COPPER, line(w * 0.25, top - 1, w * 0.25, d * 0.32, w * 0.35, d * 0.26, w * 0.8, d * 0.26)),
		];
		const ram = Math.min(count, 4);
		const dimms = Array.from({ length: ram }, (_, i) =>
			box([w - 2 - (ram - i) * 1.25, d - 14.2 > 0 ? d - 14 : 2, 0.3], [0.75, 12.5, 1.1], i % 2 ? PLASTIC : STEEL),
		);
		const lanes = Array.from({ length: slots }, (_, i) =>
			box([3.2, 1.6 + i * ((top - 4.5) / Math.max(1, slots)), 0.3], [w * 0.5, 0.9, 1.1], i === slots - 1 ? STEEL : PLASTIC, {
				top: [area(GOLD, rect(0.5, 0.35, w * 0.5 - 1, 0.2))],
			}),
		);
		const grey = PLASTIC;
		return {
			solids: [
				prism(flat(0, 0, 0), rect(0, 0, w, d, 0.6), 0.35, paint, { end: print }),
				box([0.2, top, 0.35], [2.4, 8.5, 3.2], STEEL, { front: jacks(1, 0.3, 0.6, 2, 1.6) }),
				box([3.4, top + 0.4, 0.35], [2, 8, 2.4], grey, { top: [area(grey.fine, vents(0.3, 0.6, 1.4, 6.8, 3))] }),
				box([6, d - 2.2, 0.35], [w * 0.28, 1.8, 2], grey),
				prism(flat(6.3, top + 0.3, 0.35), rect(0, 0, 6, 6, 0.4), 0.5, CREAM, {
					end: [area('#C6CDC7', rect(0.8, 0.8, 4.4, 4.4, 0.3)), area(COPPER, ...grid(6, 6, [0.66, 0.66], (dx, dy) => circle(1.35 + dx, 1.35 + dy, 0.13)))],
				}),
				...dimms,
				...lanes,
				prism(flat(w * 0.66, 1.6, 0.35), rect(0, 0, w * 0.26, w * 0.26, 0.5), 0.9, grey, {
					end: [signature(w * 0.05, w * 0.13, w * 0.16, grey)],
				}),
				...(slots > 1 ? [prism(flat(3.6, d * 0.4, 0.35), rect(0, 0, w * 0.34, 1.7, 0.2), 0.3, grey, { end: [area(MINT, circle(w * 0.31, 0.85, 0.2))] })] : []),
			],
			focus: [9, top + 2, 0.5],
			rise: 44,
			zoom: 2.3,
			sideTurn: -50,
		};
	},
};
