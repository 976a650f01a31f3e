import { mailWords } from '@titraj/backend/platform/mail/mail-language.ts';
import { expect, test } from 'vitest';

const LANGUAGES = ['hr', 'en', 'de', 'sl', 'it', 'es', 'sr', 'bs', 'de-AT', 'sr-Latn-ME'] as const;

test.each(LANGUAGES)('a receipt of a withdrawal names its goods, or the whole order, in %s', (lang) => {
	const { goods } = mailWords(lang).withdrawal;
	expect(goods('1 × Multimetar')).toContain('1 × Multimetar');
	expect(goods(null)).not.toMatch(/null|×/);
});
