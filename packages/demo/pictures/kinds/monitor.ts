import { bentPanel } from '../bent.ts';
import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { COPPER, type Material, MINT, STEEL } from '../palette.ts';
import { type Look, screen, signature, vents } from '../parts.ts';
import { circle, polygon, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, cord, prism, sheet } from '../solids.ts';
import { flat, upright } from '../space.ts';

interface Form {
	readonly edge: number;
	readonly chin: number;
	readonly look: Look;
}

const FIXED: Form = { edge: 0.02, chin: 2.4, look: { wallpaper: 'green', waves: 3 } };
const FORMS: Readonly<Record<string, Form>> = {
	fixed: FIXED,
	lift: { edge: 0.012, chin: 2, look: { wallpaper: 'cream', waves: 3 } },
	hub: { edge: 0.012, chin: 2, look: { wallpaper: 'blue', waves: 2 } },
	game: { edge: 0.016, chin: 2, look: { wallpaper: 'night', waves: 5 } },
	gamelift: { edge: 0.01, chin: 1.6, look: { wallpaper: 'copper', waves: 7 } },
};

export const monitor: Kind = {
	color: 'black',
	size: [19, 27, 49],
	variants: ['flat', 'curved', 'ultrawide'],
	forms: Object.keys(FORMS),
	draw({ paint, size, variant, form }) {
		const { edge, chin, look } = FORMS[form] ?? FIXED;
		const isWide = variant === 'ultrawide' || size >= 34;
		const [w, h] = isWide ? [size * 0.92, size * 0.39] : [size * 0.87, size * 0.49];
		const [x, z] = [-w / 2, 6];
		const bezel = size * edge;
		const marks = {
			start: [
				...screen(bezel, bezel * chin, w - bezel * 2, h - bezel * (chin + 1), 0, look),
				area(paint.fine, rect(w * 0.47, bezel * 0.6, w * 0.06, bezel * 0.7)),
			],
			end: [
				panel(paint.left, paint.fine, rect(w * 0.3, h * 0.15, w * 0.4, h * 0.6, 1.5)),
				area(paint.fine, vents(w * 0.34, h * 0.66, w * 0.32, h * 0.05, 14)),
				signature(w * 0.14, h * 0.86, w * 0.1, paint),
			],
		};
		const face =
			variant === 'curved'
				? bentPanel([x, 0, z], [w, h, 1.6], w * 0.1, paint, { front: marks.start, back: marks.end })
				: prism(upright(x, 0, z), rect(0, 0, w, h, 0.7), 1.6, paint, marks);
		return {
			solids: [face, ...standOf(form, { paint, size, h }), ...(form === 'hub' ? [usbCable(w)] : [])],
			focus: [x + w * 0.86, 0, z + h * 0.2],
			measures: {
				g: [
					[x, 0, z],
					[x + w, 0, z + h],
				],
			},
			sideTurn: 146,
		};
	},
};

/** A round foot, one with a column that moves, or two legs. */
function standOf(form: string, { paint, size, h }: { paint: Material; size: number; h: number }): Solid[] {
	const foot = size * 0.27;
	const neck = (width: number, material: Material) => box([-width / 2, 1.7, 0.8], [width, 1.8, 5 + h * 0.55], material);
	if (form === 'fixed') return [neck(2.4, paint), prism(flat(0, 1.5, 0), circle(0, 0, foot * 0.86, 5.4), 0.8, paint)];
	if (!form.startsWith('game')) {
		const mark = [area(paint.left, circle(0, 7, 1.6))];
		return [neck(4.2, STEEL), prism(flat(0, -4, 0), rect(-foot, 0, foot * 2, 11, form === 'hub' ? 0.4 : 2.4), 0.8, paint, { end: mark })];
	}
	const legs = polygon(-2.4, 9, -foot * 1.2, 0, -foot * 1.2 + 3, -1.4, 0, 4.6, foot * 1.2 - 3, -1.4, foot * 1.2, 0, 2.4, 9);
	const isLifted = form === 'gamelift';
	const ring = isLifted ? [sheet(upright(-1.9, 1.68, 1.4), [area(COPPER, rect(0, 0, 3.8, 0.7)), area(MINT, rect(0, 1.4, 3.8, 0.7))])] : [];
	return [neck(isLifted ? 3.8 : 2, isLifted ? STEEL : paint), prism(flat(0, -4, 0), legs, 0.9, paint), ...ring];
}

/** The one cable that carries picture and power. */
const usbCable = (w: number): Solid =>
	cord(
		'MCL',
		[
			[w * 0.2, 1.7, 7],
			[w * 0.2, 1.7, 2],
			[w * 0.24, -1, 0.4],
			[w * 0.3, -4, 0.4],
			[w * 0.44, -6, 0.4],
		],
		0.7,
		{ fill: MINT, edge: '#22302A' },
	);
