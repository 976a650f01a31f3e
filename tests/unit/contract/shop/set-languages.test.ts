import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { expect, test } from 'vitest';

test.each([
	['the languages of the shop folder are those of the shop', ['hr', 'en'], undefined, 'hr,en'],
	['the setting LANGUAGES counts if the shop folder names no languages', undefined, 'hr,de', 'hr,de'],
	['the setting may repeat the languages of the shop folder', ['hr', 'en'], 'en', 'hr,en'],
])('%s', (_, languages, set, expected) => {
	const variables: Record<string, string | undefined> = { LANGUAGES: set };
	setLanguages({ ...(languages && { languages }) }, variables);
	expect(variables['LANGUAGES']).toBe(expected);
});

test('a setting with other languages than the shop folder is refused', () => {
	expect(() => setLanguages({ languages: ['hr', 'en'] }, { LANGUAGES: 'hr,de' })).toThrow(
		'LANGUAGES is "hr,de", but shop.config.ts declares hr,en: remove the setting, or change the languages in shop.config.ts.',
	);
});
