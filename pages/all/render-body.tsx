import { renderToString } from 'react-dom/server';
import type { PageContent } from '#lib/domain/screen.ts';
import type { Translator } from '#lib/i18n/translator.ts';
import { ScreenPage } from './ScreenPage.tsx';

/** The React root's content as HTML; the screen's code must be loaded. */
export function renderBody(content: PageContent, translator: Translator): string {
	return renderToString(<ScreenPage content={content} translator={translator} />);
}
