import { toSlug } from '../text/slug.ts';
import { categories as bs } from './bs/categories.ts';
import { guides as bsGuides } from './bs/guides.ts';
import { toGuide } from './category-guide.ts';
import { categories as de } from './de/categories.ts';
import { guides as deGuides } from './de/guides.ts';
import { categories as en } from './en/categories.ts';
import { guides as enGuides } from './en/guides.ts';
import { categories as es } from './es/categories.ts';
import { guides as esGuides } from './es/guides.ts';
import { categories as it } from './it/categories.ts';
import { guides as itGuides } from './it/guides.ts';
import { categories as sl } from './sl/categories.ts';
import { guides as slGuides } from './sl/guides.ts';
import { categories as sr } from './sr/categories.ts';
import { guides as srGuides } from './sr/guides.ts';
import { inEachLanguage, type Translations } from './texts.ts';

const CATEGORIES = { en, de, sr, sl, it, bs, es };
const GUIDES = { en: enGuides, de: deGuides, sr: srGuides, sl: slGuides, it: itGuides, bs: bsGuides, es: esGuides };

/** The category with this Croatian slug; what to look for when choosing is written for the main categories, and for those below them in Croatian alone. */
export function categoryTranslations(slug: string): Translations {
	return inEachLanguage((language) => {
		const text = CATEGORIES[language][slug];
		if (text === undefined) return null;
		const [title, short_description] = text;
		return { title, slug: toSlug(title), short_description, content: toGuide(GUIDES[language], { slug, title }) };
	});
}
