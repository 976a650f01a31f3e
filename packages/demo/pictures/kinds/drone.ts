import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, MINT, PLASTIC } from '../palette.ts';
import { lens, signature } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, polygon, rect } from '../shapes.ts';
import { cord, prism, sheet, stack } from '../solids.ts';
import { flat, outwards, upright } from '../space.ts';

export const drone: Kind = {
	color: 'grey',
	size: [10, 20, 40],
	count: [4, 4, 6],
	draw({ paint, count }) {
		const arms = Array.from({ length: count }, (_, i) => {
			const turn = ((i + 0.5) * 2 * Math.PI) / count;
			const [x, y] = [Math.cos(turn) * 9, Math.sin(turn) * 9];
			const blade = (t: number): number[] => [
				4.3 * Math.cos(t),
				4.3 * Math.sin(t),
				4.3 * Math.cos(t + 0.28),
				4.3 * Math.sin(t + 0.28),
				-4.3 * Math.cos(t),
				-4.3 * Math.sin(t),
				-4.3 * Math.cos(t + 0.28),
				-4.3 * Math.sin(t + 0.28),
			];
			const rotor = sheet(flat(x, y, 4.9), [
				{ ...area(MINT, circle(0, 0, 4.6)), fill: '#7D8D8433' },
				trace('#7D8D84', circle(0, 0, 4.6)),
				panel('#46534C', '#87988E', polygon(...blade(0.7 + i))),
			]);
			return stack(
				cord(
					'ML',
					[
						[0, 0, 2.6],
						[x, y, 2.9],
					],
					1.1,
					{ fill: paint.left, edge: paint.edge },
				),
				prism(flat(x, y, 2), circle(0, 0, 1), 2.7, paint),
				rotor,
			);
		});
		const far = arms.filter((_, i) => Math.sin(((i + 0.5) * 2 * Math.PI) / count) > 0);
		const near = arms.filter((arm) => !far.includes(arm));
		const hull = prism(flat(0, 0, 1.6), polygon(-2.4, -4.6, 2.4, -4.6, 3, -2, 3, 3, 2, 4.6, -2, 4.6, -3, 3, -3, -2), 2.6, paint, {
			end: [area(COPPER, rect(-1.2, 2.6, 2.4, 0.6, 0.3)), area(MINT, circle(0, -3.4, 0.4)), signature(-1.4, 0, 2.8, paint)],
		});
		const eye = stack(
			turnedPart(
				outwards(0, -4.4, 1.9),
				[
					[1.1, 0],
					[1.1, 0.8],
				],
				PLASTIC,
			),
			sheet(upright(0, -5.2, 1.9), lens(0, 0, 0.85)),
		);
		return { solids: [stack(...far, hull, eye, ...near)], focus: [0, -4, 2.4], zoom: 2.2 };
	},
};
