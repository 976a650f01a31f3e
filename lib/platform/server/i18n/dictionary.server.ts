import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { fillLaw } from '@titraj/contract/law/fill-law.ts';
import { DEFAULT_LANGUAGE } from '../../config/default-language.ts';
import type { Language } from '../../config/languages.ts';
import { withShopTexts } from './shop-texts.server.ts';

type Dictionary = Readonly<Record<string, string>>;

/** Dictionaries by language, and by code for markets with texts of their own. */
const DICTIONARIES: Readonly<Record<string, () => Promise<{ default: Dictionary }>>> = {
	hr: () => import('#locales/hr.json', { with: { type: 'json' } }),
	en: () => import('#locales/en.json', { with: { type: 'json' } }),
	de: () => import('#locales/de.json', { with: { type: 'json' } }),
	at: () => import('#locales/at.json', { with: { type: 'json' } }),
	sr: () => import('#locales/sr.json', { with: { type: 'json' } }),
	sl: () => import('#locales/sl.json', { with: { type: 'json' } }),
	it: () => import('#locales/it.json', { with: { type: 'json' } }),
	bs: () => import('#locales/bs.json', { with: { type: 'json' } }),
	me: () => import('#locales/me.json', { with: { type: 'json' } }),
	es: () => import('#locales/es.json', { with: { type: 'json' } }),
};

/**
 * The shop's own labels of a market: market labels override those of the language, which override those of the default language (D7). What they say about the
 * law is that of the market's country (0112).
 */
export async function readDictionary({ code, lang }: Pick<Language, 'code' | 'lang'>): Promise<Dictionary> {
	const layers = await Promise.all([...new Set([DEFAULT_LANGUAGE, lang, code])].map(load));
	const labels: Dictionary = Object.assign({}, ...layers);
	const country = new Map<string, string>(Object.entries(MARKET_COUNTRIES)).get(code) ?? '';
	return Object.fromEntries(Object.entries(labels).map(([key, text]) => [key, fillLaw(text, country)]));
}

/** Loads the dictionaries of all languages. */
export const loadDictionaries = () => Promise.all(Object.keys(DICTIONARIES).map(load));

/** Built code contains the merchant's texts already (scripts/build/shop-folder.ts). */
const IS_BUILT = import.meta.env !== undefined;

async function load(name: string): Promise<Dictionary> {
	const ours = (await DICTIONARIES[name]?.())?.default ?? {};
	return IS_BUILT ? ours : withShopTexts(name, ours);
}
