import { type Market, SOURCE_MARKET } from '../market/market.ts';

/** Characters that sort after every letter: `c{` comes after `cz`. */
const [NEXT, AFTER_NEXT] = ['{', '|'];

type Letters = Readonly<Record<string, string>>;

const SLOVENE: Letters = { č: `c${NEXT}`, ć: `c${AFTER_NEXT}`, đ: `d${AFTER_NEXT}`, š: `s${NEXT}`, ž: `z${NEXT}` };
/** Digraphs that count as one letter have positions of their own, too. */
const CROATIAN: Letters = { ...SLOVENE, dž: `d${NEXT}`, lj: `l${NEXT}`, nj: `n${NEXT}` };
const SPANISH: Letters = { ñ: `n${NEXT}` };
/** Markets whose alphabets have additional letters; elsewhere they sort like their base letter. */
const ALPHABETS: Partial<Record<Market, Letters>> = { hr: CROATIAN, rs: CROATIAN, ba: CROATIAN, me: CROATIAN, si: SLOVENE, es: SPANISH };
/** Letters that Unicode does not decompose. */
const PLAIN: Letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

const LETTERS = /[^\0-~]/gu;
const LETTERS_AND_PAIRS = /dž|lj|nj|[^\0-~]/gu;
const TIE = '\u0001';
const LONGEST = 100;

/**
 * Key whose byte order is that of a market's alphabet, the same on every database: č after c in Croatian, ñ after n in Spanish, ä with a in
 * German. If two titles differ only in such diacritics, the plain one comes first.
 */
export function toSortTitle(title: string, market: Market = SOURCE_MARKET): string {
	const letters = title.normalize('NFC').toLowerCase().slice(0, LONGEST);
	const own = ALPHABETS[market] ?? {};
	let isPlain = true;
	const key = letters.replaceAll(own === CROATIAN ? LETTERS_AND_PAIRS : LETTERS, (letter) => {
		if (own[letter] !== undefined) return own[letter];
		isPlain = false;
		return toPlain(letter);
	});
	return isPlain ? key : `${key}${TIE}${letters}`;
}

const toPlain = (letter: string): string => PLAIN[letter] ?? (letter.normalize('NFD').replaceAll(/\p{M}/gu, '') || letter);
