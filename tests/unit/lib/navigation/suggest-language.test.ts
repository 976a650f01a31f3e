import { expect, test } from 'vitest';
import { suggestLanguage } from '#lib/navigation/suggest-language.ts';
import { LANGUAGE_NAMES } from '#lib/platform/config/language-names.ts';
import { LANGUAGE_OFFERS } from '#lib/platform/config/language-offers.ts';
import { LANGUAGES, parseLanguages } from '#lib/platform/config/languages.ts';

const ALL = LANGUAGES.map(({ code }) => code).join();

test.each([
	['a Croatian browser in Croatia stays', 'hr', ALL, ['hr-HR', 'en'], 'HR', null],
	['a German browser is offered German', 'hr', ALL, ['de-DE', 'en'], 'DE', 'de'],
	['in Austria the shop of Austria', 'hr', ALL, ['de', 'en'], 'AT', 'at'],
	['a German page in Austria offers that of Austria', 'de', ALL, ['de-AT'], 'AT', 'at'],
	['a reader of German in Croatia is not sent between its variants', 'at', ALL, ['de'], 'HR', null],
	['a reader of the page in view stays wherever that is', 'hr', ALL, ['hr'], 'DE', null],
	['Serbian in Montenegro is that of Montenegro', 'hr', ALL, ['sr-Latn-ME'], 'ME', 'me'],
	['Slovenian is found by its own code', 'hr', ALL, ['sl'], 'SI', 'si'],
	['the dearest language that the shop speaks counts', 'hr', 'hr,en', ['fr', 'en-GB', 'hr'], 'FR', 'en'],
	['a language that the shop does not speak leaves the country to say it', 'hr', ALL, ['hu'], 'SI', 'si'],
	['nothing is known of the visitor', 'hr', ALL, [], null, null],
	['a language that is off is not offered', 'hr', 'hr,en', ['de'], 'DE', null],
	['a Croatian reader on an English page is offered Croatian', 'en', ALL, ['hr'], null, 'hr'],
])('%s', (_rule, current, codes, wanted, country, expected) => {
	expect(suggestLanguage({ current, offered: parseLanguages(codes), wanted, country })?.code ?? null).toBe(expected);
});

test('every language has a name and a suggestion in its own language', () => {
	for (const { code } of LANGUAGES) expect([code, LANGUAGE_NAMES[code], LANGUAGE_OFFERS[code]?.text]).toEqual([code, expect.any(String), expect.any(String)]);
});
