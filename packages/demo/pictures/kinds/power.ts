import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, FOIL, MINT, STEEL } from '../palette.ts';
import { lights, signature } from '../parts.ts';
import { circle, polygon, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, sheet, stack } from '../solids.ts';
import { flat, upright } from '../space.ts';

export const charger: Kind = {
	color: 'white',
	size: [5, 30, 240],
	count: [1, 2, 4],
	draw({ paint, size, count }) {
		const k = size > 100 ? 1.3 : 1;
		const [w, d, h] = [5.6 * k, 5 * k, 5.6 * k];
		const port = h / (count + 1);
		const ports = Array.from({ length: count }, (_, i) =>
			panel('#141C18', i === 0 ? COPPER : paint.fine, rect(w * 0.3, port * (i + 1) - 0.35, w * 0.4, 0.7, 0.35)),
		);
		const pin = (x: number): Solid => prism(upright(x, d, h * 0.6), circle(0, 0, 0.35), 2.6, STEEL);
		return {
			solids: [
				pin(-1),
				pin(1),
				prism(upright(-w / 2, 0, 0.4), rect(0, 0, w, h, 1.1), d, paint, {
					start: [...ports, area(MINT, circle(w * 0.84, h * 0.84, 0.22))],
				}),
				stack(
					cord(
						'MCC',
						[
							[0, -0.4, port + 0.4],
							[0, -4, port + 0.4],
							[0, -4.5, 0.3],
							[3, -4.5, 0.3],
							[7, -4.5, 0.3],
							[8, -1, 0.3],
							[7, 3, 0.3],
						],
						0.5,
						{ fill: paint.left, edge: paint.edge },
					),
					box([-0.6, -1.6, port + 0.05], [1.2, 1.7, 0.7], paint),
				),
			],
			focus: [0, 0, h * 0.5],
			zoom: 2,
			sideTurn: -50,
		};
	},
};

export const powerbank: Kind = {
	color: 'black',
	size: [5000, 10000, 30000],
	count: [1, 2, 3],
	draw({ paint, size, count }) {
		const [w, d, h] = [7, 12 + size / 8000, 1.4 + size / 14000];
		const ports = Array.from({ length: count }, (_, i) => panel('#141C18', i === 0 ? COPPER : paint.fine, rect(0.9 + i * 1.9, h * 0.5 - 0.35, 1.4, 0.7, 0.3)));
		return {
			solids: [
				stack(
					prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, 1), h, paint, {
						end: [
							lights(4, w * 0.26, d * 0.12, w * 0.15, 0.26),
							signature(w * 0.28, d * 0.55, w * 0.44, paint),
							panel(
								paint.left,
								paint.fine,
								polygon(w * 0.53, d * 0.88, w * 0.4, d * 0.77, w * 0.5, d * 0.77, w * 0.47, d * 0.68, w * 0.6, d * 0.79, w * 0.5, d * 0.79),
							),
						],
					}),
					sheet(upright(-w / 2, 0, 0), ports),
				),
			],
			focus: [0, 1, h],
			zoom: 2,
		};
	},
};

export const battery: Kind = {
	color: 'green',
	count: [1, 4, 6],
	variants: ['aa', 'block', 'pack'],
	draw({ paint, count, variant }) {
		if (variant !== 'aa') {
			return {
				solids: [
					box([-4, 0, 0], [8, 4, 7], paint, {
						front: [area(FOIL, rect(0, 4.6, 8, 1.4)), signature(2, 2.4, 4, paint)],
						right: [area(FOIL, rect(0, 4.6, 4, 1.4))],
					}),
					prism(flat(-2, 2, 7), circle(0, 0, 1), 0.8, STEEL),
					prism(flat(2, 2, 7), circle(0, 0, 0.8), 0.8, { ...STEEL, top: COPPER }),
				],
				focus: [1, 0, 6],
			};
		}
		const columns = Math.min(4, count);
		const cells = Array.from({ length: count }, (_, i) => {
			const [x, y] = [(i % columns) * 3.2 - columns * 1.6, Math.floor(i / columns) * 3.2];
			return stack(
				prism(flat(x, y, 0), circle(0, 0, 1.45), 6.7, paint),
				prism(flat(x, y, 6.7), circle(0, 0, 1.45), 2.2, { ...STEEL, left: '#DB9463', right: '#BD6630', top: '#E3E7E3' }),
				prism(flat(x, y, 8.9), circle(0, 0, 0.5), 0.5, STEEL),
			);
		});
		return { solids: cells, focus: [columns * 0.8, 0, 7.6] };
	},
};
