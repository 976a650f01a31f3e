import Type from 'typebox';
import { readJson } from '../load/read-json.ts';
import type { TextLanguage } from '../translations/texts.ts';
import { toIjekavian } from '../translations/to-ijekavian.ts';

const Text = Type.String({ maxLength: 160 });
const Texts = Type.Object({ hr: Text, en: Text, de: Text, sr: Text, bs: Text, sl: Text, it: Text, es: Text }, { additionalProperties: false });

const SEO_TEXTS = readJson('seo-texts.json', Type.Record(Type.String(), Texts));

/** A product's own description for search engines; null for those whose short description serves. */
export function seoTextOf(code: string, language: TextLanguage | 'hr' = 'hr'): string | null {
	const texts = SEO_TEXTS[code];
	if (!texts) return null;
	return language === 'me' ? toIjekavian(texts.sr) : texts[language];
}
