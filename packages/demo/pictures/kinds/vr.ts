import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { MINT, PLASTIC } from '../palette.ts';
import { lens, signature } from '../parts.ts';
import { rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, sheet, stack } from '../solids.ts';
import { flat, upright, type Vec } from '../space.ts';

export const vr: Kind = {
	color: 'white',
	variants: ['standalone', 'tethered'],
	draw({ paint, variant }) {
		const strap = (z: number, k: number): Solid =>
			cord(
				'MCC',
				[
					[-8.6, 6, z],
					[-9.5, 20 * k, z + 1.5],
					[9.5, 20 * k, z + 1.5],
					[8.6, 6, z],
				]
					.slice(0, 4)
					.concat([
						[8.6, 5, z],
						[8.6, 5, z],
						[8.6, 5, z],
					]) as Vec[],
				1.6,
				{ fill: PLASTIC.left, edge: PLASTIC.edge },
			);
		const visor = prism(flat(-9.4, 0, 2), rect(0, 0, 18.8, 8, 3.4), 9.4, paint, { end: [signature(6.5, 4, 5.6, paint)] });
		const face = sheet(upright(-6.4, -0.01, 2), [
			panel('#1A221E', '#87988E', rect(0, 1.4, 12.8, 6.6, 2.6)),
			...lens(2.6, 6.2, 0.9),
			...lens(10.2, 6.2, 0.9),
			...lens(2.6, 3.2, 0.9),
			...lens(10.2, 3.2, 0.9),
			area(MINT, rect(5.4, 4.4, 2, 0.6, 0.3)),
		]);
		return {
			solids: [
				...(variant === 'tethered'
					? [
							cord(
								'MC',
								[
									[8, 8, 4],
									[15, 9, 3],
									[11, 2, 0.4],
									[18, -3, 0.4],
								],
								0.8,
								{ fill: PLASTIC.left, edge: PLASTIC.edge },
							),
						]
					: []),
				stack(
					strap(7, 1),
					prism(flat(-7.8, 7.6, 2.6), rect(0, 0, 15.6, 2, 0.9), 8, PLASTIC),
					visor,
					face,
					cord(
						'MC',
						[
							[0, 4, 11.4],
							[0, 8, 16],
							[0, 14, 15],
							[0, 17, 9],
						],
						1.5,
						{ fill: PLASTIC.left, edge: PLASTIC.edge },
					),
				),
			],
			focus: [4, 0, 7],
		};
	},
};
