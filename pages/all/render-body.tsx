import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type RepeatedHtml, RepeatedHtmlContext } from '#components/ui/repeated-html.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { LEFT_TO_BROWSER } from './left-to-browser.ts';
import { createRepeatedRenderer } from './render-repeated.tsx';
import { ScreenPage } from './ScreenPage.tsx';
import { ScreenError } from './screen-error.ts';

/** Timeout in milliseconds for parts of a screen that load asynchronously. */
const PATIENCE = 10_000;

/**
 * Renders the React root's content to HTML; the screen's code must be loaded. `repeated`: cached HTML that the page shares with earlier
 * ones (ADR 85). Throws a ScreenError if a component throws (docs/decisions/0021).
 */
export async function renderBody(content: PageContent, translator: Translator, repeated?: RepeatedHtml): Promise<string> {
	const renderRepeated = repeated ? createRepeatedRenderer(repeated, translator) : null;
	const html = renderToString(<RepeatedHtmlContext value={renderRepeated}>{toElement(content, translator)}</RepeatedHtmlContext>);
	return completeBody(html, content, translator);
}

/** Completes HTML from `renderToString`: renders it again if React left a part to the browser. Throws like `renderBody`. */
export async function completeBody(html: string, content: PageContent, translator: Translator): Promise<string> {
	return html.includes(LEFT_TO_BROWSER) ? renderWhole(toElement(content, translator)) : html;
}

const toElement = (content: PageContent, translator: Translator): ReactElement => <ScreenPage content={content} translator={translator} />;

/** Renders with the slower API, which waits for asynchronous parts and reports what threw. */
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
