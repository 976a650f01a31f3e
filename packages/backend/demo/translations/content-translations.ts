import { toSlug } from '../text/slug.ts';
import { content as bs } from './bs/content.ts';
import type { ContentTexts } from './content-texts.ts';
import { content as de } from './de/content.ts';
import { content as en } from './en/content.ts';
import { content as es } from './es/content.ts';
import { content as it } from './it/content.ts';
import { content as sl } from './sl/content.ts';
import { content as sr } from './sr/content.ts';
import { inEachLanguage, type TextLanguage, type Translation, type Translations } from './texts.ts';
import { knownValue, translateValue } from './translate-value.ts';

export const CONTENT: Record<TextLanguage, ContentTexts> = { en, de, sr, sl, it, bs, es };

/** The page or landing page with this Croatian slug; `content` where its text is translated. */
export function pageTranslations(slug: string): Translations {
	return inEachLanguage((language) => {
		const { pages, pageContents, questions } = CONTENT[language];
		const page = toTranslation(pages[slug]);
		const content = pageContents[slug];
		const asked = questions[slug]?.map(([question, answer]) => ({ question, answer }));
		return page && { ...page, seo_description: page.short_description, ...(content && { content }), ...(asked && { questions: asked }) };
	});
}

export function postCategoryTranslations(slug: string): Translations {
	return inEachLanguage((language) => toTranslation(CONTENT[language].postCategories[slug]));
}

export function authorTranslations(slug: string): Translations {
	return inEachLanguage((language) => toTranslation(CONTENT[language].authors[slug]));
}

export function listTranslations(slug: string): Translations {
	return inEachLanguage((language) => toTranslation(CONTENT[language].lists[slug]));
}

export function tagTranslations(slug: string): Translations {
	return inEachLanguage((language) => {
		const title = CONTENT[language].tags[slug];
		return title ? { title, slug: toSlug(title) } : null;
	});
}

/** A short text of a menu, a block, a badge, a unit or an axis of variation, by its Croatian wording. */
export function phraseTranslations(croatian: string): Readonly<Record<string, string>> {
	return inEachLanguage((language) => {
		const { phrases } = CONTENT[language];
		const text = translateValue(croatian, language, phrases);
		return text !== croatian || knownValue(croatian, language, phrases) ? text : null;
	});
}

function toTranslation(text: readonly [title: string, short: string] | undefined): Translation | null {
	return text ? { title: text[0], slug: toSlug(text[0]), short_description: text[1] } : null;
}
