import { decodeEntities, decodeHtml } from '../values/decode-entities.ts';
import { htmlToText, withoutEmptyHtml } from '../values/html-to-text.ts';
import type { SourceFields } from './source-fields.ts';

/** An apostrophe before a sign that starts a formula, or before a number: spreadsheets and exporters put it there. */
const ESCAPED = /^\s*'(?=[=+@-]|\d[\d.,]*\s*$)/;

/** The contents of a row without the apostrophe that a spreadsheet puts before `-3`, `+`, `=` or `00123`. */
export const withoutApostrophes = (source: SourceFields): SourceFields => changeTexts(source, (text) => text.replace(ESCAPED, ''));

/** The contents of a row without shortcodes, and without entities and tags of HTML, except in descriptions, which are HTML. */
export const withoutMarkup = (source: SourceFields): SourceFields =>
	changeTexts(source, (text, field) => (field === 'description' ? withoutEmptyHtml(decodeHtml(text)) : htmlToText(decodeEntities(text))));

/** Changes each text of a row; `field` is the name of a field, or empty. */
function changeTexts(source: SourceFields, change: (text: string, field: string) => string): SourceFields {
	const inTexts = (texts: readonly string[]) => texts.map((text) => change(text, ''));
	const inRecord = (texts: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, change(text, field)]));
	return {
		...source,
		texts: inRecord(source.texts),
		fields: inRecord(source.fields),
		images: inTexts(source.images),
		documents: source.documents.map((document) => ({ ...document, texts: inTexts(document.texts) })),
		locations: source.locations.map((location) => ({ ...location, text: change(location.text, '') })),
		translations: Object.fromEntries(Object.entries(source.translations).map(([language, texts]) => [language, inRecord(texts ?? {})])),
		attributes: source.attributes.map(({ value, ...attribute }) => ({
			...attribute,
			name: change(attribute.name, ''),
			value: typeof value === 'string' ? change(value, '') : value,
		})),
		options: source.options.map(({ name, value }) => ({ name: change(name, ''), value: change(value, '') })),
	};
}
