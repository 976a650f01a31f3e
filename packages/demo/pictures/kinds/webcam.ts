import type { Kind } from '../kind.ts';
import { area } from '../marks.ts';
import { COPPER, MINT, STEEL } from '../palette.ts';
import { lens } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, rect } from '../shapes.ts';
import { box, prism, stack } from '../solids.ts';
import { flat, outwards, upright } from '../space.ts';

export const webcam: Kind = {
	color: 'black',
	variants: ['bar', 'round'],
	draw({ paint, variant }) {
		const clip = [
			prism(flat(0, 2, 0), circle(0, 0, 3.2), 0.6, paint),
			prism(flat(0, 2, 0.6), circle(0, 0, 0.7), 1.6, STEEL),
			box([-1.6, 0.6, 2.2], [3.2, 2.6, 2.2], paint),
		];
		const head =
			variant === 'round'
				? stack(
						turnedPart(
							outwards(0, 4, 6.8),
							[
								[2.4, 0],
								[3, 0.8],
								[3, 3.2],
								[2.7, 4],
							],
							paint,
						),
						prism(upright(0, -0.02, 6.8), circle(0, 0, 2.2), 0.01, paint, { start: lens(0, 0, 2) }),
					)
				: stack(
						prism(upright(-5.4, 0.4, 4.4), rect(0, 0, 10.8, 3.4, 1.6), 2.4, paint, {
							start: [
								area(paint.right, rect(0.5, 0.5, 9.8, 2.4, 1.2)),
								...lens(5.4, 1.7, 1.25),
								area(MINT, circle(8.3, 1.7, 0.25)),
								area(COPPER, circle(2.4, 1.7, 0.2)),
							],
						}),
					);
		return { solids: [stack(...clip, head)], focus: [0, 0, 6.4], zoom: 2.2 };
	},
};
