import type { Phrasebook } from '../../localization/write-phrases.ts';
import { VOCABULARY } from '../attributes/vocabulary.ts';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';
import { DEMO_LISTS } from '../content/demo-lists.ts';
import { homePage } from '../content/pages/home-page.ts';
import { attributeTranslations } from './attribute-translations.ts';
import { categoryTranslations } from './category-translations.ts';
import { listTranslations, pageTranslations, phraseTranslations } from './content-translations.ts';
import { inMarkets } from './in-markets.ts';

type ByLanguage = Readonly<Record<string, string>>;

/** Whatever short the demo says, by market. */
export const demoPhrasebook: Phrasebook = (croatian) => inMarkets(KNOWN.get(croatian) ?? phraseTranslations(croatian));

const pick = <One>(texts: Readonly<Record<string, One>>, read: (one: One) => string | undefined): ByLanguage =>
	Object.fromEntries(
		Object.entries(texts).flatMap(([language, one]) => {
			const text = read(one);
			return text === undefined ? [] : [[language, text]];
		}),
	);

/** What has a translation of its own. */
const KNOWN: ReadonlyMap<string, ByLanguage> = new Map([
	...[...VOCABULARY].flatMap(([code, { unit, group }]): [string, ByLanguage][] => {
		const texts = attributeTranslations(code);
		return [
			[`attribute:${code}`, pick(texts, (one) => one.title)],
			[`group:${group}`, pick(texts, (one) => one.group)],
			[unit ?? '', pick(texts, (one) => one.unit)],
		];
	}),
	...DEMO_LISTS.map(({ slug, title }): [string, ByLanguage] => [title, pick(listTranslations(slug), (one) => one.title)]),
	...DEMO_CATEGORIES.map(({ slug, title }): [string, ByLanguage] => [title, pick(categoryTranslations(slug), (one) => one.title)]),
	...homePage.blocks.flatMap((block): [string, ByLanguage][] =>
		block.type === 'content' ? [[block.html, pick(pageTranslations(homePage.slug), (one) => one.content ?? undefined)]] : [],
	),
]);
