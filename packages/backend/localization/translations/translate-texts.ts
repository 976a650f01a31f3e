import type { Database } from '../tables.ts';
import { type SourceText, selectSourceTexts } from './source-texts.ts';
import { isTextKind, TEXT_KINDS } from './translatable.ts';
import { storeTextTranslations } from './write-text-translations.ts';

/** Translates a short Croatian text: texts by market. Markets that are omitted show the Croatian text. */
export type TextTranslator = (text: SourceText) => Readonly<Record<string, string>>;

/** Stores the translations of all short texts of the shop. */
export async function translateTexts(db: Database, translator: TextTranslator): Promise<void> {
	const { rows } = await selectSourceTexts(Object.keys(TEXT_KINDS).filter(isTextKind)).execute(db);
	await storeTextTranslations(
		db,
		rows.flatMap((source) => Object.entries(translator(source)).map(([lang, text]) => ({ ...source, lang, text, source: source.text }))),
	);
}
