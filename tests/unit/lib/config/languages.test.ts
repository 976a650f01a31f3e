import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { LANGUAGES, parseLanguages } from '#lib/config/languages.ts';
import { languageOfPath, withoutDefaultPrefix } from '#lib/server/pages/language-of-path.server.ts';

const codes = (value: string | undefined) => parseLanguages(value).map(({ code }) => code);

describe('languages that are on', () => {
	test.each([
		['nothing is said', undefined, ['hr']],
		['nothing but blanks is said', ' , ', ['hr']],
		['some are named', 'si, de', ['hr', 'si', 'de']],
		['the default one is named last', 'en,hr', ['hr', 'en']],
		['one is named twice', 'en,en', ['hr', 'en']],
	])('where %s', (_title, value, expected) => expect(codes(value)).toEqual(expected));

	test('the shop as it comes has one, without a prefix: a prefix of another leads nowhere', () => {
		const { languages } = readEnvironment({});
		expect(languages.map(({ code, base_url }) => [code, base_url])).toEqual([['hr', '/']]);
		for (const { code } of LANGUAGES) expect(languageOfPath(`/${code}/proizvodi/`, languages)).toBe('hr');
		expect(withoutDefaultPrefix('/hr/proizvodi/')).toBe('/proizvodi/');
		expect(withoutDefaultPrefix('/en/proizvodi/')).toBeNull();
	});
	test('those that are on are found by their prefix', () => {
		const languages = parseLanguages('si,at');
		expect(['/si/izdelki/', '/at/', '/de/', '/sir/'].map((path) => languageOfPath(path, languages))).toEqual(['si', 'at', 'hr', 'hr']);
	});
	test('an unknown one is refused by name', () => expect(() => codes('hr,xx')).toThrow('xx'));
});
