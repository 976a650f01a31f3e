import type { Static, TSchema } from 'typebox';
import { type Document, readDocuments } from '../load/read-markdown.ts';
import type { TextLanguage } from './texts.ts';
import { toIjekavian } from './to-ijekavian.ts';

/** The documents of a folder in a language; those of Montenegro are made from the Serbian ones. */
export function readTranslated<Schema extends TSchema>(folder: string, language: TextLanguage, schema: Schema): Document<Static<Schema>>[] {
	if (language !== 'me') return readDocuments(`${folder}/${language}`, schema);
	return readDocuments(`${folder}/sr`, schema).map(({ slug, ...texts }) => ({ slug, ...toIjekavian(texts) }));
}
