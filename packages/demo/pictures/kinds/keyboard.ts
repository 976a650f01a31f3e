import type { Kind } from '../kind.ts';
import { area, panel, trace } from '../marks.ts';
import { COPPER, MINT, PLASTIC } from '../palette.ts';
import { rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism, sheet, stack } from '../solids.ts';
import { flat } from '../space.ts';

export const keyboard: Kind = {
	color: 'black',
	size: [28, 40, 46],
	count: [60, 84, 108],
	variants: ['mech', 'flat'],
	forms: ['wired', 'wiredwhite', 'wiredrgb', 'radio', 'radiowhite', 'radiorgb'],
	draw({ paint, size, count, variant, form }) {
		const rows = count < 70 ? 5 : 6;
		const hasPad = count >= 96;
		const main = hasPad ? 15 : count < 70 ? 14 : 16;
		const columns = main + (hasPad ? 4 : 0);
		const [w, unit] = [size, (size - 1.6 - (hasPad ? 0.8 : 0)) / columns];
		const d = unit * rows + 1.8;
		const h = variant === 'mech' ? 2.2 : 1;
		const caps = variant === 'mech' ? 0.5 : 0.12;
		const cap = (column: number, r: number, span = 1) =>
			rect(0.8 + column * unit + (column >= main ? 0.8 : 0), 0.8 + r * unit, unit * (span - 0.16), unit * 0.84);
		const keys = Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => (r === 0 && c > 3 && c < 9 ? [] : [cap(c, r)]))).flat(2);
		keys.push(cap(4, 0, 5));
		const face = paint.edge === PLASTIC.edge ? { low: '#1A221E', high: '#5C6B63' } : { low: paint.right, high: '#FBFAF5' };
		const glow = lightOf(form).map((fill, part, { length }) => area(fill, rect(0.5 + ((w - 1) / length) * part, 0.5, (w - 1) / length, d - 1, 0.4)));
		return {
			solids: [
				...(form.startsWith('wired') ? [cableOf(w, d)] : []),
				stack(
					prism(flat(-w / 2, 0, 0), rect(0, 0, w, d, 1), h, paint, {
						end: [area(face.low, rect(0.5, 0.5, w - 1, d - 1, 0.4)), ...glow, trace(paint.edge, ...keys)],
					}),
					sheet(flat(-w / 2, 0, h + caps), [
						panel(face.high, face.low, ...keys),
						area(COPPER, cap(0, rows - 1)),
						area('#3FBF94', cap(main - 1, 2), cap(main - 1, 0)),
					]),
				),
			],
			focus: [w * 0.28, d * 0.4, h],
			rise: 42,
			zoom: 2.6,
			sideTurn: -40,
		};
	},
};

/** Colours of the light between the keys, from left to right. */
function lightOf(form: string): string[] {
	if (form.endsWith('rgb')) return ['#DC6A58', '#F6DB8C', MINT, '#7BA7CC', '#E6A9AD'];
	return form.endsWith('white') ? ['#F6EBCB'] : [];
}

const cableOf = (w: number, d: number): Solid =>
	cord(
		'MCC',
		[
			[w * 0.1, d - 0.5, 0.5],
			[w * 0.1, d + 4, 0.5],
			[w * 0.16, d + 6, 0.2],
			[w * 0.26, d + 6, 0.2],
			[w * 0.36, d + 6, 0.2],
			[w * 0.4, d + 3, 0.2],
			[w * 0.56, d + 4, 0.2],
		],
		0.5,
		{ fill: PLASTIC.left, edge: PLASTIC.edge },
	);
