import type { Kind } from '../kind.ts';
import { area, type Mark, panel, trace } from '../marks.ts';
import { COPPER, GLASS, MASK, MINT } from '../palette.ts';
import { fan, signature, vents } from '../parts.ts';
import { circle, line, rect } from '../shapes.ts';
import { box, prism } from '../solids.ts';
import { flat } from '../space.ts';

const FAN = { blade: '#5C6B63', hub: '#2B362F' };

export const pcCase: Kind = {
	color: 'black',
	size: [12, 44, 56],
	count: [0, 3, 6],
	variants: ['glass', 'tower', 'mini'],
	draw({ paint, size, count, variant }) {
		if (variant === 'mini') {
			const s = Math.min(size, 22);
			return {
				solids: [
					prism(flat(-s / 2, 0, 0.5), rect(0, 0, s, s, 2), s * 0.36, paint, { end: [signature(s * 0.3, s * 0.5, s * 0.4, paint)] }),
					box([-s * 0.3, -0.02, s * 0.1], [s * 0.6, 0.02, s * 0.16], paint, {
						front: [area('#141C18', rect(0.4, s * 0.04, 1.6, 0.8), rect(2.8, s * 0.04, 1.6, 0.8)), area(MINT, circle(s * 0.54, s * 0.07, 0.4))],
					}),
				],
				focus: [0, 0, 2],
			};
		}
		const [w, d, h] = [size > 38 ? 22 : 19, size * 0.9, size - 2];
		const shown = Math.min(count, 3);
		const r = Math.min(w * 0.36, (h - 6) / Math.max(shown, 3) / 2 - 0.6);
		const front: Mark[] = [
			panel(paint.right, paint.fine, rect(w * 0.1, 3, w * 0.8, h - 5, 1)),
			...Array.from({ length: shown }, (_, i) => fan(w / 2, h - 4 - r - i * (r * 2 + 1), r, FAN)).flat(),
			area(paint.fine, ...(shown === 0 ? [vents(w * 0.2, 6, w * 0.6, h - 11, 7)] : [])),
			area(COPPER, rect(w * 0.42, 1.2, w * 0.16, 0.7)),
		];
		const top: Mark[] = [
			area(paint.fine, vents(w * 0.2, d * 0.4, w * 0.6, d * 0.5, 8)),
			area(MINT, circle(w * 0.5, d * 0.07, 0.7)),
			area('#141C18', rect(w * 0.2, d * 0.05, 2.4, 0.9), rect(w * 0.66, d * 0.05, 2.4, 0.9)),
		];
		const side =
			variant === 'glass' ? inside(d, h, count) : [trace(paint.fine, rect(1.5, 1.5, d - 3, h - 3, 0.8)), signature(d * 0.38, h * 0.5, d * 0.24, paint)];
		return {
			solids: [
				...[0, d - 6].map((y) => box([1, y + 1, 0], [w - 2, 4, 1.5], paint)),
				box([0, 0, 1.5], [w, d, h], paint, { front, top, right: side, left: [trace(paint.fine, rect(1.5, 1.5, d - 3, h - 3, 0.8))] }),
			],
			focus: [w, 4, h * 0.6],
			zoom: 1.9,
			sideTurn: 58,
		};
	},
};

/** Parts visible through a glass side: board, cooler, memory, graphics card and power supply. */
function inside(d: number, h: number, count: number): Mark[] {
	const [bx, by, bw, bh] = [d * 0.3, h * 0.34, d * 0.5, h * 0.56];
	const r = bw * 0.2;
	return [
		panel(GLASS, '#87988E', rect(1.4, 1.4, d - 2.8, h - 2.8, 0.8)),
		area(MASK.left, rect(bx, by, bw, bh, 0.5)),
		trace('#3FA883', line(bx + bw * 0.1, by + 1, bx + bw * 0.1, by + bh * 0.3, bx + bw * 0.25, by + bh * 0.42)),
		...fan(bx + bw * 0.54, by + bh * 0.68, r, FAN),
		area('#DDE3DE', rect(bx + bw * 0.1, by + bh * 0.44, 0.8, bh * 0.46), rect(bx + bw * 0.18, by + bh * 0.44, 0.8, bh * 0.46)),
		panel('#303B35', '#87988E', rect(d * 0.16, by + bh * 0.08, d * 0.66, h * 0.11, 0.6)),
		area(COPPER, rect(d * 0.2, by + bh * 0.08 + h * 0.045, d * 0.22, 0.7)),
		panel('#303B35', '#87988E', rect(1.4, 1.4, d - 2.8, h * 0.19)),
		area(MINT, ...Array.from({ length: Math.min(count, 3) }, (_, i) => rect(d * 0.08, h * 0.34 + i * h * 0.2, 0.9, h * 0.15, 0.4))),
	];
}
