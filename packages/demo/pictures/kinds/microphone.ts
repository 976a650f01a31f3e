import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, MINT, STEEL } from '../palette.ts';
import { vents } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { arc, circle, row } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, sheet, stack } from '../solids.ts';
import { flat, upright } from '../space.ts';

export const microphone: Kind = {
	color: 'black',
	variants: ['usb', 'xlr', 'lavalier'],
	draw({ paint, variant }) {
		const z = 7;
		const cage = row(4, 1.05, (dz) => circle(0, dz, 0)).map((_, i) => sheet(flat(0, 2.6, z + 6 + i * 1.05), [trace('#6C7D74', arc(0, 0, 2.62, 215, 395))]));
		const body = stack(
			turnedPart(
				flat(0, 2.6, z),
				[
					[2.1, 0],
					[2.6, 0.6],
					[2.6, 5.2],
				],
				paint,
			),
			turnedPart(
				flat(0, 2.6, z + 5.2),
				[
					[2.6, 0],
					[2.6, 4.4],
					[1.9, 5.9],
					[0.8, 6.4],
				],
				STEEL,
			),
			...cage,
			sheet(upright(0, 0, z + 2.6), [area(COPPER, circle(0, 0, 0.75))]),
		);
		const ring =
			variant === 'xlr'
				? [
						prism(flat(0, 2.6, z + 2), circle(0, 0, 3.8), 0.6, STEEL),
						cord(
							'MC',
							[
								[0, 3, 1],
								[4, 6, 0],
								[8, 4, 0],
								[10, -3, 0.3],
							],
							0.5,
							{ fill: paint.left, edge: paint.edge },
						),
					]
				: [];
		return {
			solids: [
				stack(
					...ring.slice(1),
					prism(flat(0, 2.6, 0), circle(0, 0, 5.2), 1, paint),
					prism(flat(0, 2.6, 1), circle(0, 0, 0.6), z - 1, STEEL),
					...ring.slice(0, 1),
					body,
					clipOn(variant),
				),
			],
			focus: [0, 0, z + 6],
			zoom: 2,
		};
	},
};

/** The cap of a clip-on capsule that stands beside the main one. */
function clipOn(variant: string): Solid {
	if (variant !== 'lavalier') return stack();
	return prism(flat(5, -4, 0), circle(0, 0, 0.8), 2, STEEL, { end: [area(MINT, vents(-0.5, -0.4, 1, 0.8, 3))] });
}
