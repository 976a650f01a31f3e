import type { Kind } from '../kind.ts';
import { trace } from '../marks.ts';
import { COPPER, PLASTIC, STEEL } from '../palette.ts';
import { signature } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, rect } from '../shapes.ts';
import { prism, stack } from '../solids.ts';
import { flat, type Vec } from '../space.ts';

export const paste: Kind = {
	color: 'grey',
	size: [1, 4, 20],
	variants: ['syringe', 'pad'],
	draw({ paint, size, variant }) {
		if (variant === 'pad') {
			return {
				solids: [0, 1, 2].map((i) =>
					prism(flat(-5 + i * 0.8, i * 0.6, i * 0.6), rect(0, 0, 10, 6, 0.3), 0.5, paint, {
						end: i === 2 ? [trace(COPPER, rect(0.6, 0.6, 8.8, 4.8, 0.2)), signature(3, 3, 4, paint)] : [],
					}),
				),
				focus: [3, 0, 1],
			};
		}
		const r = 1 + size * 0.06;
		const frame = (x: number) => ({ origin: [x, 0, r] as Vec, u: [0, 1, 0] as Vec, v: [0, 0, 1] as Vec, normal: [1, 0, 0] as Vec });
		return {
			solids: [
				stack(
					turnedPart(
						frame(-9),
						[
							[0.1, 0],
							[0.16, 2],
						],
						STEEL,
					),
					turnedPart(
						frame(-7),
						[
							[0.35, 0],
							[0.5, 1.2],
							[r, 1.8],
							[r, 8],
						],
						STEEL,
					),
					turnedPart(
						frame(-4.4),
						[
							[r * 1.02, 0],
							[r * 1.02, 4],
						],
						paint,
					),
					turnedPart(
						frame(1),
						[
							[r * 1.5, 0],
							[r * 1.5, 0.4],
						],
						PLASTIC,
					),
					turnedPart(
						frame(1.4),
						[
							[r * 0.45, 0],
							[r * 0.45, 4],
						],
						PLASTIC,
					),
					turnedPart(
						frame(5.4),
						[
							[r * 1.1, 0],
							[r * 1.1, 0.5],
						],
						PLASTIC,
					),
				),
				prism(flat(-11.5, -3.4, 0), circle(0, 0, 1.8, 1.2), 0.35, STEEL),
			],
			focus: [-6, 0, 1],
			zoom: 2,
		};
	},
};
