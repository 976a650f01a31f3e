import { createContext, useContext } from 'react';
import { createTranslator, type Translator } from '../i18n/translator.ts';

/** Holds the page's translator; the document's wrapper provides it on both sides. */
export const LabelsContext = createContext<Translator>(createTranslator({}, { locale: 'hr-HR', home: '/' }));

/** The page's translator (D7). */
export function useLabels(): Translator {
	return useContext(LabelsContext);
}
