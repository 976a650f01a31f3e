import type { TextTranslator } from '@titraj/backend/localization/translations/translate-texts.ts';
import { VOCABULARY } from '../attributes/vocabulary.ts';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';
import { DEMO_PAGES } from '../content/demo-pages.ts';
import { DEMO_LISTS } from '../content/small-tables.ts';
import { attributeTranslations } from './attribute-translations.ts';
import { categoryTranslations } from './category-translations.ts';
import { exactTranslations, listTranslations, phraseTranslations } from './content-translations.ts';
import { inMarkets } from './in-markets.ts';
import { pageTranslations } from './page-translations.ts';

type ByLanguage = Readonly<Record<string, string>>;

/** Short texts of the demo in each market. */
export const demoTranslator: TextTranslator = ({ kind, id, text }) => inMarkets(toTranslations(kind, { id, text }));

function toTranslations(kind: string, { id, text }: { id: string; text: string }): ByLanguage {
	if (kind === 'attribute') return pick(attributeTranslations(id), (one) => one.title);
	if (kind === 'coupon') return exactTranslations(text);
	return (kind === 'attribute_group' ? GROUPS : KNOWN).get(text) ?? phraseTranslations(text);
}

const pick = <One>(texts: Readonly<Record<string, One>>, read: (one: One) => string | undefined): ByLanguage =>
	Object.fromEntries(
		Object.entries(texts).flatMap(([language, one]) => {
			const text = read(one);
			return text === undefined ? [] : [[language, text]];
		}),
	);

/** Headings of the specification table. */
const GROUPS: ReadonlyMap<string, ByLanguage> = new Map(
	[...VOCABULARY].map(([code, { group }]): [string, ByLanguage] => [group, pick(attributeTranslations(code), (one) => one.group)]),
);

/** Units, and what menus and blocks say that is translated elsewhere: titles of lists and categories, the text of the home page. */
const KNOWN: ReadonlyMap<string, ByLanguage> = new Map([
	...[...VOCABULARY].flatMap(([code, { unit }]): [string, ByLanguage][] =>
		unit === undefined ? [] : [[unit, pick(attributeTranslations(code), (one) => one.unit)]],
	),
	...DEMO_LISTS.map(({ slug, title }): [string, ByLanguage] => [title, pick(listTranslations(slug), (one) => one.title)]),
	...DEMO_CATEGORIES.map(({ slug, title }): [string, ByLanguage] => [title, pick(categoryTranslations(slug), (one) => one.title)]),
	...homeBlocks(),
]);

/** The closing text of the home page: the content of its translations. */
function homeBlocks(): [string, ByLanguage][] {
	const home = DEMO_PAGES.find(({ path }) => path === '/');
	const texts = pick(pageTranslations(home?.slug ?? ''), (one) => one.content ?? undefined);
	return (home?.blocks ?? []).flatMap((block): [string, ByLanguage][] => (block.type === 'content' ? [[block.html, texts]] : []));
}
