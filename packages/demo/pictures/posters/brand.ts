import type { Poster } from '../kind.ts';
import { area, bold, drawMarks, type Mark } from '../marks.ts';
import { PAINTS } from '../palette.ts';
import { arc, circle, grid, line, polygon, rect, row, sine } from '../shapes.ts';

/** Medium tones that work on light and dark backgrounds. */
const TONES = ['#1D8263', '#BD6630', '#4A7CA8', '#6D7A73', '#BF4737', '#B08A2E'];
const GROUND_CUT = 9;

/** An abstract manufacturer's logo, whose form depends on the letters of `variant`. */
export const brand: Poster = {
	color: 'green',
	draw({ paint, seed }, { zoom }) {
		const tone = paint === PAINTS.green ? (TONES[seed % TONES.length] ?? '#1D8263') : paint.left;
		const bits = seed >>> 8;
		const form = FORMS[(seed >>> 4) % FORMS.length] ?? FORMS[0];
		const scale = 17 * Math.min(zoom, 1.4);
		return drawMarks(form?.(tone, bits) ?? [], [scale, 0, 0, -scale, 400, 300]);
	},
};

const FORMS: ((tone: string, bits: number) => Mark[])[] = [
	(tone, bits) => [area(tone, ...row(4, 5, (dx, i) => rect(-9.5 + dx, -4 - ((bits >>> (i * 2)) & 3) * 1.5, 3.8, 8 + ((bits >>> (i * 2)) & 3) * 3, 1.9)))],
	(tone, bits) => [
		area(tone, circle(0, 0, 3)),
		...[5.4, 8.6].map((r, i) => ({ ...bold(tone, arc(0, 0, r, 20 + (bits % 8) * 45, 20 + (bits % 8) * 45 + 190 + i * 50)), width: 30 })),
	],
	(tone, bits) => {
		const on = grid(3, 5, [4, 4], (dx, dy) => ({ ops: '', at: [dx, dy] })).filter((_, i) => (bits >>> i) & 1 || i % 7 === 0);
		return [area(tone, ...on.flatMap(({ at: [dx = 0, dy = 0] }) => [-8 + dx, 8 - dx].map((x) => rect(x - 1.7, -9.7 + dy, 3.4, 3.4, 0.7))))];
	},
	(tone, bits) =>
		[area(tone, turnedPolygon(6, 10, bits % 2 ? 30 : 0), { ...turnedPolygon(6, 4 + (bits % 3), 30) })].map((mark) => ({
			...mark,
			path: evenOdd(mark.path),
		})),
	(tone, bits) => [{ ...bold(tone, ...row(3, 5.4, (dy) => sine(-10, -5.4 + dy, 20, 1.6 + (bits % 3) * 0.5, 2 + ((bits >>> 2) % 3)))), width: 34 }],
	(tone, bits) => [area(tone, polygon(-10, -8, 0, 9, 0, -8)), area(`${tone}99`, polygon(1, 9, 10, -8, 1, bits % 2 ? -8 : 0))],
	(tone, bits) => [
		{ ...bold(tone, line(-11, 0, -7, 0, -5, 6, -2, -6, 1, 6, 4, -6, 6, 0, 11, 0)), width: 30 + GROUND_CUT * (bits % 2) },
		area(tone, circle(-11, 0, 1.6), circle(11, 0, 1.6)),
	],
];

function turnedPolygon(corners: number, r: number, degrees: number) {
	return polygon(
		...Array.from({ length: corners }, (_, i) => (i * 2 * Math.PI) / corners + (degrees * Math.PI) / 180).flatMap((turn) => [
			r * Math.cos(turn),
			r * Math.sin(turn),
		]),
	);
}

/** Reverses the second outline, so that it is cut out. */
function evenOdd({ ops, at }: Mark['path']): Mark['path'] {
	const half = at.length / 2;
	const inner: number[] = [];
	for (let i = at.length - 2; i >= half; i -= 2) inner.push(at[i] ?? 0, at[i + 1] ?? 0);
	return { ops, at: [...at.slice(0, half), ...inner] };
}
