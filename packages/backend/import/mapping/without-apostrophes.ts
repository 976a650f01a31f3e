import type { SourceFields } from './source-fields.ts';

/** An apostrophe before a sign that starts a formula, or before a number: spreadsheets and exporters put it there. */
const ESCAPED = /^\s*'(?=[=+@-]|\d[\d.,]*\s*$)/;

/** The text of a cell without the apostrophe that a spreadsheet puts before `-3`, `+`, `=` or `00123`. */
const withoutApostrophe = (text: string): string => text.replace(ESCAPED, '');

/** The contents of a row without the apostrophes of a spreadsheet. */
export function withoutApostrophes(source: SourceFields): SourceFields {
	const inTexts = (texts: readonly string[]) => texts.map(withoutApostrophe);
	const inRecord = (texts: Readonly<Record<string, string>>) =>
		Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withoutApostrophe(text)]));
	return {
		...source,
		texts: inRecord(source.texts),
		fields: inRecord(source.fields),
		images: inTexts(source.images),
		documents: source.documents.map((document) => ({ ...document, texts: inTexts(document.texts) })),
		locations: source.locations.map((location) => ({ ...location, text: withoutApostrophe(location.text) })),
		translations: Object.fromEntries(Object.entries(source.translations).map(([language, texts]) => [language, inRecord(texts ?? {})])),
		attributes: source.attributes.map((attribute) =>
			typeof attribute.value === 'string' ? { ...attribute, value: withoutApostrophe(attribute.value) } : attribute,
		),
		options: source.options.map(({ name, value }) => ({ name, value: withoutApostrophe(value) })),
	};
}
