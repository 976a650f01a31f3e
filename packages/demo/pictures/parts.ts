import { area, bold, type Mark, panel, trace } from './marks.ts';
import { BOARD, COPPER, DEEP, MASK, type Material, MINT, PAINTS, SILK } from './palette.ts';
import { joinPaths, type Path } from './path.ts';
import { arc, circle, line, polygon, rect, row, sine, sineArea } from './shapes.ts';

/** Pictures on screens: ground, upper edge, hills, wave and its end. */
const WALLPAPERS = {
	green: [BOARD, DEEP, '#147A5B', MINT, COPPER],
	cream: ['#F6EBCB', '#E9DBB2', '#D9BE8C', COPPER, BOARD],
	blue: ['#335D82', '#244763', '#4A7CA8', SILK, '#F6DB8C'],
	night: ['#12201A', '#0A100D', '#4A2C17', '#DB9463', MINT],
	copper: ['#984A1C', '#733510', '#BD6630', '#F6DB8C', SILK],
} as const;

export interface Look {
	readonly wallpaper?: keyof typeof WALLPAPERS;
	readonly waves?: number;
}

/** A lit screen with a wave. */
export function screen(x: number, y: number, w: number, h: number, radius = 0, { wallpaper = 'green', waves = 3 }: Look = {}): Mark[] {
	const [ground, top, hills, wave, end] = WALLPAPERS[wallpaper];
	const [wx, wy, ww] = [x + w * 0.1, y + h * 0.5, w * 0.8];
	return [
		area(ground, rect(x, y, w, h, radius)),
		area(top, polygon(x, y + h * 0.18, x, y + radius, x + radius, y, x + w - radius, y, x + w, y + radius, x + w, y + h * 0.18)),
		area(hills, sineArea(wx, wy, ww, h * 0.24, waves, y + h * 0.18)),
		bold(wave, sine(wx, wy, ww, h * 0.24, waves)),
		area(end, circle(wx + ww, wy, Math.min(w, h) * 0.045)),
	];
}

/** A fan seen from the front. */
export function fan(cx: number, cy: number, r: number, { blade = '#5C6B63', hub = '#2B362F', well = '#1A221E', blades = 7 } = {}): Mark[] {
	const turn = 360 / blades;
	const leaves = row(blades, turn, (angle) => {
		const at = (degrees: number, radius: number): [number, number] => [
			cx + Math.cos((degrees * Math.PI) / 180) * radius,
			cy + Math.sin((degrees * Math.PI) / 180) * radius,
		];
		const [a, b, c, d] = [at(angle, r * 0.3), at(angle + turn * 0.2, r * 0.9), at(angle + turn * 0.85, r * 0.9), at(angle + turn * 0.7, r * 0.3)];
		const [p, q] = [at(angle - turn * 0.12, r * 0.62), at(angle + turn * 0.75, r * 0.62)];
		return { ops: 'MCLCZ', at: [...a, ...p, ...p, ...b, ...c, ...q, ...q, ...d] };
	});
	return [area(well, circle(cx, cy, r)), area(blade, ...leaves), area(hub, circle(cx, cy, r * 0.3)), area(COPPER, circle(cx, cy, r * 0.1))];
}

/** A round speaker cone. */
export function cone(cx: number, cy: number, r: number, rim: string): Mark[] {
	return [
		panel('#2B362F', rim, circle(cx, cy, r)),
		area('#46534C', circle(cx, cy, r * 0.72)),
		area(COPPER, circle(cx, cy, r * 0.3)),
		trace('#6C7D74', arc(cx, cy, r * 0.56, 100, 170)),
	];
}

/** A camera lens. */
export function lens(cx: number, cy: number, r: number): Mark[] {
	return [
		area('#0C1411', circle(cx, cy, r)),
		area('#1F4D5C', circle(cx, cy, r * 0.68)),
		area('#0C1411', circle(cx, cy, r * 0.36)),
		area(SILK, circle(cx - r * 0.3, cy + r * 0.3, r * 0.14)),
	];
}

/** Thin slots side by side along the first axis. */
export function vents(x: number, y: number, w: number, h: number, count: number): Path {
	const step = w / count;
	return joinPaths(row(count, step, (dx) => rect(x + dx + step * 0.25, y, step * 0.5, h, step * 0.25)));
}

/** Gold fingers of a card edge. */
export function fingers(x: number, y: number, w: number, h: number, count: number): Mark {
	const step = w / count;
	return area('#E0B04C', ...row(count, step, (dx) => rect(x + dx + step * 0.18, y, step * 0.64, h)));
}

/** A chip on a board. */
export function chip(x: number, y: number, w: number, h: number): Mark[] {
	return [area('#1B2420', rect(x, y, w, h, Math.min(w, h) * 0.08)), area('#87988E', circle(x + w * 0.16, y + h * 0.84, Math.min(w, h) * 0.07))];
}

/** Sockets for network plugs. */
export function jacks(count: number, x: number, y: number, step: number, h: number): Mark[] {
	return [
		panel('#141C18', '#9FAAA2', ...row(count, step, (dx) => rect(x + dx, y, step * 0.74, h))),
		area('#E0B04C', ...row(count, step, (dx) => rect(x + dx + step * 0.2, y + h * 0.62, step * 0.34, h * 0.2))),
	];
}

/** Copper traces that fan out of a point, with vias at their ends. */
export function traces(x: number, y: number, count: number, step: number, length: number, colour = '#3FA883'): Mark {
	return trace(
		colour,
		...row(count, step, (dy, i) => line(x, y + dy, x + length * (0.45 + 0.1 * (i % 3)), y + dy, x + length * (0.7 + 0.1 * (i % 3)), y + dy + length * 0.2)),
		...row(count, step, (dy, i) => circle(x + length * (0.72 + 0.1 * (i % 3)), y + dy + length * 0.22, length * 0.025)),
	);
}

/** A bare board in the given colour: green is the shop's own solder mask. */
export function boardOf(paint: Material): Material {
	return paint === PAINTS.green ? MASK : paint;
}

/** Colour of traces seen through that board's mask. */
export function maskLines(board: Material): string {
	if (board === MASK) return '#3FA883';
	return board === PAINTS.black ? '#6C7D74' : board.right;
}

/** Small lights in a row. */
export function lights(count: number, x: number, y: number, step: number, radius: number, colour = MINT): Mark {
	return area(colour, ...row(count, step, (dx) => circle(x + dx, y, radius)));
}

/** The manufacturer's neutral logo: a short wave in place of a word. */
export function signature(x: number, y: number, w: number, material: Material): Mark {
	return trace(material.fine, sine(x, y, w, w * 0.14, 2));
}

export const CARTON = { top: '#E8D3A9', left: '#D9BE8C', right: '#BD9F69', edge: '#22302A', fine: '#7A5F33' };
