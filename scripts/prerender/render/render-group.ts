import type { LoadedPage } from '#lib/screens/screen.ts';
import { attemptEach } from './attempt.ts';
import type { Failure } from './failure.ts';
import type { LabelRecorder } from './label-recorder.ts';
import type { PageRenderer, RenderedPage } from './render-page.ts';
import type { Stopwatch } from './stopwatch.ts';

interface Tools {
	readonly pages: Pick<PageRenderer, 'outline' | 'toBody' | 'publish'>;
	readonly labels: Pick<LabelRecorder, 'assign'>;
	readonly stopwatch: Stopwatch;
}

/** A page with its name in messages. */
export interface NamedPage {
	readonly name: string;
	readonly loaded: LoadedPage;
}

/** A page whose document is up to date. */
export interface FinishedPage extends NamedPage {
	readonly result: RenderedPage;
}

/** Updates the documents of pages of a language. A page that fails is added to `failures`, and the others are returned. */
type RenderGroup = (pages: readonly NamedPage[], to: { readonly lang: string; readonly failures: Failure[] }) => Promise<readonly FinishedPage[]>;

/**
 * A `RenderGroup` that does each step for all pages before it begins the next one. Page by page, each step would push the code of the others out of the
 * processor's caches (ADR 105).
 */
export function createGroupRenderer({ pages: steps, labels, stopwatch }: Tools): RenderGroup {
	return async (pages, { lang, failures }) => {
		const finished: FinishedPage[] = [];
		for (const group of withoutRepeats(pages)) {
			const errors = { failures, nameOf: ({ name }: NamedPage) => name };
			const outlined = await attemptEach(group, errors, (page) => ({ ...page, outlined: steps.outline(page.loaded, lang) }));
			stopwatch.lap('outline');
			const withBody = await attemptEach(outlined, errors, async (page) => ({ ...page, body: await steps.toBody(page.outlined) }));
			stopwatch.lap(withBody.every(({ body }) => body.kind === 'current') ? 'check' : 'react');
			const published = await attemptEach(withBody, errors, async ({ name, loaded, outlined, body }) => {
				return { name, loaded, result: await steps.publish(outlined, body) };
			});
			finished.push(...published);
		}
		// Labels that were read while these pages were mapped may belong to any of them; without pages they stay for the next ones.
		if (pages.length > 0) labels.assign(lang, new Set(pages.map(({ loaded }) => loaded.content.screen)));
		return finished;
	};
}

/** Splits pages where an address repeats: the second page with it has to be compared with the document of the first. */
function withoutRepeats(pages: readonly NamedPage[]): readonly (readonly NamedPage[])[] {
	const groups: NamedPage[][] = [];
	let paths = new Set<string>();
	for (const page of pages) {
		const { path } = page.loaded;
		if (groups.length === 0 || paths.has(path)) {
			groups.push([]);
			paths = new Set();
		}
		groups.at(-1)?.push(page);
		paths.add(path);
	}
	return groups;
}
