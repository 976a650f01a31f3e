import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, type Material, MINT } from '../palette.ts';
import { jacks, lights, signature, vents } from '../parts.ts';
import { circle, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { prism, sheet, stack } from '../solids.ts';
import { flat, upright } from '../space.ts';

export const router: Kind = {
	color: 'black',
	count: [2, 4, 8],
	variants: ['antennas', 'mesh', 'wired'],
	draw({ paint, count, variant }) {
		if (variant === 'mesh') return { solids: pods(Math.min(3, Math.max(2, Math.round(count / 2))), paint), focus: [-4, 0, 9] };
		const body = prism(flat(-11, 0, 0), rect(0, 0, 22, 13, 2.5), 3.2, paint, {
			end: [area(paint.fine, vents(3, 8.6, 16, 2.4, 14)), area(paint.right, rect(3, 3.2, 16, 0.5, 0.2))],
		});
		const face = prism(upright(-8.4, 0, 0.9), rect(0, 0, 16.8, 1.4), 0.01, paint, { start: [lights(count, 1.4, 0.7, 1.8, 0.4)] });
		const back = prism(upright(-8.4, 13, 0.7), rect(0, 0, 16.8, 1.9), 0.01, paint, {
			end: jacks(count, 0.8, 0.2, 15.4 / Math.max(count, 5), 1.5),
		});
		const masts = variant === 'wired' ? 0 : Math.min(count, 4);
		const antennas = Array.from({ length: masts }, (_, i) => {
			const x = masts === 1 ? 0 : -9.5 + (19 / (masts - 1)) * i;
			return stack(prism(flat(x, 13.9, 1.2), circle(0, 0, 0.9), 2, paint), prism(upright(x - 0.7, 13.4, 3), rect(0, 0, 1.4, 12, 0.7), 1, paint));
		});
		return { solids: [stack(body, face, back), ...antennas], focus: [-4, 0, 2], sideTurn: 145 };
	},
};

/** The same rounded tower, once for each point of a mesh. */
function pods(count: number, paint: Material): Solid[] {
	return Array.from({ length: count }, (_, i) => {
		const [x, y] = [(i - (count - 1) / 2) * 12, (i % 2) * 6];
		const body = prism(flat(x - 4.5, y, 0), rect(0, 0, 9, 9, 3.6), 15, paint, {
			end: [trace(MINT, circle(4.5, 4.5, 2.6)), area(paint.right, circle(4.5, 4.5, 0.9))],
		});
		return stack(body, sheet(upright(x - 1.4, y, 0), [area(COPPER, rect(0, 1.6, 2.8, 0.6, 0.3)), signature(0, 9, 2.8, paint)]));
	});
}
