import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, type Material, STEEL } from '../palette.ts';
import { lights, signature } from '../parts.ts';
import { dome, turnedPart } from '../rounded.ts';
import { circle, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, stack } from '../solids.ts';
import { flat, upright } from '../space.ts';

export const lamp: Kind = {
	color: 'black',
	variants: ['desk', 'ring', 'bulb'],
	draw({ paint, variant }) {
		const tube = { fill: paint.left, edge: paint.edge };
		if (variant === 'bulb') return { solids: bulb(paint), focus: [0, 0, 9] };
		if (variant === 'ring') {
			const halo: Solid = stack(
				prism(upright(0, 0, 26), circle(0, 0, 9), 1.6, paint, {
					start: [area('#F6DB8C', circle(0, 0, 8.2)), area('#EDEAE1', circle(0, 0, 5.6)), trace(paint.edge, circle(0, 0, 5.6))],
				}),
			);
			return {
				solids: [stack(prism(flat(0, 1, 0), circle(0, 0, 7), 1.2, paint), prism(flat(0, 1, 1), circle(0, 0, 0.7), 17, STEEL), halo)],
				focus: [0, 0, 26],
			};
		}
		const glow = panel('#F6DB8C', '#BE912B', rect(0.7, 0.7, 18.6, 2.6, 1));
		return {
			solids: [
				stack(
					prism(flat(9, 2, 0), circle(0, 0, 6), 1.4, paint, { end: [lights(3, -2, -2.6, 2, 0.5), area(COPPER, circle(0, 2.6, 0.6))] }),
					cord(
						'ML',
						[
							[9, 2, 1.4],
							[13, 5, 17],
						],
						1.4,
						tube,
					),
					prism(upright(13, 4.2, 17), circle(0, 0, 1.5), 1.6, STEEL),
					cord(
						'ML',
						[
							[13, 4, 17],
							[4, 1, 28],
						],
						1.3,
						tube,
					),
					prism({ origin: [-14, -2, 28], u: [1, 0, 0], v: [0, 0.75, 0.66], normal: [0, -0.66, 0.75] }, rect(0, 0, 20, 4, 1.8), 1, paint, {
						start: [glow],
						end: [signature(7, 2, 6, paint)],
					}),
					prism({ origin: [-14, -2.2, 27.8], u: [1, 0, 0], v: [0, 0.1, -1], normal: [0, -1, 0] }, rect(0.7, 0, 18.6, 1, 0.4), 0.02, {
						...STEEL,
						left: '#F6DB8C',
						right: '#F6DB8C',
						top: '#F6DB8C',
						edge: '#BE912B',
					}),
				),
			],
			focus: [-4, -2, 28],
			zoom: 1.8,
			sideTurn: -40,
		};
	},
};

/** A bulb standing on its screw cap. */
function bulb(paint: Material): Solid[] {
	const glow: Material = { ...STEEL, left: '#F6DB8C', right: '#E6B84A', top: '#FBF1CF' };
	const cap = turnedPart(
		flat(0, 0, 0),
		[
			[1, 0],
			[2.3, 0.9],
			[2.3, 1.7],
			[2.3, 2.5],
			[2.3, 3.3],
			[2.3, 4.2],
		],
		{ ...STEEL, left: '#DB9463', right: '#BD6630', top: '#DB9463' },
	);
	const collar = turnedPart(
		flat(0, 0, 4.2),
		[
			[2.6, 0],
			[5, 4.4],
		],
		paint,
	);
	const globe = dome(flat(0, 0, 8.6), [5, 5, 6.4], glow, { square: 2 });
	return [stack(cap, collar, globe)];
}
