import { manufacturerTitle } from '../manufacturers/demo-manufacturers.ts';
import { TEXTS } from './read-texts.ts';
import { inEachLanguage, type Translations } from './texts.ts';

/** The manufacturer with this code; its name and address are not translated. */
export function manufacturerTranslations(code: string): Translations {
	return inEachLanguage((language) => {
		const sentence = TEXTS[language].manufacturers[code];
		return sentence ? { title: manufacturerTitle(code), slug: code, short_description: sentence, content: `<p>${sentence}</p>` } : null;
	});
}
