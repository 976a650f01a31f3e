import type { Dictionary, Grammar } from '../../../platform/text/dictionary.ts';
import bs from './data/bs.json' with { type: 'json' };
import de from './data/de.json' with { type: 'json' };
import en from './data/en.json' with { type: 'json' };
import es from './data/es.json' with { type: 'json' };
import hr from './data/hr.json' with { type: 'json' };
import it from './data/it.json' with { type: 'json' };
import sl from './data/sl.json' with { type: 'json' };
import sr from './data/sr.json' with { type: 'json' };

/** Languages that have a dictionary, with their names. */
export const WORD_LANGUAGES = {
	hr: 'Hrvatski',
	en: 'Engleski',
	de: 'Njemački',
	sl: 'Slovenski',
	it: 'Talijanski',
	es: 'Španjolski',
	bs: 'Bosanski',
	sr: 'Srpski i crnogorski',
} as const;
export type WordLanguage = keyof typeof WORD_LANGUAGES;

export const isWordLanguage = (code: string): code is WordLanguage => Object.hasOwn(WORD_LANGUAGES, code);

/** The default dictionaries. */
export const DICTIONARIES: Readonly<Record<WordLanguage, Dictionary>> = { hr, en, de, sl, it, es, bs, sr };

const CROATIAN: Grammar = {
	endings: ['ovima', 'evima', 'ovi', 'evi', 'ova', 'eva', 'ove', 'eve', 'ima', 'ama', 'om', 'em', 'oj', 'og', 'ih', 'im', 'a', 'e', 'i', 'o', 'u'],
	shortest: 3,
	diminutives: ['icama', 'icem', 'icom', 'icu', 'ica', 'ice', 'ici', 'ic', 'ekom', 'eka', 'eki', 'ek'],
	prepositions: ['za', 's', 'sa', 'bez', 'od', 'na', 'u'],
	conjunctions: ['i', 'ili', 'te'],
	generic: ['uredaj', 'oprem', 'artikl', 'proizvod', 'pribor'],
	head: 'last',
	compound: 'first',
};

export const GRAMMARS: Readonly<Record<WordLanguage, Grammar>> = {
	hr: CROATIAN,
	bs: CROATIAN,
	sr: CROATIAN,
	sl: {
		endings: ['jema', 'ema', 'oma', 'jem', 'jih', 'jev', 'ov', 'ev', 'ih', 'im', 'om', 'em', 'ega', 'emu', 'ji', 'ja', 'je', 'a', 'e', 'i', 'o', 'u'],
		shortest: 3,
		prepositions: ['za', 's', 'z', 'brez', 'od', 'na', 'v'],
		conjunctions: ['in', 'ali', 'ter'],
		generic: ['naprav', 'oprem', 'izdelk', 'pripomock'],
		head: 'last',
		compound: 'first',
	},
	en: {
		endings: ['ies', 'es', 's', 'e', 'y'],
		shortest: 4,
		prepositions: ['for', 'with', 'without', 'of', 'to', 'from'],
		conjunctions: ['and', 'or'],
		generic: ['device', 'equipment', 'product'],
		head: 'last',
		compound: 'last',
	},
	de: {
		endings: ['ern', 'en', 'er', 'es', 'e', 'n', 's'],
		shortest: 4,
		diminutives: ['chens', 'chen', 'leins', 'lein'],
		prepositions: ['fur', 'furs', 'mit', 'ohne', 'von', 'vom', 'zu', 'zum', 'zur', 'bei', 'beim'],
		conjunctions: ['und', 'oder'],
		generic: ['gerat', 'artikel', 'produkt'],
		joins: true,
		head: 'last',
		compound: 'last',
	},
	it: {
		endings: ['he', 'hi', 'a', 'e', 'i', 'o'],
		shortest: 3,
		prepositions: ['per', 'con', 'senza', 'da', 'di', 'del', 'a'],
		conjunctions: ['e', 'o'],
		generic: ['dispositiv', 'unita', 'articol', 'prodott'],
		head: 'first',
		compound: 'first',
	},
	es: {
		endings: ['es', 'as', 'os', 's', 'a', 'e', 'o'],
		shortest: 3,
		prepositions: ['para', 'con', 'sin', 'de', 'del', 'a'],
		conjunctions: ['y', 'o'],
		generic: ['dispositiv', 'equipo', 'articul', 'product'],
		head: 'first',
		compound: 'first',
	},
};
