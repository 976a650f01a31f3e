import type { Site } from '#lib/navigation/server/site.server.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import type { LayoutName, PageContent, ScreenName } from '#lib/screens/screen.ts';

/** The React root's content; the pages' part of a document. */
export interface ScreenPieces {
	/** Loads a screen's code; awaited before the first page of that screen. */
	readonly loadScreen: (name: ScreenName) => Promise<unknown>;
	/** Throws where a component throws. */
	readonly renderBody: (content: PageContent, translator: Translator) => Promise<string>;
	/** Holds what Vike has rendered of a page to the same. */
	readonly completeBody: (html: string, content: PageContent, translator: Translator) => Promise<string>;
}

/** What stands before and after the React root: static, one per site and layout (ADR 8). */
export type ChromeRenderer = (site: Site, layout: LayoutName) => { readonly begin: string; readonly end: string };

/** The parts of a document that React writes. The server build hands them out through Vike's global context. */
export interface PagePieces extends ScreenPieces {
	readonly renderChrome: ChromeRenderer;
}
