import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { CREAM, MINT, PLASTIC, STEEL } from '../palette.ts';
import { boardOf, chip, maskLines, traces } from '../parts.ts';
import { dome } from '../rounded.ts';
import { circle, line, rect, row } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, prism, stack } from '../solids.ts';
import { flat } from '../space.ts';

export const sensor: Kind = {
	color: 'green',
	count: [2, 4, 6],
	variants: ['module', 'distance'],
	draw({ paint: sold, count, variant }) {
		const paint = boardOf(sold);
		const pins = Array.from({ length: count }, (_, i) =>
			box([-count * 0.5 + i + 0.3, -3, 0.5], [0.3, 3.4, 0.3], { ...STEEL, top: '#F0D28A', left: '#E0B04C', right: '#B98B30' }),
		);
		const strip = box([-count * 0.5 + 0.05, 0.1, 0.3], [count, 0.8, 0.8], PLASTIC);
		const can = (x: number): Solid =>
			stack(
				prism(flat(x, 4.6, 0.3), circle(0, 0, 1.6), 2, STEEL, {
					end: [panel('#1A221E', '#87988E', circle(0, 0, 1.2)), trace('#6C7D74', ...row(3, 0.5, (dx) => line(-0.5 + dx, -0.9, -0.5 + dx, 0.9)))],
				}),
			);
		const head =
			variant === 'distance'
				? [can(-2), can(2)]
				: [
						dome(flat(0, 4.6, 0.3), [1.9, 1.9, 2.6], CREAM, {
							square: 2,
							lines: [
								{ at: [-1.2, 0, -0.6, 0, 0, 0, 0.6, 0, 1.2, 0], look: { stroke: '#87988E', width: 3 } },
								{ at: [0, -1.2, 0, -0.6, 0, 0, 0, 0.6, 0, 1.2], look: { stroke: '#87988E', width: 3 } },
							],
						}),
					];
		return {
			solids: [
				stack(...pins),
				prism(flat(-4, 0, 0), rect(0, 0, 8, 7, 0.4), 0.3, paint, {
					end: [
						traces(0.8, 1.6, 3, 0.5, 2.4, maskLines(paint)),
						...chip(5.6, 1.4, 1.1, 1.1),
						trace('#E0B04C', circle(0.7, 6.3, 0.35), circle(7.3, 6.3, 0.35)),
						area(MINT, rect(0.8, 0.6, 0.7, 0.4)),
					],
				}),
				strip,
				...head,
			],
			focus: [0, 3, 1],
		};
	},
};
