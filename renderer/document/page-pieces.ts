import type { RepeatedHtml } from '#components/ui/repeated-html.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { LayoutName, PageContent, ScreenName } from '#lib/screens/screen.ts';

/** Renders the content of the React root. */
export interface ScreenPieces {
	/** Loads a screen's code; await it before the first page of that screen. */
	readonly loadScreen: (name: ScreenName) => Promise<unknown>;
	/** `repeated`: HTML that pages of the screen have in common; more is added to it. Throws if a component throws. */
	readonly renderBody: (content: PageContent, translator: Translator, repeated?: RepeatedHtml) => Promise<string>;
	/** Completes the HTML that Vike has rendered of a page. */
	readonly completeBody: (html: string, content: PageContent, translator: Translator) => Promise<string>;
}

/** HTML before and after the React root: static, one per site and layout (ADR 8). */
export type ChromeRenderer = (site: Site, layout: LayoutName) => { readonly begin: string; readonly end: string };

/** The parts of a document that React renders. The server build provides them as modules, and to Vike through its global context. */
export interface PagePieces extends ScreenPieces {
	readonly renderChrome: ChromeRenderer;
}
