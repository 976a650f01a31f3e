import type { ChildResult } from './run-child.ts';

type Run = Pick<ChildResult, 'pages' | 'rendered' | 'spliced' | 'failures'>;

/** Reasons why rows of the benchmark are not what their names say: a full build renders every page, one without changes none. Empty when they are. */
export function checkRows({ full, again }: { readonly full: Run; readonly again: Run }): string[] {
	const notFull = full.pages === 0 || full.rendered < full.pages ? [`full build: ${full.rendered} of ${full.pages} pages were rendered`] : [];
	const touched = again.rendered + again.spliced > 0 ? [`nothing changed: ${again.rendered} pages were rendered, ${again.spliced} spliced`] : [];
	const failed = full.failures + again.failures;
	return [...notFull, ...touched, ...(failed > 0 ? [`${failed} pages failed`] : [])];
}
