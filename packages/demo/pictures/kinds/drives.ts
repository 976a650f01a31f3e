import type { Kind } from '../kind.ts';
import { area, type Mark, panel, trace } from '../marks.ts';
import { COPPER, FOIL, MASK, type Material, MINT, PLASTIC, STEEL } from '../palette.ts';
import { boardOf, chip, fingers, maskLines, signature, traces, vents } from '../parts.ts';
import { arc, circle, polygon, rect, row } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, stack } from '../solids.ts';
import { flat } from '../space.ts';

/** A paper label with lines of print and a bar code. */
function label(x: number, y: number, w: number, h: number): Mark[] {
	const lines = [0.72, 0.56, 0.4].map((k, i) => rect(x + w * 0.08, y + h * k, w * (0.5 - i * 0.1), h * 0.06));
	return [
		area(FOIL, rect(x, y, w, h, h * 0.04)),
		area(MASK.left, rect(x, y + h * 0.84, w, h * 0.16)),
		area('#87988E', ...lines),
		area('#22302A', vents(x + w * 0.62, y + h * 0.12, w * 0.3, h * 0.5, 8)),
	];
}

function pocket(paint: Material, [w, d, h]: [number, number, number]): Solid[] {
	return [
		prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, 1.3), h, paint, {
			end: [trace(paint.fine, rect(0.5, 0.5, w - 1, d - 1, 0.9)), signature(w * 0.3, d * 0.5, w * 0.4, paint), area(MINT, circle(w - 1.3, 1.2, 0.18))],
		}),
		stack(
			cord(
				'MCC',
				[
					[-w * 0.1, d + 0.3, h / 2],
					[-w * 0.1, d + 4, h / 2],
					[w * 0.5, d + 4, 0.3],
					[w * 0.62, d, 0.3],
					[w * 0.72, d - 3, 0.3],
					[w * 0.9, d - 3, 0.3],
					[w * 0.9, d * 0.3, 0.3],
				],
				0.45,
				{ fill: PLASTIC.left, edge: PLASTIC.edge },
			),
			box([w * 0.9 - 0.5, d * 0.3 - 2, 0.05], [1, 2, 0.5], STEEL),
		),
	];
}

export const ssd: Kind = {
	color: 'green',
	variants: ['m2', 'sata', 'external'],
	draw({ paint, variant }) {
		if (variant === 'external') return { solids: pocket(paint, [10, 6, 1]), focus: [2, 0, 1] };
		if (variant === 'sata') {
			const top = [
				trace(paint.fine, rect(0.4, 0.4, 9.2, 6.2, 0.3)),
				...label(2, 1.1, 6.6, 4.8),
				area(paint.fine, circle(0.9, 0.9, 0.2), circle(9.1, 0.9, 0.2), circle(0.9, 6.1, 0.2), circle(9.1, 6.1, 0.2)),
			];
			return {
				solids: [
					prism(flat(-5, 0, 0), rect(0, 0, 10, 7, 0.4), 0.8, paint, { end: top }),
					box([-5.7, 1.6, 0.1], [0.7, 3.6, 0.4], PLASTIC, { top: [fingers(0.1, 0.2, 0.5, 3.2, 1)] }),
				],
				focus: [2, 2, 0.8],
				rise: 40,
			};
		}
		const [w, d] = [11, 3.4];
		const stick = polygon(
			0,
			0,
			w,
			0,
			w,
			d * 0.36,
			w - 0.55,
			d * 0.42,
			w - 0.55,
			d * 0.58,
			w,
			d * 0.64,
			w,
			d,
			0,
			d,
			0,
			d * 0.3,
			0.7,
			d * 0.3,
			0.7,
			d * 0.2,
			0,
			d * 0.2,
		);
		const gold = area('#E0B04C', ...row(8, 0.28, (dy) => rect(0.06, d * 0.34 + dy, 0.5, 0.16)), rect(0.06, 0.12, 0.5, 0.16), rect(0.06, 0.4, 0.5, 0.16));
		const board = boardOf(paint);
		const block = (x: number, bw: number) =>
			box([-w / 2 + x, d * 0.16, 0.25], [bw, d * 0.68, 0.35], PLASTIC, {
				top: [area('#87988E', circle(0.3, d * 0.56, 0.12)), signature(bw * 0.3, d * 0.3, bw * 0.45, PLASTIC)],
			});
		return {
			solids: [
				prism(flat(-w / 2, 0, 0), stick, 0.25, board, {
					end: [
						gold,
						traces(0.9, 0.5, 4, 0.55, 1.4, maskLines(board)),
						...chip(1.1, 2.4, 0.6, 0.6),
						area(COPPER, circle(w - 0.75, 0.5, 0.16), circle(w - 0.75, d - 0.5, 0.16)),
					],
				}),
				block(2, 1.7),
				block(4.2, 2.7),
				block(7.3, 2.7),
			],
			focus: [-2, 1, 0.4],
			rise: 42,
			zoom: 2.3,
		};
	},
};

export const hdd: Kind = {
	color: 'silver',
	size: [2.5, 3.5, 3.5],
	variants: ['internal', 'external'],
	draw({ paint, size, variant }) {
		if (variant === 'external') return { solids: pocket(paint, size < 3 ? [11, 8, 1.9] : [14, 12, 4]), focus: [2, 0, 2] };
		const k = size / 3.5;
		const [w, d, h] = [14.7 * k, 10.2 * k, size < 3 ? 1 : 2.6];
		const disc = d * 0.44;
		const screws = [
			[0.7, 0.7],
			[w - 0.7, 0.7],
			[0.7, d - 0.7],
			[w - 0.7, d - 0.7],
			[w / 2, 0.6],
			[w / 2, d - 0.6],
		].map(([x = 0, y = 0]) => circle(x, y, 0.3));
		const top: Mark[] = [
			panel(paint.left, paint.fine, circle(d * 0.52, d / 2, disc)),
			trace(paint.fine, arc(d * 0.52, d / 2, disc * 0.74, 20, 160), arc(d * 0.52, d / 2, disc * 0.5, 200, 340)),
			panel(FOIL, paint.fine, circle(d * 0.52, d / 2, disc * 0.3)),
			area(COPPER, circle(d * 0.52, d / 2, disc * 0.1)),
			panel(paint.left, paint.fine, polygon(w * 0.72, d * 0.16, w * 0.93, d * 0.16, w * 0.93, d * 0.6, w * 0.78, d * 0.6)),
			area(MASK.left, rect(w * 0.74, d * 0.7, w * 0.19, d * 0.16)),
			area(paint.fine, ...screws),
		];
		return {
			solids: [box([-w / 2, 0.3, 0], [w, d - 0.6, 0.4], MASK), prism(flat(-w / 2, 0, 0.4), rect(0, 0, w, d, 0.5), h, paint, { end: top })],
			focus: [-1, 3, h],
			zoom: 1.9,
		};
	},
};
