import { stripMarkup } from '#lib/domain/cut-words.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

/** A text of an editor without its markup, for heads and structured data: every entity of HTML is read, and a sign such as `<` is no markup. */
export const toPlainText = (html: string): string => stripMarkup(sanitiseHtml(html));
