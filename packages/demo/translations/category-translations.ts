import { toSlug } from '../text/slug.ts';
import { TEXTS } from './read-texts.ts';
import { inEachLanguage, type Translations } from './texts.ts';

/** The category with this Croatian slug. The buying guide is translated for main categories only; for subcategories it exists only in Croatian. */
export function categoryTranslations(slug: string): Translations {
	return inEachLanguage((language) => {
		const { heading, categories } = TEXTS[language].categories;
		const category = categories[slug];
		if (category === undefined) return null;
		const { title, short, guide } = category;
		const content = guide ? `<h2>${heading.replace('{title}', title)}</h2>${guide.map((paragraph) => `<p>${paragraph}</p>`).join('')}` : null;
		return { title, slug: toSlug(title), short_description: short, content };
	});
}
