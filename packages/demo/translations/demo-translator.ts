import type { SourceText, TextTranslator } from '@titraj/backend/localization/index.ts';
import { VOCABULARY } from '../attributes/vocabulary.ts';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';
import { toMainId } from '../content/demo-menus.ts';
import { DEMO_PAGES } from '../content/demo-pages.ts';
import { attributeTranslations } from './attribute-translations.ts';
import { categoryTranslations } from './category-translations.ts';
import { blockTranslations, exactTranslations, menuTranslations, phraseTranslations } from './content-translations.ts';
import { inMarkets } from './in-markets.ts';
import { pageTranslations } from './page-translations.ts';

type ByLanguage = Readonly<Record<string, string>>;

/** Short texts of the demo in each market. */
export const demoTranslator: TextTranslator = (source) => inMarkets(toTranslations(source));

function toTranslations({ kind, id, field, text }: SourceText): ByLanguage {
	switch (kind) {
		case 'attribute':
			return pick(attributeTranslations(id), (one) => one.title);
		case 'attribute_group':
			return GROUPS.get(text) ?? phraseTranslations(text);
		case 'menu_entry':
			return MAIN_MENU.get(id) ?? menuTranslations(id);
		case 'block':
			return (field === 'html' ? CONTENTS.get(id) : undefined) ?? blockTranslations(id, field);
		case 'coupon':
			return exactTranslations(text);
		default:
			return UNITS.get(text) ?? phraseTranslations(text);
	}
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

/** Units, by their Croatian wording, which is their id. */
const UNITS: ReadonlyMap<string, ByLanguage> = new Map(
	[...VOCABULARY].flatMap(([code, { unit }]): [string, ByLanguage][] =>
		unit === undefined ? [] : [[unit, pick(attributeTranslations(code), (one) => one.unit)]],
	),
);

/** Titles of categories, by the id of their entries in the main menu. */
const MAIN_MENU: ReadonlyMap<string, ByLanguage> = new Map(
	DEMO_CATEGORIES.map(({ code, slug }) => [toMainId(code), pick(categoryTranslations(slug), (one) => one.title)]),
);

/** Bodies of pages that are in a block, by its id: the content of the page's translations. */
const CONTENTS: ReadonlyMap<string, ByLanguage> = new Map(
	DEMO_PAGES.flatMap(({ slug, blocks }) => {
		const texts = pick(pageTranslations(slug), (one) => one.content ?? undefined);
		return blocks.flatMap(({ type, id = '' }): [string, ByLanguage][] => (type === 'content' ? [[id, texts]] : []));
	}),
);
