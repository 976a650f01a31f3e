import { describe, expect, test } from 'vitest';
import { languageOfPath, withoutDefaultPrefix } from '#lib/navigation/server/language-of-path.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { LANGUAGES, parseLanguages } from '#lib/platform/config/languages.ts';

const codes = (value: string | undefined) => parseLanguages(value).map(({ code }) => code);

test('each language has its code, dictionary, homepage, locale and currency symbol', () => {
	const said = LANGUAGES.map(({ code, lang, base_url, locale, currencySymbol }) => [code, lang, base_url, locale, currencySymbol].join(' '));
	expect(said).toEqual([
		'hr hr / hr-HR €',
		'en en /en/ en-GB €',
		'de de /de/ de-DE €',
		'at de /at/ de-AT €',
		'rs sr /rs/ sr-Latn-RS RSD',
		'si sl /si/ sl-SI €',
		'it it /it/ it-IT €',
		'ba bs /ba/ sr-Latn-BA BAM',
		'me sr /me/ sr-Latn-ME €',
		'es es /es/ es-ES €',
	]);
});

describe('enabled languages', () => {
	test.each([
		['nothing is set', undefined, ['hr']],
		['only blanks are set', ' , ', ['hr']],
		['several are listed', 'si, de', ['hr', 'si', 'de']],
		['the default one is listed last', 'en,hr', ['hr', 'en']],
		['one is listed twice', 'en,en', ['hr', 'en']],
	])('where %s', (_title, value, expected) => expect(codes(value)).toEqual(expected));

	test('by default there is one, without a prefix, and the prefix of another is unknown', () => {
		const { languages } = readEnvironment({});
		expect(languages.map(({ code, base_url }) => [code, base_url])).toEqual([['hr', '/']]);
		for (const { code } of LANGUAGES) expect(languageOfPath(`/${code}/proizvodi/`, languages)).toBe('hr');
		expect(withoutDefaultPrefix('/hr/proizvodi/')).toBe('/proizvodi/');
		expect(withoutDefaultPrefix('/en/proizvodi/')).toBeNull();
	});
	test('are found by their prefix', () => {
		const languages = parseLanguages('si,at');
		expect(['/si/izdelki/', '/at/', '/de/', '/sir/'].map((path) => languageOfPath(path, languages))).toEqual(['si', 'at', 'hr', 'hr']);
	});
	test('an unknown code is refused by name', () => expect(() => codes('hr,xx')).toThrow('xx'));
});
