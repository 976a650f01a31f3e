import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { ScreenPage } from './ScreenPage.tsx';
import { ScreenError } from './screen-error.ts';

/** What React writes in place of a Suspense boundary that it leaves to the browser: something in it threw, or was not there yet. */
const LEFT_TO_BROWSER = '<!--$!-->';

/** Milliseconds that parts of a screen which load by themselves have. */
const PATIENCE = 10_000;

/** The React root's content as HTML; the screen's code must be loaded. Throws a ScreenError where a component throws (docs/decisions/0021). */
export async function renderBody(content: PageContent, translator: Translator): Promise<string> {
	return completeBody(renderToString(toElement(content, translator)), content, translator);
}

/** The content of a page that `renderToString` rendered, as `renderBody` has it: whole, or this throws. */
export async function completeBody(html: string, content: PageContent, translator: Translator): Promise<string> {
	return html.includes(LEFT_TO_BROWSER) ? renderWhole(toElement(content, translator)) : html;
}

const toElement = (content: PageContent, translator: Translator): ReactElement => <ScreenPage content={content} translator={translator} />;

/** Renders again, by the slower API that waits for what loads and says what threw. */
async function renderWhole(page: ReactElement): Promise<string> {
	const output = new PassThrough();
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const { pipe, abort } = renderToPipeableStream(page, {
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onAllReady: resolve,
		onError: (cause, { componentStack }) => reject(new ScreenError(cause, componentStack ?? '')),
	});
	const timer = setTimeout(() => abort(new Error(`a part of the screen has not loaded within ${PATIENCE / 1000} s`)), PATIENCE);
	await promise.finally(() => clearTimeout(timer));
	pipe(output);
	return text(output);
}
