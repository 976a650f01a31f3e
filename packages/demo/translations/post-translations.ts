import type { SourceTranslations } from '@titraj/backend/platform/source/translations.ts';
import Type from 'typebox';
import { renderMarkdown } from '../load/render-markdown.ts';
import { toSlug } from '../text/slug.ts';
import { inMarkets } from './in-markets.ts';
import { NOT_ELSEWHERE } from './only-in-croatia.ts';
import { readTranslated } from './read-translated.ts';
import { inEachLanguage, type TextLanguage, type Translation } from './texts.ts';

const Post = Type.Object({ title: Type.String(), lead: Type.String() }, { additionalProperties: false });

/** By language and Croatian slug. */
const POSTS = inEachLanguage(readPosts);

/** The article with this Croatian slug; one that is not translated does not exist in other markets. */
export function postTranslations(slug: string): SourceTranslations {
	const texts = inEachLanguage((language) => POSTS[language]?.get(slug) ?? null);
	return Object.keys(texts).length === 0 ? NOT_ELSEWHERE : inMarkets(texts);
}

function readPosts(language: TextLanguage): ReadonlyMap<string, Translation> {
	return new Map(
		readTranslated('posts', language, Post).map(({ slug, head: { title, lead }, body }) => [
			slug,
			{ title, slug: toSlug(title), short_description: lead, seo_description: lead, content: renderMarkdown(body) },
		]),
	);
}
