import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, MINT, PLASTIC, STEEL } from '../palette.ts';
import { signature, vents } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { polygon, rect, row } from '../shapes.ts';
import { box, prism, stack } from '../solids.ts';
import { type Frame, upright, type Vec } from '../space.ts';

export const drill: Kind = {
	color: 'green',
	size: [8, 18, 36],
	variants: ['drill', 'driver'],
	draw({ paint, variant }) {
		const body = polygon(
			-7,
			15,
			-7,
			20.4,
			-5.6,
			21.6,
			5,
			21.6,
			7.4,
			20.4,
			7.4,
			15.4,
			6,
			14.4,
			3,
			14.4,
			1,
			12,
			3.4,
			4.4,
			7.6,
			4.4,
			7.6,
			0,
			-3,
			0,
			-3,
			4.4,
			-2.2,
			4.4,
			-5,
			12,
			-6,
			14.4,
		);
		const marks = [
			area(PLASTIC.left, polygon(-2.2, 4.4, 3.4, 4.4, 1.2, 11.4, -4.6, 11.4)),
			panel('#303B35', '#87988E', rect(-3, 0, 10.6, 3.8)),
			area('#22302A', vents(-5.6, 16.4, 3.6, 3.2, 4)),
			area(MINT, ...row(3, 1.2, (dx) => rect(3.4 + dx, 1.4, 0.7, 1))),
			signature(-0.6, 18, 5, paint),
			area(COPPER, rect(-6.6, 13.9, 1.4, 0.1)),
		];
		const nose: Frame = { origin: [-7, 2.6, 18], u: [0, 1, 0], v: [0, 0, 1], normal: [-1, 0, 0] };
		const chuck = turnedPart(
			nose,
			variant === 'driver'
				? [
						[2, 0],
						[1.6, 1.6],
						[1.1, 2.4],
						[1.1, 3.2],
					]
				: [
						[2.4, 0],
						[2.4, 2],
						[2, 2.4],
						[1.9, 4.6],
						[1.1, 5.6],
					],
			PLASTIC,
		);
		const bit = turnedPart(
			{ ...nose, origin: [variant === 'driver' ? -10 : -12.6, 2.6, 18] as Vec },
			[
				[0.4, 0],
				[0.4, 5],
				[0.05, 6],
			],
			{ ...STEEL, left: '#DB9463', right: '#BD6630' },
		);
		const trigger = box([-5.6, 1.8, 10.4], [1.8, 1.6, 3], { ...PLASTIC, left: '#BD6630', right: '#984A1C', top: '#DB9463' });
		return {
			solids: [stack(bit, chuck, trigger, prism(upright(0, 0, 0), body, 5.2, paint, { start: marks, end: marks }))],
			focus: [-6, 0, 17],
			zoom: 1.9,
			sideTurn: 10,
		};
	},
};
