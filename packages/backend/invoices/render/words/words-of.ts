import { bs } from './bs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { hr } from './hr.ts';
import { it } from './it.ts';
import type { PaperWords } from './paper-words.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';

const WORDS: Readonly<Record<string, PaperWords>> = { hr, en, de, at: de, si: sl, it, es, rs: sr, me: sr, ba: bs };

/** Texts of a paper by the market of its order; Croatian ones if there are no others. */
export const wordsOf = (market: string): PaperWords => WORDS[market] ?? hr;
