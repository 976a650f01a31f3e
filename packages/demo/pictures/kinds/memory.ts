import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, MASK } from '../palette.ts';
import { chip, fingers, signature, traces } from '../parts.ts';
import { circle, line, polygon, rect, row } from '../shapes.ts';
import { prism, stack } from '../solids.ts';
import { upright } from '../space.ts';

export const memory: Kind = {
	color: 'black',
	count: [1, 1, 4],
	variants: ['dimm', 'sodimm'],
	draw({ paint, count, variant }) {
		const isShort = variant === 'sodimm';
		const [w, h] = isShort ? [8, 3.8] : [13.3, 4.3];
		const notch = w * 0.54;
		const board = polygon(0, 0, notch, 0, notch, 0.5, notch + 0.3, 0.5, notch + 0.3, 0, w, 0, w, h * 0.62, 0, h * 0.62);
		const gold = [fingers(0.3, 0.05, notch - 0.4, 0.55, 16), fingers(notch + 0.4, 0.05, w - notch - 0.7, 0.55, 13)];
		const shield = polygon(
			0.05,
			0.95,
			w - 0.05,
			0.95,
			w - 0.05,
			h - 0.5,
			w - 1.1,
			h,
			w * 0.62,
			h,
			w * 0.57,
			h - 0.45,
			w * 0.43,
			h - 0.45,
			w * 0.38,
			h,
			1.1,
			h,
			0.05,
			h - 0.5,
		);
		const print = [
			area(paint.top, polygon(0.9, 1.5, w * 0.34, 1.5, w * 0.42, h - 1.1, 0.9, h - 1.1)),
			trace(COPPER, line(w * 0.38, 1.5, w * 0.46, h - 1.2, w - 0.9, h - 1.2)),
			signature(w * 0.6, h * 0.44, w * 0.26, paint),
		];
		const chips = row(isShort ? 4 : 8, isShort ? 1.75 : 1.55, (dx) => circle(dx, 0, 0)).flatMap((_, i) => chip(0.6 + i * 1.75, 1.2, 1.3, 1.7));
		const modules = Array.from({ length: count }, (_, i) => {
			const y = (count - 1 - i) * 1.9;
			const bare = prism(upright(-w / 2, y, 0), isShort ? rect(0, 0, w, h) : board, 0.28, MASK, {
				start: [...gold, ...(isShort ? [...chips, traces(0.6, 0.72, 1, 0.25, 3)] : [])],
				end: gold,
			});
			return isShort ? bare : stack(bare, prism(upright(-w / 2, y - 0.25, 0), shield, 0.75, paint, { start: print, end: print }));
		});
		return { solids: modules, focus: [w * 0.22, 0, 1.4], zoom: 2.4, sideTurn: -35 };
	},
};
