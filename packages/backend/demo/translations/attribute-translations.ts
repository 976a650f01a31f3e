import { VOCABULARY } from '../attributes/vocabulary.ts';
import { attributes as bs } from './bs/attributes.ts';
import { attributes as de } from './de/attributes.ts';
import { attributes as en } from './en/attributes.ts';
import { attributes as es } from './es/attributes.ts';
import { attributes as it } from './it/attributes.ts';
import { attributes as sl } from './sl/attributes.ts';
import { attributes as sr } from './sr/attributes.ts';
import { inEachLanguage } from './texts.ts';
import { translateValue } from './translate-value.ts';

export interface AttributeTranslation {
	readonly title: string;
	readonly unit: string | undefined;
	/** Heading of the specification table. */
	readonly group: string;
	/** Any Croatian value of the attribute, unit included. */
	value(croatian: string): string;
}

const ATTRIBUTES = { en, de, sr, sl, it, bs, es };
const NUMBER_BEFORE_UNIT = /^0 /;

/** The attribute with this code, by text language. */
export function attributeTranslations(code: string): Readonly<Record<string, AttributeTranslation>> {
	const meaning = VOCABULARY.get(code);
	return inEachLanguage((language) => {
		const { titles, groups, values } = ATTRIBUTES[language];
		const title = titles[code];
		const group = groups[meaning?.group ?? ''];
		if (!meaning || !title || !group) return null;
		const value = (croatian: string) => translateValue(croatian, language, values);
		return { title, group, unit: meaning.unit && value(`0 ${meaning.unit}`).replace(NUMBER_BEFORE_UNIT, ''), value };
	});
}
