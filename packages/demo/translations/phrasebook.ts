import type { Phrasebook } from '@titraj/backend/localization/write-phrases.ts';
import { VOCABULARY } from '../attributes/vocabulary.ts';
import { DEMO_CATEGORIES } from '../categories/demo-categories.ts';
import { DEMO_PAGES } from '../content/demo-pages.ts';
import { DEMO_LISTS } from '../content/small-tables.ts';
import { attributeTranslations } from './attribute-translations.ts';
import { categoryTranslations } from './category-translations.ts';
import { listTranslations, phraseTranslations } from './content-translations.ts';
import { inMarkets } from './in-markets.ts';
import { pageTranslations } from './page-translations.ts';

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
	...homeBlocks(),
]);

/** The closing text of the home page: the content of its translations. */
function homeBlocks(): [string, ByLanguage][] {
	const home = DEMO_PAGES.find(({ path }) => path === '/');
	const texts = pick(pageTranslations(home?.slug ?? ''), (one) => one.content ?? undefined);
	return (home?.blocks ?? []).flatMap((block): [string, ByLanguage][] => (block.type === 'content' ? [[block.html, texts]] : []));
}
