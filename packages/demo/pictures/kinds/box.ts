import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, MASK } from '../palette.ts';
import { CARTON, vents } from '../parts.ts';
import { line, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box } from '../solids.ts';
import type { Vec } from '../space.ts';

export const parcel: Kind = {
	color: 'copper',
	size: [10, 20, 40],
	count: [1, 1, 3],
	draw({ size, count }) {
		const h = 12 + size * 0.3;
		const carton = (at: Vec, k: number): Solid =>
			box(at, [20 * k, 16 * k, h * k], CARTON, {
				top: [area('#C9A469', rect(0, 6.6 * k, 20 * k, 2.8 * k)), trace('#7A5F33', line(0, 8 * k, 20 * k, 8 * k))],
				right: [area('#A98A55', rect(6.6 * k, h * k * 0.7, 2.8 * k, h * k * 0.3))],
				front: [
					area('#FBFAF5', rect(2 * k, 2 * k, 7.4 * k, 5 * k, 0.3)),
					area('#22302A', vents(2.6 * k, 2.6 * k, 6 * k, 2 * k, 9)),
					area(MASK.left, rect(2.6 * k, 5.4 * k, 3.4 * k, 0.8 * k)),
					trace(COPPER, line(15 * k, 2 * k, 15 * k, 5 * k), line(13.8 * k, 3.8 * k, 15 * k, 5 * k, 16.2 * k, 3.8 * k)),
				],
			});
		const extra: [Vec, number][] = [
			[[4, -13, 0], 0.55],
			[[-14, -3, 0], 0.6],
		];
		return { solids: [carton([-6, 0, 0], 1), ...extra.slice(0, count - 1).map(([at, k]) => carton(at, k))], focus: [0, 0, 6], zoom: 1.8 };
	},
};
