import { expect, test } from 'vitest';
import { toLocale } from '#lib/platform/config/default-language.ts';
import { LANGUAGES } from '#lib/platform/config/languages.ts';

test.each(LANGUAGES)('a browser writes dates of $code as the server does', ({ htmlLang, locale }) => {
	expect(toLocale(htmlLang)).toBe(locale);
});
