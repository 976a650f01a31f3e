import { MARKETS, type Market, SOURCE_MARKET } from '../market/market.ts';
import { at } from './words/at.ts';
import { bs } from './words/bs.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { hr } from './words/hr.ts';
import { it } from './words/it.ts';
import type { MailWords } from './words/mail-words.ts';
import { me } from './words/me.ts';
import { sl } from './words/sl.ts';
import { sr } from './words/sr.ts';

const WORDS = { hr, en, de, 'de-AT': at, sl, it, es, sr, 'sr-Latn-ME': me, bs } as const satisfies Record<string, MailWords>;

/** A language of the shop's mails, as a BCP 47 tag. */
export type MailLang = keyof typeof WORDS;

const LANGUAGE_OF: Readonly<Record<Market, MailLang>> = {
	...{ hr: 'hr', en: 'en', de: 'de', at: 'de-AT', rs: 'sr', me: 'sr-Latn-ME' },
	...{ si: 'sl', it: 'it', ba: 'bs', es: 'es' },
};

/** The mail language of a market. */
export const toMailLang = (market: Market): MailLang => LANGUAGE_OF[market];

/** The market of a mail language; each language has one. */
export const toMailMarket = (lang: MailLang): Market => MARKETS.find((market) => LANGUAGE_OF[market] === lang) ?? SOURCE_MARKET;

export const mailWords = (lang: MailLang): MailWords => WORDS[lang];
