import { digits } from '../dials.ts';
import type { Kind } from '../kind.ts';
import { area, bold, panel, trace } from '../marks.ts';
import { COPPER, GLASS } from '../palette.ts';
import { circle, line, rect, row } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, stack } from '../solids.ts';
import { leaning } from '../space.ts';

export const multimeter: Kind = {
	color: 'yellow',
	variants: ['handheld', 'clamp'],
	draw({ paint, variant }) {
		const [w, h] = [9, 18];
		const ticks = row(11, 1, (_, i) => {
			const turn = Math.PI * (1.15 - (i / 10) * 1.3);
			return line(w / 2 + 2.7 * Math.cos(turn), 6.6 + 2.7 * Math.sin(turn), w / 2 + 3.1 * Math.cos(turn), 6.6 + 3.1 * Math.sin(turn));
		});
		const front = [
			area('#303B35', rect(0.7, 0.7, w - 1.4, h - 1.4, 0.8)),
			panel('#C9D6C2', '#87988E', rect(1.4, 12.2, w - 2.8, 4, 0.4)),
			digits(2.6, 13, 5, 2.3, '#12201A'),
			trace('#FBFAF5', ...ticks),
			panel('#46534C', '#87988E', circle(w / 2, 6.6, 2)),
			bold(COPPER, line(w / 2, 7, w / 2, 8.2)),
			area('#BF4737', circle(w / 2 + 2.2, 2.2, 0.7)),
			area('#0C1411', circle(w / 2, 2.2, 0.7), circle(w / 2 - 2.2, 2.2, 0.7)),
		];
		const lead = (dx: number, colour: string, edge: string): Solid =>
			cord(
				'MC',
				[
					[dx, -0.6, 2.2],
					[dx, -5, 2],
					[5 + dx, -8, 0],
					[8 + dx * 0.4, -2, 0.3],
				],
				0.42,
				{ fill: colour, edge },
			);
		const jaw = prism(leaning(-w / 2 + 2, h * 0.34, h * 0.94, 20), circle(2.5, 2.6, 2.7, 3.4), 1.6, paint, {
			start: [area(GLASS, circle(2.5, 2.8, 1.6, 2.2))],
		});
		return {
			solids: [
				stack(
					...(variant === 'clamp' ? [jaw] : []),
					prism(leaning(-w / 2, 0, 0, 20), rect(0, 0, w, h, 1.4), 3, paint, { start: front }),
					lead(2.2, '#BF4737', '#22302A'),
					lead(0, '#303B35', '#87988E'),
				),
			],
			focus: [0, 2, 9],
			zoom: 1.9,
		};
	},
};
