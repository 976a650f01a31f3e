import type { Kind } from '../kind.ts';
import { area } from '../marks.ts';
import { COPPER, MASK, MINT, STEEL } from '../palette.ts';
import { fan, fingers, signature } from '../parts.ts';
import { polygon, rect, row } from '../shapes.ts';
import { box, prism, stack } from '../solids.ts';
import { flat, upright } from '../space.ts';

export const gpu: Kind = {
	color: 'black',
	size: [150, 280, 360],
	count: [1, 2, 3],
	draw({ paint, size, count }) {
		const [w, h, d] = [size / 10, 12, 5];
		const r = Math.min(4.5, w / count / 2 - 0.5);
		const step = (w - 1) / count;
		const fans = Array.from({ length: count }, (_, i) => fan(0.5 + step * (i + 0.5), h / 2 + 0.2, r));
		const shroud = polygon(0, 0.6, 1.2, 0, w - 1.4, 0, w, 1.4, w, h - 1.2, w - 1.2, h, 0.8, h, 0, h - 0.8);
		return {
			solids: [
				stack(
					box([2.5, 2.2, 0], [8, 0.3, 1.5], MASK, { front: [fingers(0.3, 0, 7.4, 0.9, 14)] }),
					prism(upright(0, 0, 1.4), shroud, d, paint, {
						start: [...fans.flat(), area(COPPER, rect(w - 2.4, h - 1, 1.5, 0.35))],
						end: [
							area(paint.top, ...row(6, 1, (dx) => polygon(w * 0.6 + dx, 2, w * 0.6 + dx + 0.5, 2, w * 0.6 + dx + 2.5, h - 2, w * 0.6 + dx + 2, h - 2))),
							signature(3, h / 2, 6, paint),
						],
					}),
				),
				box([-0.35, 0.4, 0.2], [0.35, d - 0.8, h + 1.6], STEEL, {
					left: [area('#22302A', ...row(3, 1.1, (dy) => rect(0.8 + dy, 2, 0.6, 2.4)), rect(0.8, 6, 2.6, 1), rect(0.8, 8.5, 2.6, 1))],
				}),
				badge(w, d, h),
			],
			focus: [w * 0.7, 0, 6],
			zoom: 2.1,
		};
	},
};

/** The lit name on the upper edge. */
function badge(w: number, d: number, h: number) {
	return prism(flat(w * 0.45, d * 0.25, h + 1.4), rect(0, 0, w * 0.3, d * 0.28, 0.3), 0.05, STEEL, {
		end: [area(MINT, rect(0.4, d * 0.09, w * 0.3 - 0.8, d * 0.1, 0.2))],
	});
}
