import { digits, knob } from '../dials.ts';
import type { Kind } from '../kind.ts';
import { area, bold, panel, trace } from '../marks.ts';
import { GLASS, type Material, MINT, PLASTIC, STEEL } from '../palette.ts';
import { signature, vents } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { grid, line, rect, row, sine } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, stack } from '../solids.ts';
import { outwards } from '../space.ts';

export const oscilloscope: Kind = {
	color: 'white',
	count: [2, 2, 4],
	variants: ['bench', 'usb'],
	draw({ paint, count }) {
		const [w, h, d] = [32, 17, 11];
		const ports = Array.from({ length: count }, (_, i) =>
			turnedPart(
				outwards(-12 + i * 5, 0, 2.4),
				[
					[1, 0],
					[1, 0.8],
					[0.7, 0.8],
					[0.7, 1.6],
				],
				STEEL,
			),
		);
		const grat = [...row(5, 3, (dx) => line(4 + dx, 5.4, 4 + dx, 14.4)), ...row(3, 2.4, (dz) => line(1.8, 7.4 + dz, 19, 7.4 + dz))];
		const face = [
			panel(GLASS, '#87988E', rect(1.4, 4.8, 18, 10.4, 0.6)),
			trace('#24463A', ...grat),
			bold(MINT, sine(2, 11, 17, 2.2, 4)),
			bold('#E59A63', line(2, 6.6, 5, 6.6, 5, 8.6, 8, 8.6, 8, 6.6, 11, 6.6, 11, 8.6, 14, 8.6, 14, 6.6, 18.6, 6.6)),
			...grid(4, 2, [2.4, 1.4], (dx, dy) => rect(21.4 + dx, 5.2 + dy, 1.8, 0.8, 0.2)).map((path, i) =>
				panel(i % 4 === 0 ? '#3FBF94' : '#C6CDC7', '#22302A', path),
			),
			signature(21.4, 14.6, 4, paint),
		];
		return {
			solids: [
				stack(
					box([-w / 2, 0, 0.8], [w, d, h], paint, { front: face, right: [area(paint.fine, vents(2, 5, 7, 8, 5))] }),
					knob(7.2, 0, 12.6, 1.4),
					knob(12, 0, 12.6, 1.4),
					knob(7.2, 0, 10 - 0.4, 1),
					knob(12, 0, 9.6, 1),
					...ports,
					cord(
						'MC',
						[
							[-16, 5.5, 17.8],
							[-16, 5.5, 21],
							[16, 5.5, 21],
							[16, 5.5, 17.8],
						],
						0.8,
						{ fill: PLASTIC.left, edge: PLASTIC.edge },
					),
				),
			],
			focus: [8, 0, 10],
			zoom: 2,
			sideTurn: -35,
		};
	},
};

export const powersupply: Kind = {
	color: 'grey',
	size: [15, 30, 120],
	count: [1, 1, 3],
	draw({ paint, count }) {
		const w = 10 + count * 4;
		const [h, d] = [15, 20];
		const jack = (x: number, fill: Material): Solid =>
			turnedPart(
				outwards(x, 0, 2.8),
				[
					[0.9, 0],
					[0.9, 0.6],
					[0.7, 0.6],
					[0.7, 1.5],
				],
				fill,
			);
		const red = { ...STEEL, left: '#DC6A58', right: '#BF4737' };
		const face = [panel(GLASS, '#22302A', rect(1, 9.2, w - 2, 4.6, 0.4)), digits(2, 10.2, w * 0.32, 2.6), digits(w * 0.55, 10.2, w * 0.32, 2.6, '#E59A63')];
		return {
			solids: [
				stack(
					box([-w / 2, 0, 0.8], [w, d, h], paint, {
						front: face,
						right: [area(paint.fine, vents(5, 4, 11, 8, 7))],
						top: [signature(3, 10, w - 6, paint)],
					}),
					knob(-w * 0.24, 0, 7, 1.5),
					knob(w * 0.24, 0, 7, 1.5),
					...Array.from({ length: count }, (_, i) => [jack(-w * 0.3 + i * 4.4, PLASTIC), jack(-w * 0.3 + i * 4.4 + 2.6, red)]).flat(),
				),
			],
			focus: [0, 0, 9],
			zoom: 1.9,
			sideTurn: -35,
		};
	},
};
