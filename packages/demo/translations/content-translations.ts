import { toSlug } from '../text/slug.ts';
import { type LanguageTexts, TEXTS } from './read-texts.ts';
import { inEachLanguage, type Translations } from './texts.ts';
import { knownValue, translateValue } from './translate-value.ts';

export const postCategoryTranslations = (slug: string): Translations => titledTranslations('post_categories', slug);
export const authorTranslations = (slug: string): Translations => titledTranslations('authors', slug);
export const listTranslations = (slug: string): Translations => titledTranslations('lists', slug);

export function tagTranslations(slug: string): Translations {
	return inEachLanguage((language) => {
		const title = TEXTS[language].content.tags[slug];
		return title ? { title, slug: toSlug(title) } : null;
	});
}

/** The title of a menu entry, by its id. */
export const menuTranslations = (id: string): Readonly<Record<string, string>> => inEachLanguage((language) => TEXTS[language].menus[id] ?? null);

/** A field of a block, by the block's id. */
export const blockTranslations = (id: string, field: string): Readonly<Record<string, string>> =>
	inEachLanguage((language) => TEXTS[language].blocks[id]?.[field] ?? null);

/** A short text of a badge, a unit or a variation axis, by its Croatian wording. */
export function phraseTranslations(croatian: string): Readonly<Record<string, string>> {
	return inEachLanguage((language) => {
		const { phrases } = TEXTS[language];
		const text = translateValue(croatian, language, phrases);
		return text !== croatian || knownValue(croatian, language, phrases) ? text : null;
	});
}

/** A text that is translated only as a whole. */
export const exactTranslations = (croatian: string): Readonly<Record<string, string>> =>
	inEachLanguage((language) => TEXTS[language].phrases[croatian] ?? null);

function titledTranslations(kind: keyof Omit<LanguageTexts['content'], 'tags'>, slug: string): Translations {
	return inEachLanguage((language) => {
		const text = TEXTS[language].content[kind][slug];
		return text ? { title: text.title, slug: toSlug(text.title), short_description: text.short } : null;
	});
}
