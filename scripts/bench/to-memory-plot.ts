import type { BuildRun } from './build-run.ts';
import { POINT_SECONDS } from './process-memory.ts';
import { line, plot, text } from './svg-parts.ts';

const [WIDTH, HEIGHT, EDGE] = [720, 320, 60];
/** Megabytes between grid lines, and the limit for a build. */
const [STEP, LIMIT] = [100, 700];

/** SVG plot of a build's resident memory (MB) over its minutes, with the limit of 700 MB. */
export function toMemoryPlot({ timeline, peakMegabytes, pages }: BuildRun): string {
	const minutes = (timeline.length * POINT_SECONDS) / 60;
	const top = Math.max(LIMIT, Math.ceil(peakMegabytes / STEP) * STEP);
	const x = (minute: number) => EDGE + (minute / minutes) * (WIDTH - 2 * EDGE);
	const y = (megabytes: number) => HEIGHT - EDGE - (megabytes / top) * (HEIGHT - 2 * EDGE);
	const steps = (most: number, step: number) => Array.from({ length: Math.floor(most / step) + 1 }, (_, nth) => nth * step);
	const between = Math.max(1, Math.ceil(minutes / 10));
	const grid = [
		...steps(top, STEP).map((at) => line(EDGE, y(at), WIDTH - EDGE, y(at)) + text(EDGE - 8, y(at) + 4, `${at}`, 'end')),
		...steps(minutes, between).map((at) => line(x(at), EDGE, x(at), HEIGHT - EDGE) + text(x(at), HEIGHT - EDGE + 20, `${at}`, 'middle')),
	];
	const points = timeline.map((megabytes, nth) => `${x(((nth + 0.5) * POINT_SECONDS) / 60).toFixed(1)},${y(megabytes).toFixed(1)}`);
	const curve = `<polyline points="${points.join(' ')}" fill="none" stroke="#1f6fb4" stroke-width="1.5"/>`;
	const limit = `<line x1="${EDGE}" y1="${y(LIMIT)}" x2="${WIDTH - EDGE}" y2="${y(LIMIT)}" stroke="#b4371f"/>`;
	const titles = text(WIDTH / 2, HEIGHT - 16, 'minutes', 'middle') + text(EDGE, EDGE - 20, 'MB', 'middle');
	return plot(WIDTH, HEIGHT, `Memory of the build of ${pages} pages`, `${grid.join('')}${limit}${curve}${titles}`);
}
