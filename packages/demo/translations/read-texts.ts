import { readJson } from '../load/read-json.ts';
import {
	AttributeTexts,
	BlockTexts,
	CategoryTexts,
	ContentTexts,
	ManufacturerTexts,
	MenuTexts,
	PhraseTexts,
	ProductTexts,
	SentenceTexts,
	ValueTexts,
} from './schemas.ts';
import type { TextLanguage } from './texts.ts';
import { toIjekavian } from './to-ijekavian.ts';

/** All texts of one language except pages and posts. */
export type LanguageTexts = ReturnType<typeof readTexts>;

/** By language: the files of `data/translations`. */
export const TEXTS: Readonly<Record<TextLanguage, LanguageTexts>> = {
	en: readTexts('en'),
	de: readTexts('de'),
	sr: readTexts('sr'),
	me: toIjekavian(readTexts('sr')),
	sl: readTexts('sl'),
	it: readTexts('it'),
	bs: readTexts('bs'),
	es: readTexts('es'),
};

function readTexts(language: Exclude<TextLanguage, 'me'>) {
	const fileOf = (name: string) => `translations/${language}/${name}.json`;
	const values = readJson(fileOf('values'), ValueTexts);
	const phrases = readJson(fileOf('phrases'), PhraseTexts);
	const words = { ...values, ...phrases.products };
	return {
		attributes: readJson(fileOf('attributes'), AttributeTexts),
		/** Values of the specification table. */
		values,
		/** Values and other parts of titles. */
		words,
		/** All short texts that are keyed by wording. */
		phrases: { ...words, ...phrases.stores },
		menus: readJson(fileOf('menus'), MenuTexts),
		blocks: readJson(fileOf('blocks'), BlockTexts),
		categories: readJson(fileOf('categories'), CategoryTexts),
		manufacturers: readJson(fileOf('manufacturers'), ManufacturerTexts),
		content: readJson(fileOf('content'), ContentTexts),
		products: readJson(fileOf('products'), ProductTexts),
		sentences: readJson(fileOf('sentences'), SentenceTexts),
	};
}
