import { aim, fitCamera } from '../camera.ts';
import { drawSolids } from '../compose.ts';
import type { Kind, Poster, Scene } from '../kind.ts';
import { area, bold, trace } from '../marks.ts';
import { COPPER, MASK, MINT } from '../palette.ts';
import { placedScene } from '../place.ts';
import { KINDS } from '../registry.ts';
import { circle, grid, line, rect } from '../shapes.ts';
import type { Solid } from '../solid.ts';
import { cord, prism } from '../solids.ts';
import { flat, type Vec } from '../space.ts';
import { parseTraits } from '../traits.ts';

type Piece = [kind: string, params: Record<string, string>, at: Vec, scale: number];

const BENCH: Piece[] = [
	['oscilloscope', { count: '4' }, [-22, 16, 0], 1.15],
	['powersupply', { color: 'grey', count: '1' }, [15, 16, 0], 1],
	['devboard', {}, [-9, -13, 0], 1.5],
	['multimeter', {}, [33, -6, 0], 0.95],
	['soldering', { variant: 'iron' }, [9, -12, 0], 1.2],
	['resistor', { count: '1' }, [-33, -16, 0], 1.1],
];
const DESK: Piece[] = [
	['monitor', { size: '27' }, [-8, 20, 0], 1.15],
	['case', { size: '40', count: '3' }, [18, 8, 0], 0.8],
	['keyboard', { size: '30', count: '84' }, [-16, -12, 0], 0.95],
	['mouse', { color: 'white' }, [8, -9, 0], 0.75],
	['headphones', { color: 'copper' }, [-37, -2, 0], 0.85],
];
const NETWORK: Piece[] = [
	['nas', { count: '4' }, [-26, 12, 0], 1.1],
	['router', { color: 'white', count: '4' }, [8, 10, 0], 1.3],
	['switch', { count: '8' }, [-6, -14, 0], 1.2],
	['hdd', {}, [32, -4, 0], 0.9],
	['cable', { variant: 'rj45', color: 'blue' }, [-34, -10, 0], 0.8],
];
/** Small objects are drawn larger and scaled down, so that their lines are finer. */
const FINER = 1.6;
const SETS: Record<string, Piece[]> = { bench: BENCH, desk: DESK, network: NETWORK };

/** The shop's wide picture: a bench that is itself a circuit board. */
export const hero: Poster = {
	color: 'green',
	variants: Object.keys(SETS),
	draw({ variant }, { turn, zoom }) {
		const pieces = (SETS[variant] ?? BENCH).map(([kind, params, at, scale]) => toSolid(KINDS[kind], params, at, scale));
		const solids = [board(), ...pieces, ...(variant === 'bench' ? [probe()] : [])];
		const camera = fitCamera(
			aim(turn, 32),
			solids.flatMap(({ corners }) => corners),
			{ width: 780 * FINER, height: 570 * FINER, x: 400 * FINER, y: 300 * FINER, zoom },
		);
		return `<g transform="scale(${1 / FINER})">${drawSolids(solids, camera)}</g>`;
	},
};

function toSolid(kind: Kind | undefined, params: Record<string, string>, at: Vec, scale: number): Solid {
	const scene: Scene = kind?.draw(parseTraits(params, kind)) ?? { solids: [], focus: at };
	return placedScene(scene, at, scale);
}

function probe(): Solid {
	return cord(
		'MC',
		[
			[-35, 14, 3.4],
			[-35, 0, 3],
			[-26, -4, 2],
			[-15, -9, 1.4],
		],
		0.8,
		{ fill: COPPER, edge: '#6E3112' },
	);
}

function board(): Solid {
	const marks = [
		trace(
			'#2B9A78',
			line(4, 10, 22, 10, 28, 16, 28, 30),
			line(4, 6, 40, 6, 46, 12, 70, 12),
			line(48, 32, 48, 22, 54, 16, 82, 16),
			line(6, 48, 6, 22, 12, 16),
			line(84, 50, 84, 28, 78, 22, 66, 22),
		),
		bold(COPPER, line(4, 3, 30, 3, 36, 9, 60, 9, 66, 3, 86, 3)),
		area('#E0B04C', ...grid(2, 2, [84, 54], (dx, dy) => circle(3 + dx, 3 + dy, 1.6))),
		area('#073A2C', ...grid(2, 2, [84, 54], (dx, dy) => circle(3 + dx, 3 + dy, 0.8))),
		area(MINT, circle(28, 30, 0.9), circle(70, 12, 0.9), circle(12, 16, 0.9), circle(66, 22, 0.9)),
	];
	return prism(flat(-45, -24, -2.4), rect(0, 0, 90, 60, 4), 2.4, MASK, { end: marks });
}
