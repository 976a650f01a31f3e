import { expect, test } from 'vitest';
import { suggestLanguage } from '#lib/navigation/suggest-language.ts';
import { LANGUAGE_NAMES } from '#lib/platform/config/language-names.ts';
import { LANGUAGE_OFFERS } from '#lib/platform/config/language-offers.ts';
import { LANGUAGES, parseLanguages } from '#lib/platform/config/languages.ts';

const ALL = LANGUAGES.map(({ code }) => code).join();

test.each([
	['a Croatian browser in Croatia gets no suggestion', 'hr', ALL, ['hr-HR', 'en'], 'HR', null],
	['a German browser is offered German', 'hr', ALL, ['de-DE', 'en'], 'DE', 'de'],
	['a German browser in Austria is offered the Austrian shop', 'hr', ALL, ['de', 'en'], 'AT', 'at'],
	['a German page in Austria offers the Austrian one', 'de', ALL, ['de-AT'], 'AT', 'at'],
	['a German browser in Croatia is not sent between German variants', 'at', ALL, ['de'], 'HR', null],
	['a reader of the current language gets no suggestion in any country', 'hr', ALL, ['hr'], 'DE', null],
	['Serbian in Montenegro is Montenegrin', 'hr', ALL, ['sr-Latn-ME'], 'ME', 'me'],
	['Slovenian is found by its code', 'hr', ALL, ['sl'], 'SI', 'si'],
	['the most preferred language that the shop has counts', 'hr', 'hr,en', ['fr', 'en-GB', 'hr'], 'FR', 'en'],
	['the country decides if the shop lacks the browser’s languages', 'hr', ALL, ['hu'], 'SI', 'si'],
	['nothing is suggested if nothing is known', 'hr', ALL, [], null, null],
	['a disabled language is not offered', 'hr', 'hr,en', ['de'], 'DE', null],
	['a Croatian browser on an English page is offered Croatian', 'en', ALL, ['hr'], null, 'hr'],
])('%s', (_rule, current, codes, wanted, country, expected) => {
	expect(suggestLanguage({ current, offered: parseLanguages(codes), wanted, country })?.code ?? null).toBe(expected);
});

test('every language has a name and a suggestion in its own language', () => {
	for (const { code } of LANGUAGES) expect([code, LANGUAGE_NAMES[code], LANGUAGE_OFFERS[code]?.text]).toEqual([code, expect.any(String), expect.any(String)]);
});
