import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, PLASTIC } from '../palette.ts';
import { lights, signature } from '../parts.ts';
import { blob, circle, polygon, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { prism, stack } from '../solids.ts';
import { flat } from '../space.ts';

export const gamepad: Kind = {
	color: 'white',
	variants: ['classic', 'retro'],
	draw({ paint, variant }) {
		const outline =
			variant === 'retro'
				? rect(-7.5, -3, 15, 6.4, 1.4)
				: blob(
						-4,
						3.4,
						0,
						3.1,
						4,
						3.4,
						6.6,
						2.6,
						8.2,
						-2.6,
						7.4,
						-5.4,
						5.4,
						-4.6,
						3.4,
						-1.7,
						0,
						-1.5,
						-3.4,
						-1.7,
						-5.4,
						-4.6,
						-7.4,
						-5.4,
						-8.2,
						-2.6,
						-6.6,
						2.6,
					);
		const cross = polygon(-5.3, 0.8, -4.7, 0.8, -4.7, 0.2, -3.9, 0.2, -3.9, 0.8, -3.3, 0.8, -3.3, 1.6, -3.9, 1.6, -3.9, 2.2, -4.7, 2.2, -4.7, 1.6, -5.3, 1.6);
		const dots: [number, number, string][] = [
			[4.4, 2.3, '#3FBF94'],
			[4.4, 0.3, '#4A7CA8'],
			[5.4, 1.3, COPPER],
			[3.4, 1.3, '#E6B84A'],
		];
		const stick = (x: number): Solid =>
			stack(
				prism(flat(x, -0.4, 2.2), circle(0, 0, 0.55), 0.5, PLASTIC),
				prism(flat(x, -0.4, 2.7), circle(0, 0, 1.1), 0.35, PLASTIC, { end: [trace('#6C7D74', circle(0, 0, 0.7))] }),
			);
		return {
			solids: [
				stack(
					prism(flat(0, 0, 0), outline, 2.2, paint, {
						end: [
							area('#303B35', cross),
							...dots.map(([x, y, fill]) => panel(fill, '#22302A', circle(x, y, 0.48))),
							lights(3, -0.6, 2, 0.6, 0.16),
							signature(-1, 0.6, 2, paint),
						],
					}),
					...(variant === 'retro' ? [] : [stick(-2), stick(2)]),
				),
			],
			focus: [2.6, 0.4, 2.4],
			rise: 40,
			zoom: 2,
		};
	},
};
