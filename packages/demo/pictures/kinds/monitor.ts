import { bentPanel } from '../bent.ts';
import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { STEEL } from '../palette.ts';
import { screen, signature, vents } from '../parts.ts';
import { circle, rect } from '../shapes.ts';
import { box, prism } from '../solids.ts';
import { flat, upright } from '../space.ts';

export const monitor: Kind = {
	color: 'black',
	size: [19, 27, 49],
	variants: ['flat', 'curved', 'ultrawide'],
	draw({ paint, size, variant }) {
		const isWide = variant === 'ultrawide' || size >= 34;
		const [w, h] = isWide ? [size * 0.92, size * 0.39] : [size * 0.87, size * 0.49];
		const [x, z] = [-w / 2, 6];
		const bezel = size * 0.018;
		const marks = {
			start: [...screen(bezel, bezel * 2, w - bezel * 2, h - bezel * 3), area(paint.fine, rect(w * 0.47, bezel * 0.6, w * 0.06, bezel * 0.7))],
			end: [
				panel(paint.left, paint.fine, rect(w * 0.3, h * 0.15, w * 0.4, h * 0.6, 1.5)),
				area(paint.fine, vents(w * 0.34, h * 0.66, w * 0.32, h * 0.05, 14)),
				signature(w * 0.14, h * 0.86, w * 0.1, paint),
			],
		};
		const face =
			variant === 'curved'
				? bentPanel([x, 0, z], [w, h, 1.6], w * 0.1, paint, { front: marks.start, back: marks.end })
				: prism(upright(x, 0, z), rect(0, 0, w, h, 0.7), 1.6, paint, marks);
		const foot = size * 0.27;
		return {
			solids: [
				face,
				box([-1.6, 1.7, 0.8], [3.2, 1.8, 5 + h * 0.55], STEEL),
				prism(flat(0, -4, 0), rect(-foot, 0, foot * 2, 11, 2.4), 0.8, paint, { end: [area(paint.left, circle(0, 7, 1.6))] }),
			],
			focus: [x + w * 0.86, 0, z + h * 0.2],
			measures: {
				g: [
					[x, 0, z],
					[x + w, 0, z + h],
				],
			},
			sideTurn: 146,
		};
	},
};
