import type { Kind } from '../kind.ts';
import { trace } from '../marks.ts';
import { CREAM, type Material, STEEL } from '../palette.ts';
import { turnedPart } from '../rounded.ts';
import { circle, line } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, stack } from '../solids.ts';
import { type Frame, flat, type Vec } from '../space.ts';

export const resistor: Kind = {
	color: 'copper',
	count: [1, 3, 4],
	variants: ['axial', 'capacitor', 'led'],
	draw({ paint, count, variant }) {
		const at = (i: number): Vec => [i * 1.2 - count * 0.6, i * 4, 2];
		if (variant !== 'axial') return { solids: Array.from({ length: count }, (_, i) => radial(variant, i * 4.4 - count * 2.2, paint)), focus: [0, 0, 5] };
		const bands = ['#6E3112', '#12201A', '#BF4737', '#E6B84A'];
		const parts = Array.from({ length: count }, (_, i) => {
			const [x, y, z] = at(count - 1 - i);
			const frame = (dx: number): Frame => ({ origin: [x + dx, y, z], u: [0, 1, 0], v: [0, 0, 1], normal: [1, 0, 0] });
			const wire = (from: number, to: number) =>
				cord(
					'MLL',
					[
						[x + from, y, z],
						[x + to, y, z],
						[x + to, y, 0.2],
					],
					0.3,
					{ fill: '#C6CDC7', edge: '#22302A' },
				);
			const ring = (dx: number, fill: string, r = 1.06) =>
				turnedPart(
					frame(dx),
					[
						[r, 0],
						[r, 0.5],
					],
					{ ...paint, left: fill, right: fill, edge: fill },
				);
			return stack(
				wire(-2.6, -5.4),
				turnedPart(
					frame(-3.2),
					[
						[1.3, 0],
						[1.3, 1.2],
						[1.02, 1.6],
						[1.02, 4.8],
						[1.3, 5.2],
						[1.3, 6.4],
					],
					CREAM,
				),
				...bands.map((fill, k) => ring(-1.5 + k * 0.85, fill)),
				wire(3.2, 5.4),
			);
		});
		return { solids: parts, focus: [0, 0, 2], zoom: 2 };
	},
};

function radial(variant: string, x: number, paint: Material): Solid {
	const legs = [-0.6, 0.6].map((dx, i) => box([x + dx - 0.12, 0, 0], [0.24, 0.24, 3 + i * 0.01], STEEL));
	const body =
		variant === 'led'
			? [
					turnedPart(
						flat(x, 0.1, 3),
						[
							[1.6, 0],
							[1.6, 0.5],
							[1.3, 0.5],
							[1.3, 2.4],
							[1, 3.2],
							[0.4, 3.6],
						],
						paint,
					),
				]
			: [prism(flat(x, 0.1, 3), circle(0, 0, 1.6), 4.6, paint, { end: [trace(paint.fine, line(-1, 0, 1, 0), line(0, -1, 0, 1))] })];
	return stack(...legs, ...body);
}
