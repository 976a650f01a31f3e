import { digits, knob } from '../dials.ts';
import type { Kind } from '../kind.ts';
import { area } from '../marks.ts';
import { COPPER, GLASS, MASK, MINT, PLASTIC, STEEL } from '../palette.ts';
import { signature, vents } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, rect } from '../shapes.ts';
import { box, cord, stack } from '../solids.ts';
import type { Frame, Vec } from '../space.ts';

export const soldering: Kind = {
	color: 'black',
	size: [20, 60, 150],
	variants: ['station', 'iron'],
	draw({ paint, variant }) {
		const station = box([-9, 0, 0.4], [10, 11, 9], paint, {
			front: [area(GLASS, rect(1, 5, 8, 3.2, 0.3)), digits(2.2, 5.6, 5.4, 2, MINT), area(COPPER, circle(2, 2.2, 0.5))],
			top: [area(paint.fine, vents(1.5, 6, 7, 3, 6))],
			right: [signature(3, 5, 5, paint)],
		});
		const pen: Frame = { origin: [4.2, -2.8, 1.8], u: [0, 1, 0], v: [-0.35, 0, 0.94], normal: [0.86, 0.38, 0.34] };
		const iron = turnedPart(
			pen,
			[
				[0.05, -3],
				[0.25, -1.6],
				[0.3, 1.4],
			],
			{ ...STEEL, left: '#DB9463', right: '#BD6630' },
		);
		const grip = turnedPart(
			pen,
			[
				[0.8, 1.4],
				[0.62, 2.2],
				[0.62, 4.6],
				[0.75, 8],
			],
			variant === 'iron' ? paint : MASK,
		);
		const tail: Vec = [11, 0.3, 4.5];
		const wire = cord('MCC', [tail, [15, 2, 6], [15, 6, 0], [9, 5, 0.3], [6, 4.5, 0.3], [3, 1, 1], [-2, -0.6, 2.2]], 0.5, {
			fill: PLASTIC.left,
			edge: PLASTIC.edge,
		});
		const rest = [
			box([4, -4.4, 0], [5, 3.4, 0.6], STEEL),
			cord(
				'MCL',
				[
					[7, -1.6, 0.6],
					[7, -1.6, 2.4],
					[7, -2.6, 3.2],
					[7, -3.4, 2],
					[7, -3.6, 0.6],
				],
				0.25,
				{ fill: '#C6CDC7', edge: '#22302A' },
			),
		];
		return {
			solids: [stack(...(variant === 'station' ? [station, knob(-2, 0, 2.8, 1.3), wire] : []), ...rest, grip, iron)],
			focus: [5, -2.4, 2],
			zoom: 1.9,
		};
	},
};
