import type { SourceTranslations } from '../../platform/source/translations.ts';
import { toPostHtml } from '../content/posts/to-post-html.ts';
import { toSlug } from '../text/slug.ts';
import { CONTENT } from './content-translations.ts';
import { inMarkets } from './in-markets.ts';
import { NOT_ELSEWHERE } from './only-in-croatia.ts';
import { inEachLanguage } from './texts.ts';

/** The article with this Croatian slug; one that is not translated does not exist in other markets. */
export function postTranslations(slug: string): SourceTranslations {
	const texts = inEachLanguage((language) => {
		const post = CONTENT[language].posts[slug];
		if (post === undefined) return null;
		const [title, short_description, body] = post;
		return { title, slug: toSlug(title), short_description, seo_description: short_description, content: toPostHtml(body) };
	});
	return Object.keys(texts).length === 0 ? NOT_ELSEWHERE : inMarkets(texts);
}
