import { VOCABULARY } from '../attributes/vocabulary.ts';
import { TEXTS } from './read-texts.ts';
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

const NUMBER_BEFORE_UNIT = /^0 /;

/** The attribute with this code, by text language. */
export function attributeTranslations(code: string): Readonly<Record<string, AttributeTranslation>> {
	const meaning = VOCABULARY.get(code);
	return inEachLanguage((language) => {
		const { attributes, values } = TEXTS[language];
		const title = attributes.titles[code];
		const group = attributes.groups[meaning?.groupId ?? ''];
		if (!meaning || !title || !group) return null;
		const value = (croatian: string) => translateValue(croatian, language, values);
		return { title, group, unit: meaning.unit && value(`0 ${meaning.unit}`).replace(NUMBER_BEFORE_UNIT, ''), value };
	});
}
