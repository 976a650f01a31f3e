import type { Kind } from '../kind.ts';
import { area, panel } from '../marks.ts';
import { type Look, lens, screen, signature, vents } from '../parts.ts';
import { grid, rect } from '../shapes.ts';
import { prism } from '../solids.ts';
import { flat, leaning, pointOn } from '../space.ts';

const THICKNESS: Record<string, number> = { classic: 0.9, slim: 0.6, pro: 0.7, gaming: 1.5 };

interface Form {
	readonly edge: number;
	readonly chin: number;
	readonly pad: number;
	readonly wallpaper: Exclude<Look['wallpaper'], undefined>;
}

/** Edges around the screen and width of the touchpad, in parts of the lid and of the deck. */
const FULL: Form = { edge: 0.03, chin: 0.14, pad: 0.24, wallpaper: 'green' };
const FORMS: Readonly<Record<string, Form>> = {
	full: FULL,
	office: { edge: 0.02, chin: 0.09, pad: 0.32, wallpaper: 'cream' },
	sharp: { edge: 0.016, chin: 0.07, pad: 0.36, wallpaper: 'blue' },
	studio: { edge: 0.012, chin: 0.05, pad: 0.44, wallpaper: 'copper' },
	graphics: { edge: 0.016, chin: 0.09, pad: 0.3, wallpaper: 'night' },
};

/** Keyboards of wider laptops have a number pad. */
const PAD_FROM = 15.5;

export const laptop: Kind = {
	color: 'silver',
	size: [11, 15, 18],
	/** Waves on its screen. */
	count: [1, 3, 8],
	variants: ['classic', 'slim', 'pro', 'gaming'],
	forms: Object.keys(FORMS),
	draw({ paint, size, count, variant, form }) {
		const { edge, chin, pad, wallpaper } = FORMS[form] ?? FULL;
		const isStrong = variant === 'gaming' || form === 'graphics';
		const [w, d, t] = [size * 0.86, size * (form === 'full' ? 0.56 : 0.6), isStrong ? 1.5 : (THICKNESS[variant] ?? 0.9)];
		const hasPad = size > PAD_FROM;
		const columns = hasPad ? 13.3 : 14.3;
		const key = (w * (hasPad ? 0.68 : 0.88)) / columns;
		const cap = (x: number) => (dx: number, dy: number) => rect(x + dx, d * 0.44 + dy, key * 0.86, d * 0.078);
		const keys = [...grid(13, 5, [key * 1.1, d * 0.098], cap(w * 0.06)), ...(hasPad ? grid(3, 5, [key * 1.1, d * 0.098], cap(w * 0.94 - key * 3.2)) : [])];
		const deck = [
			panel(isStrong ? '#5CD1A8' : '#26312C', '#26312C', ...keys),
			panel(paint.left, paint.fine, rect(w * (0.5 - pad / 2) - (hasPad ? w * 0.08 : 0), d * 0.06, w * pad, d * 0.3, 0.3)),
			...(form === 'studio' && !hasPad
				? [area(paint.fine, vents(w * 0.012, d * 0.46, w * 0.036, d * 0.44, 2), vents(w * 0.952, d * 0.46, w * 0.036, d * 0.44, 2))]
				: []),
		];
		const lid = leaning(-w / 2, d, t, 18);
		return {
			solids: [
				prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, 0.8), t, paint, { end: deck }),
				...(isStrong ? [prism(flat(-w * 0.42, d + 0.8, 0), rect(0, 0, w * 0.84, size * 0.1, 0.3), t, paint)] : []),
				prism(lid, rect(0, 0, w, d * 0.98, 0.6), 0.35, paint, {
					start: [
						area('#1B2420', rect(w * 0.01, d * 0.012, w * 0.98, d * 0.956, 0.4)),
						...screen(w * edge, d * chin, w * (1 - edge * 2), d * (0.94 - chin), 0, { wallpaper, waves: count }),
						...lens(w / 2, d * 0.955, 0.1),
					],
					end: [signature(w * 0.42, d * 0.5, w * 0.16, paint)],
				}),
			],
			focus: [w * 0.2, d * 0.6, t],
			measures: { g: [pointOn(lid, w * edge, d * chin, 0), pointOn(lid, w * (1 - edge), d * 0.94, 0)] },
		};
	},
};
