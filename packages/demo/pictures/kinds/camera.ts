import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, PLASTIC, STEEL } from '../palette.ts';
import { lens, lights, screen, signature } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, polygon, rect } from '../shapes.ts';
import { prism, sheet, stack } from '../solids.ts';
import { type Frame, flat, outwards, upright } from '../space.ts';

export const camera: Kind = {
	color: 'black',
	size: [8, 12, 16],
	variants: ['lens', 'compact', 'bullet'],
	draw({ paint, size, variant }) {
		if (variant === 'bullet') {
			const tube: Frame = { origin: [0, 9, 9], u: [1, 0, 0], v: [0, 0, 1], normal: [0, -1, 0] };
			return {
				solids: [
					stack(
						prism(flat(0, 8, 0), circle(0, 0, 3), 1, paint),
						prism(flat(0, 8, 1), circle(0, 0, 0.9), 5, STEEL),
						turnedPart(
							tube,
							[
								[2.6, 0],
								[3, 1],
								[3, 9],
							],
							paint,
						),
						sheet(upright(0, 0, 9), [...lens(0, 0, 2.3), lights(2, -1.2, -1.9, 2.4, 0.25, COPPER)]),
					),
				],
				focus: [0, 0, 9],
			};
		}
		const [w, h, d] = [size, size * 0.68, size * 0.4];
		const r = h * (variant === 'compact' ? 0.34 : 0.42);
		const [x, z] = [w * 0.06, h * 0.44];
		const skin = [
			area(paint.edge === PLASTIC.edge ? '#1A221E' : '#46534C', rect(0, h * 0.14, w - d * 0.6, h * 0.58)),
			area(COPPER, circle(w * 0.78, h * 0.85, h * 0.035)),
		];
		const top = [panel('#C6CDC7', '#22302A', circle(w * 0.84, d * 0.45, h * 0.12)), panel(paint.left, paint.fine, circle(w * 0.16, d * 0.5, h * 0.13))];
		const barrel = stack(
			turnedPart(
				outwards(x, 0, z),
				[
					[r * 1.05, 0],
					[r * 1.05, size * 0.06],
					[r * 0.96, size * 0.08],
					[r * 0.96, size * 0.3],
					[r, size * 0.32],
					[r, size * 0.38],
				],
				PLASTIC,
			),
			sheet(upright(x, -size * 0.38, z), lens(0, 0, r * 0.84)),
		);
		const hump = prism(upright(-w * 0.16 + x, 0.3, h), polygon(0, 0, w * 0.32, 0, w * 0.25, h * 0.2, w * 0.07, h * 0.2), d * 0.8, paint, {
			start: [signature(w * 0.1, h * 0.08, w * 0.12, paint)],
		});
		return {
			solids: [
				stack(
					// First, because the body hides them from the front.
					prism(upright(-w * 0.38, d, h * 0.14), rect(0, 0, w * 0.54, h * 0.6, 0.3), 0.12, PLASTIC, {
						end: screen(w * 0.02, w * 0.02, w * 0.5, h * 0.6 - w * 0.04, 0.2),
					}),
					prism(upright(w * 0.32, d, h * 0.36), circle(0, 0, h * 0.13), 0.12, STEEL, { end: [area(PLASTIC.left, circle(0, 0, h * 0.06))] }),
					prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, d * 0.3), h, paint, { end: top }),
					sheet(upright(-w / 2 + d * 0.3, 0, 0), skin),
					...(variant === 'lens' ? [hump] : []),
					barrel,
				),
			],
			focus: [x, -size * 0.3, z],
			zoom: 1.9,
			sideTurn: -30,
		};
	},
};
