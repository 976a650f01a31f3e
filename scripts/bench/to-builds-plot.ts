import type { BuildRun } from './build-run.ts';
import { line, plot, text } from './svg-parts.ts';

const [WIDTH, HEIGHT, EDGE] = [720, 420, 60];
/** Plotted builds and their colours. */
const LINES = { full: '#b4371f', 'nothing changed': '#1f6fb4', 'a menu': '#4c8a2b' } as const;

/** SVG plot of CPU seconds against pages, on logarithmic axes: a line at 45 degrees is linear, a flat line does not depend on the catalog's size. */
export function toBuildsPlot(runs: readonly BuildRun[]): string {
	const drawn = runs.filter(({ name }) => name in LINES);
	const logs = (of: (run: BuildRun) => number) => drawn.map((run) => Math.log10(Math.max(0.1, of(run))));
	const [xs, ys] = [logs(({ pages }) => pages), logs(({ cpu }) => cpu)];
	const [left, right] = [Math.floor(Math.min(...xs)), Math.ceil(Math.max(...xs))];
	const [bottom, top] = [Math.floor(Math.min(...ys)), Math.ceil(Math.max(...ys))];
	const x = (value: number) => EDGE + ((value - left) / Math.max(1, right - left)) * (WIDTH - 2 * EDGE);
	const y = (value: number) => HEIGHT - EDGE - ((value - bottom) / Math.max(1, top - bottom)) * (HEIGHT - 2 * EDGE);
	const powers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
	const grid = [
		...powers(left, right).map((at) => line(x(at), EDGE, x(at), HEIGHT - EDGE) + text(x(at), HEIGHT - EDGE + 20, `${10 ** at}`, 'middle')),
		...powers(bottom, top).map((at) => line(EDGE, y(at), WIDTH - EDGE, y(at)) + text(EDGE - 8, y(at) + 4, `${Number((10 ** at).toPrecision(1))}`, 'end')),
	];
	const curves = Object.entries(LINES).map(([name, colour], nth) => {
		const points = drawn.filter((run) => run.name === name).map(({ pages, cpu }) => [x(Math.log10(pages)), y(Math.log10(Math.max(0.1, cpu)))] as const);
		const dots = points.map(([cx, cy]) => `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="4" fill="${colour}"/>`).join('');
		const way = points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
		return `<polyline points="${way}" fill="none" stroke="${colour}" stroke-width="2"/>${dots}${text(EDGE + 14, EDGE + 18 + nth * 20, name, 'start', colour)}`;
	});
	const titles = text(WIDTH / 2, HEIGHT - 16, 'pages', 'middle') + text(EDGE, EDGE - 20, 'CPU seconds', 'middle');
	return plot(WIDTH, HEIGHT, 'CPU seconds of builds against pages', `${grid.join('')}${curves.join('')}${titles}`);
}
