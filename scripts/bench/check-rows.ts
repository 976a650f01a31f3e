import type { ChildResult } from './run-child.ts';

type Run = Pick<ChildResult, 'pages' | 'rendered' | 'spliced' | 'failures'>;

/** Errors if rows of the benchmark do not match their names: a full build must render every page, a build without changes none. Empty if they match. */
export function checkRows({ full, again }: { readonly full: Run; readonly again: Run }): string[] {
	const notFull = full.pages === 0 || full.rendered < full.pages ? [`full build: ${full.rendered} of ${full.pages} pages were rendered`] : [];
	const touched = again.rendered + again.spliced > 0 ? [`nothing changed: ${again.rendered} pages were rendered, ${again.spliced} spliced`] : [];
	const failed = full.failures + again.failures;
	return [...notFull, ...touched, ...(failed > 0 ? [`${failed} pages failed`] : [])];
}
