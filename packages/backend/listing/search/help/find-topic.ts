import type { Market } from '../../../platform/market/market.ts';
import { languagesOf } from '../dictionary/usual-vocabulary.ts';
import type { Vocabulary } from '../dictionary/vocabulary.ts';
import { toWords } from '../fold.ts';
import { ANSWERING_SCREENS, TOPICS } from './topics.ts';

/** A question about the shop, with the screen that answers it or the words of the page that does. */
export type Topic = { readonly path: string; readonly title: string } | { readonly finds: string };

/** Maximum number of words behind a phrase. */
const MOST_MORE = 3;

/** The question about the shop that a search asks, such as `radno vrijeme` or `R1 račun`; null for a search for products. */
export function findTopic(text: string, market: Market, vocabulary: Vocabulary): Topic | null {
	const asked = toStems(text, vocabulary);
	const isAsked = (phrases: readonly string[]) => phrases.some((phrase) => asks(asked, phrase, vocabulary));
	for (const language of languagesOf(market)) {
		const { screens, pages } = TOPICS[language];
		const screen = SCREENS.find((name) => isAsked(screens[name].phrases));
		if (screen) return { path: ANSWERING_SCREENS[screen], title: screens[screen].title };
		const page = Object.values(pages).find(({ phrases }) => isAsked(phrases));
		if (page) return { finds: page.finds };
	}
	return null;
}

const SCREENS = ['stores', 'order_lookup', 'forgotten_password'] as const;

function asks(asked: readonly string[], phrase: string, vocabulary: Vocabulary): boolean {
	const stems = toStems(phrase, vocabulary);
	const more = asked.length - stems.length;
	return more >= 0 && more <= (phrase.endsWith(' *') ? MOST_MORE : 0) && stems.every((stem, place) => asked[place] === stem);
}

/** Stems of the words, without filler words unless there is nothing else. */
function toStems(text: string, { isFiller, toStem }: Vocabulary): string[] {
	const words = toWords(text);
	const telling = words.filter((word) => !isFiller(word));
	return (telling.length > 0 ? telling : words).map(toStem);
}
