import type { Kind } from '../kind.ts';
import { area, bold, type Mark, panel } from '../marks.ts';
import { COPPER, GLASS, MINT, SILK } from '../palette.ts';
import { type Look, lens, screen, signature } from '../parts.ts';
import { turnedPart } from '../rounded.ts';
import { arc, circle, line, rect, row } from '../shapes.ts';
import { prism, stack } from '../solids.ts';
import { leaning, pointOn, upright } from '../space.ts';

export const phone: Kind = {
	color: 'black',
	size: [4.7, 6.4, 7],
	count: [1, 3, 4],
	variants: ['standard', 'pro'],
	forms: ['island', 'lens', 'lenses', 'bar', 'square'],
	draw({ paint, size, count, variant, form }) {
		const [w, h, r] = [size * 1.12, size * 2.4, size * 0.2];
		const chin = form.startsWith('lens') ? w * 0.16 : w * 0.04;
		const front = [...screen(w * 0.04, chin, w * 0.92, h - w * 0.04 - chin, r * 0.7, LOOKS[form]), area('#0C1411', circle(w / 2, h * 0.95, w * 0.035))];
		const eye = w * (form === 'lens' ? 0.08 : 0.11);
		const back = [
			...camerasOf(form, { w, h, count, eye, fill: variant === 'pro' ? paint.top : paint.right, line: paint.fine }),
			area(COPPER, circle(w * 0.55, h * 0.93, eye * 0.35)),
			signature(w * 0.35, h * 0.3, w * 0.3, paint),
		];
		return {
			solids: [
				prism(upright(-w * 0.95, 0, 0), rect(0, 0, w, h, r), w * 0.11, paint, { start: front, end: back }),
				prism(upright(w * 0.15, w * 0.55, 0), rect(0, 0, w, h, r), w * 0.11, paint, { start: back, end: front }),
			],
			focus: [w * 0.45, w * 0.5, h * 0.8],
			measures: {
				g: [
					[-w * 0.91, 0, w * 0.04],
					[-w * 0.03, 0, h - w * 0.04],
				],
			},
			sideTurn: -40,
		};
	},
};

interface Cameras {
	readonly w: number;
	readonly h: number;
	readonly count: number;
	/** Radius of a lens. */
	readonly eye: number;
	readonly fill: string;
	readonly line: string;
}

/** The cameras below the upper edge: each alone, or together on an island, a bar across, or a square. */
function camerasOf(form: string, { w, h, count, eye, fill, line: edge }: Cameras): Mark[] {
	const step = eye * 2.3;
	const top = h - w * 0.1;
	const columns = form === 'bar' ? count : form === 'square' ? 2 : 1;
	const [wide, high] = [columns * step + eye * 0.5, Math.ceil(count / columns) * step + eye * 0.5];
	const x = w * 0.09;
	const plate = form === 'bar' ? rect(x, top - high, w - x * 2, high, eye) : rect(x, top - high, wide, high, eye);
	const eyes = Array.from({ length: count }, (_, i) => lens(x + eye * 1.4 + (i % columns) * step, top - eye * 1.4 - Math.floor(i / columns) * step, eye));
	return [...(form.startsWith('lens') ? [] : [panel(fill, edge, plate)]), ...eyes.flat()];
}

const LOOKS: Readonly<Record<string, Look>> = {
	lens: { wallpaper: 'green' },
	lenses: { wallpaper: 'night', waves: 2 },
	island: { wallpaper: 'cream', waves: 2 },
	bar: { wallpaper: 'blue', waves: 2 },
	square: { wallpaper: 'copper', waves: 4 },
};

/** Bars of a mobile network in the corner of the screen. */
const reception = (x: number, y: number, size: number): Mark =>
	area(GLASS, ...row(4, size * 0.026, (dx, i) => rect(x + dx, y, size * 0.018, size * (0.02 + 0.018 * i))));

/** Edge around the screen in parts of the diagonal, and its picture. */
const TABLETS: Readonly<Record<string, readonly [edge: number, Look]>> = {
	small: [0.07, { wallpaper: 'green', waves: 2 }],
	home: [0.055, { wallpaper: 'blue', waves: 3 }],
	sharp: [0.04, { wallpaper: 'cream', waves: 3 }],
	studio: [0.025, { wallpaper: 'copper', waves: 5 }],
};

export const tablet: Kind = {
	color: 'grey',
	size: [8, 11, 14.6],
	variants: ['standard', 'pen'],
	forms: ['sharp', 'small', 'home', 'studio', 'sharpmobile', 'smallmobile', 'homemobile', 'studiomobile'],
	draw({ paint, size, variant, form }) {
		const [edge, look] = TABLETS[form.replace('mobile', '')] ?? [0.045, {}];
		const [w, h, b] = [size * 0.86, size * 0.6, size * edge];
		const front = [
			area(GLASS, rect(0.1, 0.1, w - 0.2, h - 0.2, size * 0.04)),
			...screen(b, b, w - b * 2, h - b * 2, 0, look),
			...lens(w / 2, h - b / 2, b * 0.25),
			...(form.endsWith('mobile') ? [reception(w - b - size * 0.13, h - b - size * 0.11, size)] : []),
		];
		const back = [...lens(w * 0.09, h * 0.87, b * 0.9), signature(w * 0.42, h * 0.5, w * 0.16, paint)];
		const pen = turnedPart(
			{ origin: [-w * 0.3, -h * 0.28, 0.25], u: [0, 1, 0], v: [0, 0, 1], normal: [1, 0, 0] },
			[
				[0.03, 0],
				[0.22, 0.7],
				[0.22, w * 0.62],
			],
			paint,
		);
		const frame = leaning(-w / 2, 0, 0, 22);
		return {
			solids: [prism(frame, rect(0, 0, w, h, size * 0.05), 0.35, paint, { start: front, end: back }), ...(variant === 'pen' ? [pen] : [])],
			focus: [w * 0.3, 0, h * 0.25],
			measures: { g: [pointOn(frame, b, b, 0), pointOn(frame, w - b, h - b, 0)] },
		};
	},
};

export const smartwatch: Kind = {
	color: 'black',
	size: [36, 43, 50],
	variants: ['round', 'square'],
	draw({ paint, size, variant }) {
		const r = size / 20;
		const [face, glassy] =
			variant === 'round'
				? [circle(0, 0, r), circle(0, 0, r * 0.86)]
				: [rect(-r * 0.9, -r, r * 1.8, r * 2, r * 0.5), rect(-r * 0.76, -r * 0.86, r * 1.52, r * 1.72, r * 0.4)];
		const dial: Mark[] = [
			area('#0C1411', glassy),
			bold('#1D8263', arc(0, 0, r * 0.62, 90, 410)),
			bold(MINT, arc(0, 0, r * 0.62, 90, 330)),
			bold(COPPER, line(0, 0, 0, r * 0.42)),
			bold(SILK, line(0, 0, r * 0.3, -r * 0.12)),
		];
		const strap = [area(paint.fine, ...row(5, r * 0.34, (dt) => circle(0, -r * 2.5 + dt, r * 0.09)))];
		const frame = leaning(0, 0, r * 2.4, 30);
		const at = (s: number, t: number, k: number) => ({
			...frame,
			origin: [frame.origin[0] + s, frame.origin[1] + t * frame.v[1] + k * frame.normal[1], frame.origin[2] + t * frame.v[2] + k * frame.normal[2]] as [
				number,
				number,
				number,
			],
		});
		return {
			solids: [
				stack(
					prism(at(0, 0, 0.25), rect(-r * 0.62, -r * 2.9, r * 1.24, r * 5.8, r * 0.6), 0.28, paint, { start: strap }),
					prism(at(r * 0.9, 0, 0.1), rect(0, -r * 0.2, r * 0.28, r * 0.4, 0.1), 0.2, paint),
					prism(at(0, 0, -0.35), face, 0.75, paint, { start: dial }),
				),
			],
			focus: [0, 0, r * 2.4],
			measures: { w: [pointOn(frame, variant === 'round' ? -r : -r * 0.9, 0, 0), pointOn(frame, variant === 'round' ? r : r * 0.9, 0, 0)] },
			zoom: 2,
		};
	},
};
