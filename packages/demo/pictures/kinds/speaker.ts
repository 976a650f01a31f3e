import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, type Material, MINT } from '../palette.ts';
import { cone, lights } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, grid, line, rect, row } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, prism, sheet, stack } from '../solids.ts';
import { flat, sideways, upright } from '../space.ts';

export const speaker: Kind = {
	color: 'black',
	size: [10, 18, 120],
	count: [1, 1, 3],
	variants: ['portable', 'bookshelf', 'soundbar', 'smart'],
	draw({ paint, size, count, variant }) {
		const solids = SPEAKERS[variant]?.(paint, count, size) ?? [];
		return { solids, focus: variant === 'soundbar' ? [20, 0, 4] : [2, 0, 7] };
	},
};

const SPEAKERS: Record<string, (paint: Material, count: number, size: number) => Solid[]> = {
	bookshelf: (paint, count) =>
		row(Math.max(2, count), 15, (dx) => circle(dx, 0, 1)).map((_, i) =>
			box([-13 + i * 15, 0, 0], [11, 11, 18], paint, {
				front: [...cone(5.5, 6, 4.2, paint.fine), ...cone(5.5, 14, 2.2, paint.fine), area(MINT, circle(1.2, 1.1, 0.3))],
				back: [area('#141C18', circle(5.5, 12, 2))],
			}),
		),
	soundbar: (paint, count, size) => {
		const w = Math.max(50, size) * 0.62;
		const bar = prism(flat(-w / 2, 0, 0), rect(0, 0, w, 8, 2), 6, paint, { end: [lights(4, w / 2 - 3, 4, 2, 0.5)] });
		const mesh = prism(upright(-w / 2, -0.01, 0), rect(2, 0.7, w - 4, 4.6, 0.8), 0.01, paint, {
			start: [trace(paint.fine, ...row(Math.round(w / 1.8), 1.7, (dx) => line(3 + dx, 1.4, 3 + dx, 4.6))), area(COPPER, rect(w - 7, 2.6, 2.4, 0.8, 0.4))],
		});
		const sub = box([w / 2 - 18, 14, 0], [18, 20, 24], paint, { front: cone(9, 12, 6.5, paint.fine) });
		return [...(count > 1 ? [sub] : []), stack(bar, mesh)];
	},
	portable: (paint) => [
		stack(
			box([-6, 2, 0], [2, 4, 0.5], paint),
			box([4, 2, 0], [2, 4, 0.5], paint),
			prism(sideways(-9, 4, 4.2), circle(0, 0, 4), 18, paint, { end: cone(0, 0, 3.3, paint.fine) }),
			sheet(upright(-9, 0.1, 0), [
				area(paint.fine, ...grid(11, 4, [1.3, 0.75], (dx, dy) => circle(2.2 + dx, 3 + dy, 0.2))),
				area(COPPER, rect(6.5, 6.6, 4, 0.6, 0.3)),
			]),
		),
	],
	smart: (paint) => [
		turnedPart(
			flat(0, 5, 0),
			[
				[4.8, 0],
				[5, 1],
				[5, 12],
				[4.6, 13],
			],
			paint,
		),
		prism(flat(0, 5, 13), circle(0, 0, 3.4), 0.1, paint, { end: [trace(MINT, circle(0, 0, 2.6)), area(COPPER, circle(0, 0, 0.5))] }),
	],
};
