import { bold, trace } from './marks.ts';
import { COPPER, MINT, PLASTIC } from './palette.ts';
import { circle, line, row } from './shapes.ts';
import type { Solid } from './solid.ts';
import { prism, stack } from './solids.ts';
import { upright } from './space.ts';

/** A knob on a front, its pointer up. */
export function knob(x: number, y: number, z: number, r: number): Solid {
	return stack(prism(upright(x, y - r * 0.7, z), circle(0, 0, r), r * 0.7, PLASTIC, { start: [bold(COPPER, line(0, r * 0.2, 0, r * 0.75))] }));
}

/** Seven-segment figures. */
export const digits = (x: number, y: number, w: number, h: number, colour = MINT) =>
	trace(
		colour,
		...row(3, w * 0.32, (dx, i) =>
			i === 1
				? line(x + dx, y, x + dx + w * 0.2, y, x + dx + w * 0.2, y + h, x + dx, y + h, x + dx, y + h * 0.5, x + dx + w * 0.2, y + h * 0.5)
				: line(x + dx + w * 0.2, y, x + dx + w * 0.2, y + h, x + dx, y + h, x + dx, y + h * 0.5, x + dx + w * 0.2, y + h * 0.5),
		),
	);
