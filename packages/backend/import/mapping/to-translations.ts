import { cleanText, cutText, unwrapLiteral } from '../values/plain-text.ts';
import type { SourceFields } from './source-fields.ts';

/** Texts in other languages; undefined if the row has none. Empty cells leave a text unchanged. */
export function toTranslations(
	{ translations }: SourceFields,
	toDescription: (text: string, field: string) => string,
): Record<string, Record<string, string>> | undefined {
	const languages = Object.entries(translations).flatMap(([language, texts]): [string, Record<string, string>][] => {
		const said = Object.entries({
			title: cutText(toPlain(texts.title), 500),
			short_description: cutText(toPlain(texts.short_description), 2000),
			description: toDescription(texts.description ?? '', `translations.${language}.description`),
			safety_warnings: toLines(texts.safety_warnings),
		}).filter(([, text]) => text !== '');
		return said.length > 0 ? [[language, Object.fromEntries(said)]] : [];
	});
	return languages.length > 0 ? Object.fromEntries(languages) : undefined;
}

const toPlain = (text: string | undefined): string => cleanText(unwrapLiteral(text ?? ''));

/** Warnings of a product, one per line. */
export const toLines = (text: string | undefined): string =>
	(text ?? '')
		.split(/\r?\n|\r/)
		.map(toPlain)
		.filter(Boolean)
		.join('\n');
