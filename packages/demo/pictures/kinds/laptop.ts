import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { lens, screen, signature } from '../parts.ts';
import { grid, rect } from '../shapes.ts';
import { prism } from '../solids.ts';
import { flat, leaning, pointOn } from '../space.ts';

const THICKNESS: Record<string, number> = { classic: 0.9, slim: 0.6, pro: 0.7, gaming: 1.5 };

export const laptop: Kind = {
	color: 'silver',
	size: [11, 15, 18],
	variants: ['classic', 'slim', 'pro', 'gaming'],
	draw({ paint, size, variant }) {
		const [w, d, t] = [size * 0.86, size * 0.58, THICKNESS[variant] ?? 0.9];
		const key = w / 16;
		const keys = grid(13, 5, [key * 1.1, key * 1.02], (dx, dy) => rect(w * 0.06 + dx, d * 0.44 + dy, key * 0.86, key * 0.78));
		const deck = [
			panel(variant === 'gaming' ? '#5CD1A8' : '#26312C', '#26312C', ...keys),
			panel(paint.left, paint.fine, rect(w * 0.34, d * 0.07, w * 0.32, d * 0.28, 0.3)),
		];
		const lid = leaning(-w / 2, d, t, 18);
		return {
			solids: [
				prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, 0.8), t, paint, { end: deck }),
				prism(lid, rect(0, 0, w, d * 0.98, 0.6), 0.35, paint, {
					start: [
						area('#1B2420', rect(w * 0.015, d * 0.02, w * 0.97, d * 0.94, 0.4)),
						...screen(w * 0.04, d * 0.08, w * 0.92, d * 0.82),
						...lens(w / 2, d * 0.93, 0.1),
					],
					end: [signature(w * 0.42, d * 0.5, w * 0.16, paint)],
				}),
			],
			focus: [w * 0.2, d * 0.6, t],
			measures: { g: [pointOn(lid, w * 0.04, d * 0.08, 0), pointOn(lid, w * 0.96, d * 0.9, 0)] },
		};
	},
};
