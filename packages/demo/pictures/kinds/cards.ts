import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, type Material, MINT, PLASTIC, SILK, STEEL } from '../palette.ts';
import { boardOf, chip, fingers, jacks, maskLines, signature, traces, vents } from '../parts.ts';
import { circle, line, polygon, rect } from '../shapes.ts';
import { box, prism, stack } from '../solids.ts';
import { flat, upright } from '../space.ts';

export const networkcard: Kind = {
	color: 'green',
	count: [1, 1, 4],
	variants: ['lan', 'wifi', 'usb'],
	draw({ paint, count, variant }) {
		if (variant === 'usb') {
			return {
				solids: [
					stack(
						prism(flat(-4, -0.9, 0.4), rect(0, 0, 8, 3.2, 0.7), 1.4, paint, {
							end: [area(MINT, circle(7, 1.6, 0.22)), signature(2, 1.6, 3, paint)],
						}),
					),
					box([-6, -0.1, 0.6], [2, 1.6, 0.9], STEEL, { top: [area('#22302A', rect(0.5, 0.3, 0.4, 0.3), rect(0.5, 1, 0.4, 0.3))] }),
					...Array.from({ length: count }, (_, i) => prism(flat(2.4 - i * 4, 2.5, 0.4), rect(0, 0, 0.9, 0.7, 0.3), 8, paint)),
				],
				focus: [-4, 0, 1],
			};
		}
		return { solids: card(variant === 'wifi', paint, count), focus: [3, 0, 4], zoom: 2 };
	},
};

function card(isWireless: boolean, sold: Material, count: number) {
	const paint = boardOf(sold);
	const [w, h] = [12, 7];
	const edge = polygon(0, 1, 1.5, 1, 1.5, 0, 6.5, 0, 6.5, 1, w, 1, w, h, 0, h);
	const marks = [
		fingers(1.7, 0.05, 4.6, 0.7, 10),
		...chip(8.5, 2, 2, 2),
		...chip(8.2, 5, 1.1, 1.1),
		traces(6.6, 1.8, 4, 0.4, 2.2, maskLines(paint)),
		area(SILK, rect(10, 5.4, 1.2, 0.3)),
	];
	return [
		prism(upright(0, 0, 0), edge, 0.3, paint, { start: marks }),
		prism(upright(3, -0.7, 2.4), rect(0, 0, 3.4, 3.4, 0.2), 0.7, STEEL, { start: [area('#87988E', vents(0.3, 0.3, 2.8, 2.8, 6))] }),
		box([-0.35, -1.4, -0.6], [0.35, 2.4, 9], STEEL),
		...Array.from({ length: count }, (_, i) => {
			const z = 5.6 - i * (isWireless ? 3.4 : 1.8);
			return isWireless
				? prism(upright(-1.2 - i * 1.3, -0.6, 5), rect(0, 0, 0.7, 8, 0.3), 0.6, PLASTIC)
				: box([-1.1, -1.1, z - 0.6], [1.4, 1.8, 1.5], STEEL, { front: jacks(1, 0.2, 0.3, 1.2, 0.8) });
		}),
	];
}

export const capturecard: Kind = {
	color: 'black',
	variants: ['usb', 'pcie'],
	draw({ paint, variant }) {
		if (variant === 'pcie') return { solids: card(false, paint, 2), focus: [3, 0, 4], zoom: 2 };
		const plug = (x: number) => area('#141C18', polygon(x, 1, x + 0.3, 0.6, x + 1.7, 0.6, x + 2, 1, x + 2, 1.5, x, 1.5));
		return {
			solids: [
				prism(flat(-5.5, 0, 0), rect(0, 0, 11, 7, 1), 2.2, paint, {
					end: [signature(3, 3.5, 5, paint), area(MINT, circle(9.6, 5.8, 0.25)), trace(COPPER, line(1, 1, 3, 1, 3.6, 1.6))],
				}),
				prism(upright(-5, -0.02, 0.1), rect(0.8, 0.3, 8.4, 1.5, 0.3), 0.01, paint, {
					start: [
						panel('#C6CDC7', '#22302A', rect(1.2, 0.5, 2.4, 1.1, 0.2), rect(4, 0.5, 2.4, 1.1, 0.2)),
						plug(1.4),
						plug(4.2),
						area('#141C18', rect(7.2, 0.8, 1.4, 0.5, 0.25)),
					],
				}),
			],
			focus: [-2, 0, 1],
		};
	},
};
