import { aim, fitCamera, toPicture } from '../camera.ts';
import type { Poster } from '../kind.ts';
import { area, bold, drawMarks, type Mark, panel, toElement, trace } from '../marks.ts';
import { CREAM, MASK, type Material, PLASTIC } from '../palette.ts';
import { chip } from '../parts.ts';
import type { Path } from '../path.ts';
import { arc, blob, circle, grid, line, polygon, rect, row, sine } from '../shapes.ts';
import { prism } from '../solids.ts';
import { flat } from '../space.ts';

interface Sheet {
	ground: string;
	board: Material;
	grid: string;
	motif: Mark[];
}

const [MINT, COPPER, SILK, INK] = ['#5CD1A8', '#C4713A', '#FBFAF5', '#12201A'];
const wide = (mark: Mark): Mark => ({ ...mark, width: 9 });
const steps = (...at: number[]): Path => line(...at);

const SHEETS: Record<string, Sheet> = {
	sine: {
		ground: '#073A2C',
		board: MASK,
		grid: '#177457',
		motif: [wide(bold(MINT, sine(-15, 0, 30, 6, 4))), area(COPPER, circle(15, 0, 0.9))],
	},
	pwm: {
		ground: '#E4DCC4',
		board: CREAM,
		grid: '#DCCB9A',
		motif: [wide(bold('#A8501F', steps(-15, -4, -12, -4, -12, 4, -9, 4, -9, -4, -4, -4, -4, 4, 2, 4, 2, -4, 4, -4, 4, 4, 12, 4, 12, -4, 15, -4)))],
	},
	decay: {
		ground: '#12201A',
		board: PLASTIC,
		grid: '#46534C',
		motif: [
			wide(bold('#E59A63', { ops: 'MCL', at: [-14, 7, -10, -5, -2, -6, 14, -6.5, 14, -6.5] })),
			trace(SILK, line(-14, 8, -14, -8, 15, -8)),
			area(MINT, circle(-10.6, 0.6, 0.8)),
		],
	},
	spectrum: {
		ground: '#073A2C',
		board: MASK,
		grid: '#177457',
		motif: [
			area(SILK, ...row(13, 2.3, (dx, i) => rect(-15 + dx, -8, 1.4, [3, 5, 9, 15, 8, 5, 7, 11, 6, 4, 3, 4, 2][i] ?? 2))),
			area(COPPER, rect(-8.1, -8, 1.4, 15)),
		],
	},
	lissajous: {
		ground: '#12201A',
		board: PLASTIC,
		grid: '#46534C',
		motif: [wide(bold(MINT, lissajous())), trace(SILK, line(-11, 0, 11, 0), line(0, -9, 0, 9))],
	},
	schematic: {
		ground: '#E4DCC4',
		board: CREAM,
		grid: '#DCCB9A',
		motif: [
			wide(
				bold(
					INK,
					steps(-16, 4, -12, 4, -11.4, 5.4, -10.2, 2.6, -9, 5.4, -7.8, 2.6, -7.2, 4, 0, 4, 0, 1),
					line(-1.8, 1, 1.8, 1),
					line(-1.8, -0.4, 1.8, -0.4),
					line(0, -0.4, 0, -5),
					line(-1.8, -5, 1.8, -5),
					line(-1, -6, 1, -6),
					line(0, 4, 6, 4),
					polygon(6, 8, 6, 0, 13, 4),
					line(13, 4, 17, 4),
				),
			),
			area(COPPER, circle(0, 4, 0.8)),
		],
	},
	logic: {
		ground: '#7A3812',
		board: { ...CREAM, top: '#BD6630', left: '#984A1C', right: '#7A3812' },
		grid: '#D08350',
		motif: [
			wide(
				bold(
					SILK,
					...[5, 0, -5].map((y, i) =>
						steps(
							-15,
							y - 1.5,
							-10 + i * 2,
							y - 1.5,
							-10 + i * 2,
							y + 1.5,
							-3 + i,
							y + 1.5,
							-3 + i,
							y - 1.5,
							3 + i * 2,
							y - 1.5,
							3 + i * 2,
							y + 1.5,
							15,
							y + 1.5,
						),
					),
				),
			),
		],
	},
	chip: {
		ground: '#073A2C',
		board: MASK,
		grid: '#177457',
		motif: [
			wide(
				trace(
					'#E0B04C',
					...row(5, 2, (dy, i) => steps(-5, -4 + dy, -8 - i * 0.8, -4 + dy, -11 - i * 0.5, -7 + dy * 1.7, -18, -7 + dy * 1.7)),
					...row(5, 2, (dy, i) => steps(5, -4 + dy, 8 + (4 - i) * 0.8, -4 + dy, 11, -6 + dy * 1.5, 18, -6 + dy * 1.5)),
				),
			),
			...chip(-5, -5.6, 10, 11.2),
			wide(bold(MINT, sine(-3, 0, 6, 1.6, 2))),
		],
	},
};

/** A cover for an article: one measurement or circuit on a board that runs out of the frame. */
export const post: Poster = {
	color: 'green',
	variants: ['any', ...Object.keys(SHEETS)],
	draw({ variant, seed }, { turn, zoom }) {
		const sheet = SHEETS[variant] ?? Object.values(SHEETS)[seed % 8];
		if (!sheet) return '';
		const camera = fitCamera(
			aim(turn, 48),
			[
				[-17, -11, 0],
				[17, -11, 0],
				[17, 11, 0],
				[-17, 11, 0],
			],
			{ width: 780, height: 560, x: 400, y: 300, zoom },
		);
		const board = prism(flat(-19, -12, -1.6), rect(0, 0, 38, 24, 1.6), 1.6, sheet.board);
		const plane = toPicture(camera, flat(0, 0, 0));
		const lines = trace(sheet.grid, ...row(9, 4, (dx) => line(-16 + dx, -11, -16 + dx, 11)), ...row(6, 4, (dy) => line(-18, -10 + dy, 18, -10 + dy)));
		const holes = panel(sheet.ground, '#E0B04C', ...grid(2, 2, [35, 21], (dx, dy) => circle(-17.5 + dx, -10.5 + dy, 0.6)));
		const orbit = { ...trace(sheet.grid, arc(0, 0, 30, 0, 360), arc(0, 0, 24, 0, 360)), width: 5 };
		return `${toElement(area(sheet.ground, rect(0, 0, 800, 600)))}<g opacity=".5">${drawMarks([orbit], plane)}</g>${board.draw(camera)}${drawMarks([lines, holes, ...sheet.motif], plane)}`;
	},
};

function lissajous(): Path {
	const at = Array.from({ length: 40 }, (_, i) => (i * Math.PI) / 20).flatMap((t) => [10 * Math.sin(3 * t + 0.5), 8 * Math.sin(2 * t)]);
	return blob(...at);
}
