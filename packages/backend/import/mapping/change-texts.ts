import type { RowChange } from '../report/row-change.ts';
import { decodeEntities, decodeHtml } from '../values/decode-entities.ts';
import { htmlToText, withoutEmptyHtml } from '../values/html-to-text.ts';
import { withoutShortcodes } from '../values/shortcodes.ts';
import type { SourceFields } from './source-fields.ts';

/** An apostrophe before a sign that starts a formula, or before a number: spreadsheets and exporters put it there. */
const ESCAPED = /^\s*'(?=[=+@-]|\d[\d.,]*\s*$)/;

/** The contents of a row without the apostrophe that a spreadsheet puts before `-3`, `+`, `=` or `00123`. */
export const withoutApostrophes = (source: SourceFields, changes?: RowChange[]): SourceFields =>
	changeTexts(source, (text, field) =>
		noteChange({ rule: 'apostrophe of a spreadsheet removed', field, before: text, after: text.replace(ESCAPED, '') }, changes),
	);

/** The contents of a row without shortcodes, and without entities and tags of HTML, except in descriptions, which are HTML. */
export const withoutMarkup = (source: SourceFields, changes?: RowChange[]): SourceFields =>
	changeTexts(source, (text, field) => {
		if (!/[&<[{]/.test(text)) return text;
		const isHtml = field === 'description';
		const decoded = noteChange({ rule: 'entities of HTML decoded', field, before: text, after: isHtml ? decodeHtml(text) : decodeEntities(text) }, changes);
		const plain = noteChange(
			{ rule: 'shortcodes removed', field, before: decoded, after: isHtml ? withoutEmptyHtml(decoded) : withoutShortcodes(decoded) },
			changes,
		);
		return isHtml ? plain : noteChange({ rule: 'HTML of a plain text removed', field, before: plain, after: htmlToText(plain) }, changes);
	});

function noteChange(change: RowChange, changes: RowChange[] | undefined): string {
	if (change.before !== change.after) changes?.push(change);
	return change.after;
}

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
			name: change(attribute.name, attribute.key),
			value: typeof value === 'string' ? change(value, attribute.key) : value,
		})),
		options: source.options.map(({ name, value }) => ({ name: change(name, ''), value: change(value, '') })),
	};
}
