import { colourNamed } from '../text/colour.ts';
import type { LanguageTexts } from './read-texts.ts';
import { NOUN_GENDERS, type NounGender, type ProductTexts } from './schemas.ts';
import type { TitleParts } from './split-title.ts';
import type { TextLanguage } from './texts.ts';
import { translateValue } from './translate-value.ts';

/** Languages that put standards before the noun. */
const NOUN_LAST: ReadonlySet<TextLanguage> = new Set<TextLanguage>(['en', 'sr', 'me', 'bs']);

/** Name, type and main figures, with colours in agreement with the noun. */
export function productTitle(
	parts: TitleParts,
	language: TextLanguage,
	{ products: { nouns, colours }, words }: Pick<LanguageTexts, 'products' | 'words'>,
): string {
	const [noun, gender] = nouns[parts.noun] ?? ['', 'm'];
	const suffix = parts.suffix && translateValue(parts.suffix, language, words);
	const rest = parts.rest.map((one) => colourWord(one, gender, colours) ?? translateValue(one, language, words));
	return [[parts.name, kindOf(noun, parts.prefix, language), suffix].filter(Boolean).join(' '), ...rest].join(', ');
}

/** The noun with its standards: `OLED 4K television`, `OLED-4K-Fernseher`, `televisore OLED 4K`. */
export function kindOf(noun: string, prefix: string, language: TextLanguage): string {
	if (!prefix) return noun;
	if (language === 'de') return `${prefix.replaceAll(' ', '-')}-${noun}`;
	return NOUN_LAST.has(language) ? `${prefix} ${noun}` : `${noun} ${prefix}`;
}

function colourWord(text: string, gender: NounGender, colours: ProductTexts['colours']): string | null {
	const colour = colourNamed(text);
	return (colour && colours[colour][NOUN_GENDERS.indexOf(gender)]) || null;
}
