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

/** Milliseconds that parts of a screen which load by themselves have. */
const PATIENCE = 10_000;

/**
 * The React root's content as HTML; the screen's code must be loaded. `repeated`: HTML that earlier pages of the screen have in common with it (ADR 85). Throws a
 * ScreenError where a component throws (docs/decisions/0021).
 */
export async function renderBody(content: PageContent, translator: Translator, repeated?: RepeatedHtml): Promise<string> {
	const renderRepeated = repeated ? createRepeatedRenderer(repeated, translator) : null;
	const html = renderToString(<RepeatedHtmlContext value={renderRepeated}>{toElement(content, translator)}</RepeatedHtmlContext>);
	return completeBody(html, content, translator);
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
