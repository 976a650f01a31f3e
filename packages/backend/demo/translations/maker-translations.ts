import { makerTitle } from '../makers/demo-makers.ts';
import { makers as bs } from './bs/makers.ts';
import { makers as de } from './de/makers.ts';
import { makers as en } from './en/makers.ts';
import { makers as es } from './es/makers.ts';
import { makers as it } from './it/makers.ts';
import { makers as sl } from './sl/makers.ts';
import { makers as sr } from './sr/makers.ts';
import { inEachLanguage, type Translations } from './texts.ts';

const MAKERS = { en, de, sr, sl, it, bs, es };

/** The maker with this code; its name and address are the same everywhere. */
export function makerTranslations(code: string): Translations {
	return inEachLanguage((language) => {
		const sentence = MAKERS[language][code];
		return sentence ? { title: makerTitle(code), slug: code, short_description: sentence, content: `<p>${sentence}</p>` } : null;
	});
}
