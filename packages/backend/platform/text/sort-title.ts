import { type Market, SOURCE_MARKET } from '../market/market.ts';

/** Signs behind every letter: `c{` comes after `cz`. */
const [NEXT, AFTER_NEXT] = ['{', '|'];

type Letters = Readonly<Record<string, string>>;

const SLOVENE: Letters = { č: `c${NEXT}`, ć: `c${AFTER_NEXT}`, đ: `d${AFTER_NEXT}`, š: `s${NEXT}`, ž: `z${NEXT}` };
/** Two signs that are one letter have places of their own, too. */
const CROATIAN: Letters = { ...SLOVENE, dž: `d${NEXT}`, lj: `l${NEXT}`, nj: `n${NEXT}` };
const SPANISH: Letters = { ñ: `n${NEXT}` };
/** Markets whose alphabets have letters of their own; elsewhere each stands where its plain one does. */
const ALPHABETS: Partial<Record<Market, Letters>> = { hr: CROATIAN, rs: CROATIAN, ba: CROATIAN, me: CROATIAN, si: SLOVENE, es: SPANISH };
/** Those that Unicode does not take apart. */
const PLAIN: Letters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

const LETTERS = /[^\0-~]/gu;
const LETTERS_AND_PAIRS = /dž|lj|nj|[^\0-~]/gu;
const TIE = '\u0001';
const LONGEST = 100;

/**
 * Key whose byte order is that of a market's alphabet, the same on every database: č after c in Croatian, ñ after n in Spanish, ä with a in German.
 * Of two that differ in such marks alone, the plain one comes first.
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
