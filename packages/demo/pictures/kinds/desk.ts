import type { Kind } from '../kind.ts';
import { panel, trace } from '../marks.ts';
import { COPPER, PLASTIC, STEEL } from '../palette.ts';
import { lights } from '../parts.ts';
import { circle, line, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, prism, stack } from '../solids.ts';
import { flat } from '../space.ts';

export const desk: Kind = {
	color: 'white',
	size: [80, 140, 200],
	variants: ['fixed', 'standing'],
	draw({ paint, size, variant }) {
		const [w, d, h] = [size, 70, variant === 'standing' ? 84 : 70];
		const leg = (x: number): Solid =>
			stack(
				box([x - 4, 4, 0], [8, d - 12, 4], PLASTIC),
				box([x - 4, d * 0.4, 4], [8, 10, h * 0.5], STEEL),
				box([x - 3, d * 0.4 + 1, 4 + h * 0.5], [6, 8, h * 0.5 - 4], PLASTIC),
			);
		const panelBox = box([w * 0.2, 1, h - 4], [14, 4, 4], PLASTIC, { front: [lights(3, 3, 2, 4, 1)] });
		return {
			solids: [
				stack(
					leg(-w * 0.36),
					leg(w * 0.36),
					...(variant === 'standing' ? [panelBox] : []),
					prism(
						flat(-w / 2, 0, h),
						rect(0, 0, w, d, 3),
						4,
						{ ...paint, top: paint.top },
						{
							end: [trace(COPPER, line(w * 0.1, d * 0.16, w * 0.5, d * 0.16, w * 0.56, d * 0.3)), panel('#46534C', '#87988E', circle(w * 0.86, d * 0.82, 4))],
						},
					),
				),
			],
			focus: [w * 0.22, 0, h],
			zoom: 1.9,
		};
	},
};
