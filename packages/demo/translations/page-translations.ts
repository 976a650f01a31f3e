import Type from 'typebox';
import { renderMarkdown } from '../load/render-markdown.ts';
import { Questions } from '../load/schemas.ts';
import { toSlug } from '../text/slug.ts';
import { readTranslated } from './read-translated.ts';
import { inEachLanguage, type TextLanguage, type Translation, type Translations } from './texts.ts';

const Page = Type.Object({ title: Type.String(), short: Type.String(), questions: Type.Optional(Questions) }, { additionalProperties: false });

/** By language and Croatian slug. */
const PAGES = inEachLanguage(readPages);

/** The page or landing page with this Croatian slug; with `content` if its text is translated. */
export const pageTranslations = (slug: string): Translations => inEachLanguage((language) => PAGES[language]?.get(slug) ?? null);

function readPages(language: TextLanguage): ReadonlyMap<string, Translation> {
	return new Map(
		readTranslated('pages', language, Page).map(({ slug, head: { title, short, questions }, body }) => [
			slug,
			{
				title,
				slug: toSlug(title),
				short_description: short,
				seo_description: short,
				...(body && { content: renderMarkdown(body) }),
				...(questions && { questions: questions.map(({ question, answer }) => ({ question, answer: renderMarkdown(answer) })) }),
			},
		]),
	);
}
