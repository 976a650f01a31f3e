import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER } from '../palette.ts';
import { type Look, lens, lights, screen, signature, vents } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { circle, rect } from '../shapes.ts';
import { box, prism } from '../solids.ts';
import { flat, outwards, upright } from '../space.ts';

interface Panel {
	/** Around the picture, and of the whole set, in parts of the diagonal. */
	readonly edge: number;
	readonly depth: number;
	/** Width of the stand, or distance of the feet from the middle, in parts of the width. */
	readonly stand: number;
	readonly look: Look;
}

const LED: Panel = { edge: 0.009, depth: 0.045, stand: 0.3, look: { wallpaper: 'cream', waves: 3 } };
const QLED: Panel = { edge: 0.007, depth: 0.03, stand: 0.24, look: { wallpaper: 'blue', waves: 2 } };
const PANELS: Readonly<Record<string, Panel>> = {
	ledfull: { edge: 0.013, depth: 0.05, stand: 0.4, look: { wallpaper: 'green', waves: 3 } },
	led: LED,
	ledfast: { ...LED, look: { wallpaper: 'cream', waves: 6 } },
	qled: QLED,
	qledfast: { ...QLED, look: { wallpaper: 'blue', waves: 5 } },
	miniled: { edge: 0.005, depth: 0.03, stand: 0.5, look: { wallpaper: 'copper', waves: 4 } },
	oled: { edge: 0.003, depth: 0.012, stand: 0.3, look: { wallpaper: 'night', waves: 5 } },
};

export const tv: Kind = {
	color: 'black',
	size: [24, 50, 98],
	variants: ['feet', 'slim', 'wall'],
	forms: Object.keys(PANELS),
	draw({ paint, size, variant, form }) {
		const { edge, depth, stand: width, look } = PANELS[form] ?? LED;
		const [w, h, b] = [size * 0.87, size * 0.49, size * edge];
		const lift = variant === 'wall' ? 0 : size * 0.05;
		const foot = (x: number) => prism(flat(x, -size * 0.08, 0), rect(0, 0, size * 0.03, size * 0.2, size * 0.012), lift, paint);
		const stand = prism(flat((-w * width) / 2, -size * 0.05, 0), rect(0, 0, w * width, size * 0.14, size * 0.02), size * 0.012, paint);
		const back = [
			panel(paint.left, paint.fine, rect(w * 0.2, h * 0.06, w * 0.6, h * 0.5, size * 0.02)),
			area(paint.fine, vents(w * 0.25, h * 0.46, w * 0.5, h * 0.04, 20)),
		];
		return {
			solids: [
				prism(upright(-w / 2, 0, lift), rect(0, 0, w, h, size * 0.008), size * depth, paint, {
					start: [...screen(b * 1.6, b * 2.2, w - b * 3.2, h - b * 3.8, 0, look), area(COPPER, circle(w / 2, b * 1.1, b * 0.6))],
					end: back,
				}),
				...(variant === 'feet'
					? [foot(-w * width), foot(w * (width - 0.03))]
					: variant === 'slim'
						? [stand, box([-w * 0.03, 0, 0], [w * 0.06, size * 0.03, lift], paint)]
						: []),
			],
			focus: [w * 0.36, 0, lift],
			measures: {
				g: [
					[-w / 2, 0, lift],
					[w / 2, 0, lift + h],
				],
			},
			sideTurn: 146,
		};
	},
};

export const projector: Kind = {
	color: 'white',
	size: [10, 30, 42],
	variants: ['home', 'mini'],
	draw({ paint, size, variant }) {
		const [w, d, h] = variant === 'mini' ? [14, 14, 11] : [size, size * 0.76, size * 0.34];
		const r = h * 0.33;
		const top = [
			panel(paint.left, paint.fine, circle(w * 0.68, d * 0.6, d * 0.14)),
			lights(3, w * 0.14, d * 0.5, d * 0.09, d * 0.022),
			signature(w * 0.12, d * 0.8, w * 0.2, paint),
		];
		const x = variant === 'mini' ? w / 2 : w * 0.28;
		return {
			solids: [
				prism(flat(-w / 2, 0, 0.8), rect(0, 0, w, d, h * 0.3), h, paint, { end: top }),
				prism(upright(-w / 2, -0.02, 0.8), rect(w * 0.5, h * 0.25, w * 0.36, h * 0.5, h * 0.1), 0.01, paint, {
					start: variant === 'mini' ? [] : [area(paint.fine, vents(w * 0.53, h * 0.32, w * 0.3, h * 0.36, 8))],
				}),
				turnedPart(
					outwards(x - w / 2, 0, 0.8 + h / 2),
					[
						[r, 0],
						[r, h * 0.22],
					],
					paint,
				),
				prism(upright(x - w / 2, -h * 0.23, 0.8 + h / 2), circle(0, 0, r * 0.82), 0.01, paint, { start: lens(0, 0, r * 0.82) }),
			],
			focus: [x - w / 2, 0, h * 0.5],
			zoom: 2.1,
		};
	},
};
