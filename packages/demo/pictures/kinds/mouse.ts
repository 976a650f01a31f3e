import type { Kind } from '../kind.ts';
import { area, trace } from '../marks.ts';
import { COPPER, INK, type Material, MINT, PLASTIC, STEEL } from '../palette.ts';
import { signature } from '../parts.ts';
import { type DomeLine, dome } from '../rounded.ts';
import { circle, line, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, stack } from '../solids.ts';
import { flat, type Vec } from '../space.ts';

/** A mouse with its nose towards the viewer's left: buttons, wheel and a lit seam. */
function mouseBody([x, y, z]: Vec, paint: Material, { a = 3.3, b = 6, h = 3.6, holes = false, thumb = 1, isRight = false } = {}): Solid {
	const seam = Array.from({ length: 13 }, (_, i) => [a * (-1 + i / 6) * 0.97, -b * 0.02 - b * 0.1 * (1 - (i / 6 - 1) ** 2)]).flat();
	const dots = holes
		? [-0.5, 0, 0.5].flatMap((s) =>
				[0.25, 0.45, 0.62].map((t): DomeLine => ({ at: hexagon(a * s, b * t, a * 0.13), closed: true, look: { fill: paint.right } })),
			)
		: [];
	const side = Array.from(
		{ length: thumb },
		(_, i): DomeLine => ({
			at: [a * 0.93, -b * 0.1 + i * b * 0.28, a * 0.93, b * 0.1 + i * b * 0.28],
			look: { stroke: paint.fine, width: 7 },
		}),
	);
	const palm: DomeLine[] = isRight
		? [{ at: [-a * 0.55, b * 0.2, a * 0.55, b * 0.2, a * 0.4, b * 0.8, -a * 0.4, b * 0.8], closed: true, look: { fill: paint.right } }]
		: [];
	const lines: DomeLine[] = [
		...palm,
		{ at: [0, -b * 0.97, 0, -b * 0.85, 0, -b * 0.6, 0, -b * 0.35, 0, -b * 0.12], look: { stroke: paint.edge, width: 3 } },
		{ at: seam, look: { stroke: paint.edge, width: 3 } },
		...side,
		...dots,
		{ at: [0, -b * 0.76, 0, -b * 0.68, 0, -b * 0.5], look: { stroke: INK, width: 17 } },
		{ at: [0, -b * 0.72, 0, -b * 0.54], look: { stroke: MINT, width: 7 } },
		...(holes ? [] : [{ at: [-a * 0.16, b * 0.52, a * 0.16, b * 0.52], look: { stroke: COPPER, width: 7 } }]),
	];
	return dome(flat(x, y, z), [a, b, h], paint, { skew: 0.22, square: 2.5, lines });
}

function hexagon(x: number, y: number, r: number): number[] {
	return [0, 1, 2, 3, 4, 5].flatMap((i) => [x + r * Math.cos((i * Math.PI) / 3), y + r * Math.sin((i * Math.PI) / 3)]);
}

export const mouse: Kind = {
	color: 'black',
	count: [2, 6, 12],
	variants: ['classic', 'light', 'vertical', 'wired'],
	forms: ['radio', 'wired', 'radioright', 'wiredright'],
	draw({ paint, count, variant, form }) {
		const isRight = form.endsWith('right');
		const body =
			variant === 'vertical'
				? mouseBody([0, 0, 0], paint, { a: 3.5, b: 5.6, h: 6.4, thumb: 2 })
				: mouseBody([0, 0, 0], paint, {
						...(isRight ? { a: 3.9, b: 6.2, h: 4.3, isRight } : {}),
						holes: variant === 'light',
						thumb: Math.min(3, Math.max(1, count - 4)),
					});
		const cable = cord(
			'MCC',
			[
				[0, -5.6, 0.5],
				[0, -9, 0.5],
				[-5, -10, 0.2],
				[-7, -6, 0.2],
				[-9, -2, 0.2],
				[-7, 2, 0.2],
				[-9, 6, 0.2],
			],
			0.4,
			{ fill: PLASTIC.left, edge: PLASTIC.edge },
		);
		return { solids: variant === 'wired' || form.startsWith('wired') ? [stack(cable, body)] : [body], focus: [0, -3, 2.5], zoom: 2 };
	},
};

export const mousepad: Kind = {
	color: 'black',
	size: [20, 32, 90],
	draw({ paint, size }) {
		const [w, d] = [size, Math.min(40, size * 0.8)];
		const edge = [
			trace(MINT, rect(0.8, 0.8, w - 1.6, d - 1.6, 1.4)),
			trace(COPPER, line(w * 0.08, d * 0.16, w * 0.36, d * 0.16, w * 0.42, d * 0.3, w * 0.42, d * 0.55)),
			area(COPPER, circle(w * 0.42, d * 0.58, 0.5)),
			signature(w * 0.1, d * 0.8, w * 0.26, paint),
		];
		return {
			solids: [stack(prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, 2), 0.7, paint, { end: edge }), mouseBody([w * 0.2, d * 0.48, 0.7], STEEL))],
			focus: [w * 0.3, d * 0.3, 0],
			rise: 40,
			zoom: 1.9,
		};
	},
};
