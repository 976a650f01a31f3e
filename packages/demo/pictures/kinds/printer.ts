import type { Kind } from '../kind.ts';
import { area, type Mark, panel, trace } from '../marks.ts';
import { COPPER, type Material, STEEL } from '../palette.ts';
import { lights, screen, signature, vents } from '../parts.ts';
import { line, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { box, prism, stack } from '../solids.ts';
import { flat } from '../space.ts';

const TRAY = 6;

export const printer: Kind = {
	color: 'white',
	count: [1, 1, 3],
	variants: ['inkjet', 'laser', 'label'],
	forms: ['colour', 'tank', 'mono', 'colourfeeder', 'tankfeeder', 'monofeeder'],
	draw({ paint, variant, count, form }) {
		const trays = (count - 1) * TRAY;
		const h = (variant === 'laser' ? 20 : 14) + trays;
		const hasFeeder = form.endsWith('feeder');
		const sheetOut = prism(
			flat(-11, -7, 2.6 + trays),
			rect(0, 0, 22, 10),
			0.15,
			{ ...STEEL, top: '#FBFAF5' },
			{ end: [trace('#87988E', line(3, 6, 12, 6), line(3, 4.4, 16, 4.4)), trace(COPPER, line(3, 2.4, 7, 2.4))] },
		);
		return {
			solids: [
				stack(
					prism(flat(-13, -4, 1.6 + trays), rect(0, 0, 26, 6, 1), 0.7, paint),
					box([-20, 0, 0], [40, 28, h], paint, {
						front: [
							...inkOf(form, h),
							...traysOf(paint, count),
							area('#22302A', rect(6, 3 + trays, 28, (h - trays) * 0.32, 0.6)),
							...screen(26, h - 4.6, 11, 3.8, 0.4),
							lights(2, 4, h - 2.8, 2, 0.6),
						],
						top: [trace(paint.fine, rect(1.5, 3, 37, 23, 1)), signature(4, 8, 8, paint)],
						right: [area(paint.fine, vents(15, h * 0.4, 9, h * 0.3, 6))],
					}),
					sheetOut,
				),
				...(hasFeeder ? [feederOn(h, paint)] : []),
				...(variant === 'laser'
					? []
					: [
							prism({ origin: [-11, 24, h], u: [1, 0, 0], v: [0, 0.3, 0.95], normal: [0, 0.95, -0.3] }, rect(0, 0, 22, 12), 0.3, {
								...STEEL,
								left: '#FBFAF5',
							}),
						]),
			],
			focus: [4, -4, 6],
			zoom: 1.8,
		};
	},
};

const INKS = ['#4A7CA8', '#E6A9AD', '#E6B84A', '#212A25'];

/** Windows of ink tanks, or the colours that it prints with. */
function inkOf(form: string, h: number): Mark[] {
	if (form.startsWith('tank'))
		return INKS.flatMap((ink, i) => [
			panel('#FBFAF5', '#22302A', rect(2.4 + i * 3, h - 7, 2.4, 5.4, 0.3)),
			area(ink, rect(2.4 + i * 3, h - 7, 2.4, 3 + (i % 3), 0.3)),
		]);
	const inks = form.startsWith('mono') ? INKS.slice(-1) : INKS;
	return inks.map((ink, i) => area(ink, rect(3 + i * 2.2, h - 3.6, 1.6, 1.6, 0.8)));
}

/** Drawers for paper below the printer. */
const traysOf = (paint: Material, count: number): Mark[] =>
	Array.from({ length: count - 1 }, (_, i) => [
		panel(paint.right, paint.edge, rect(1.5, 0.8 + i * TRAY, 37, TRAY - 1.4, 0.5)),
		area(paint.edge, rect(15, 2.6 + i * TRAY, 10, 1, 0.5)),
	]).flat();

/** The scanner's feeder with a sheet in it. */
const feederOn = (h: number, paint: Material): Solid =>
	stack(
		box([-18, 7, h], [30, 17, 4], paint, { top: [trace(paint.fine, rect(2, 3, 26, 11, 1))] }),
		prism({ origin: [10, 9, h + 2], u: [1, 0, 0.45], v: [0, 1, 0], normal: [-0.4, 0, 0.9] }, rect(0, 0, 12, 13), 0.3, { ...STEEL, top: '#FBFAF5' }),
	);
