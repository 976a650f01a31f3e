import { area, bold, type Mark, panel } from '../marks.ts';
import { COPPER, INK, MUTED, SILK } from '../palette.ts';
import { circle, rect } from '../shapes.ts';
import { figures } from './figures.ts';

/** Something that everybody knows the size of, in millimetres. */
export interface Reference {
	width: number;
	height: number;
	/** Marks of it with its lower left corner at x, y of the picture and `k` units per millimetre. */
	draw: (x: number, y: number, k: number) => Mark[];
}

/** ISO 216. */
const SHEET: Reference = {
	width: 210,
	height: 297,
	draw: (x, y, k) => [panel(SILK, MUTED, rect(x, y - 297 * k, 210 * k, 297 * k)), bold(MUTED, named('A4', x, y, k, [210, 297]))],
};

/** ISO/IEC 7810 ID-1. */
const CARD: Reference = {
	width: 85.6,
	height: 54,
	draw: (x, y, k) => [
		panel('#7BA7CC', INK, rect(x, y - 54 * k, 85.6 * k, 54 * k, 3.2 * k)),
		panel('#E6B84A', INK, rect(x + 10 * k, y - 36 * k, 12 * k, 10 * k, 1.6 * k)),
		area(SILK, rect(x + 10 * k, y - 16 * k, 44 * k, 3.4 * k), rect(x + 10 * k, y - 10 * k, 28 * k, 3.4 * k)),
	],
};

/** The coin of one euro. */
const COIN: Reference = {
	width: 23.25,
	height: 23.25,
	draw(x, y, k) {
		const r = 23.25 / 2;
		const [cx, cy] = [x + r * k, y - r * k];
		return [
			panel('#E6B84A', INK, circle(cx, cy, r * k)),
			panel('#D2D7D2', COPPER, circle(cx, cy, r * k * 0.68)),
			bold(INK, figures('1 €', cx, cy + r * k * 0.28, r * k * 0.56)),
		];
	},
};

/** A reference that is neither a dot beside the product nor larger than it. */
export function referenceFor(longest: number): Reference {
	if (longest > 260) return SHEET;
	return longest > 90 ? CARD : COIN;
}

function named(text: string, x: number, y: number, k: number, [width, height]: [number, number]) {
	const size = Math.min(width * k * 0.3, 40);
	return figures(text, x + (width * k) / 2, y - (height * k) / 2 + size / 2, size);
}
