import type { ChildResult } from './run-child.ts';

type Run = Pick<ChildResult, 'pages' | 'rendered' | 'spliced' | 'failures'>;

/** Reasons why rows of the benchmark are not what their names say: a full build renders every page, one without changes none. Empty when they are. */
export function checkRows({ full, again, bot }: { readonly full: Run; readonly again: Run; readonly bot: Run }): string[] {
	const builds = Object.entries({ 'full build': full, 'full build with bot variant': bot });
	const notFull = builds
		.filter(([, { pages, rendered }]) => pages === 0 || rendered < pages)
		.map(([name, { pages, rendered }]) => `${name}: ${rendered} of ${pages} pages were rendered`);
	const touched = again.rendered + again.spliced > 0 ? [`nothing changed: ${again.rendered} pages were rendered, ${again.spliced} spliced`] : [];
	const failed = [full, again, bot].reduce((sum, { failures }) => sum + failures, 0);
	return [...notFull, ...touched, ...(failed > 0 ? [`${failed} pages failed`] : [])];
}
