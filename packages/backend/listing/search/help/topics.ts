import { STORES_PATH } from '../../../catalog/index.ts';
import type { WordLanguage } from '../dictionary/languages.ts';
import bs from './data/bs.json' with { type: 'json' };
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import es from './data/es.json' with { type: 'json' };
import hr from './data/hr.json' with { type: 'json' };
import it from './data/it.json' with { type: 'json' };
import sl from './data/sl.json' with { type: 'json' };
import sr from './data/sr.json' with { type: 'json' };

interface Asked {
	/**
	 * What shoppers type: the whole search, apart from filler words. Before ` *` up to three more words may follow, such as the town of
	 * `poslovnica Split`.
	 */
	readonly phrases: readonly string[];
}

/** A question about the shop that a screen answers. */
interface ScreenTopic extends Asked {
	/** Name of the link. */
	readonly title: string;
}

/** A question about the shop that a page answers. */
interface PageTopic extends Asked {
	/** Words by which the page is found: in its title, else in its text. */
	readonly finds: string;
}

/** Paths of the screens that answer questions. */
export const ANSWERING_SCREENS = {
	stores: STORES_PATH,
	order_lookup: '/webshop/pronadi-narudzbu/',
	forgotten_password: '/moj-racun/zaboravljena-lozinka/',
} as const;

export type AnsweringScreen = keyof typeof ANSWERING_SCREENS;

/** Questions of a language. Names of pages' questions are for readers of the data alone. */
interface Topics {
	readonly screens: Readonly<Record<AnsweringScreen, ScreenTopic>>;
	readonly pages: Readonly<Record<string, PageTopic>>;
}

export const TOPICS: Readonly<Record<WordLanguage, Topics>> = { hr, en, de, sl, it, es, bs, sr };
