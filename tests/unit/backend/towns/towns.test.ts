import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CROATIAN_TOWNS } from '@titraj/backend/platform/towns/croatian-towns.ts';
import { loadTowns } from '@titraj/backend/platform/towns/load-towns.ts';
import { parseTowns } from '@titraj/backend/platform/towns/parse-towns.ts';
import type { Towns } from '@titraj/backend/platform/towns/towns.ts';
import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const townsOf = (towns: Towns, country: string, postcode: string) => towns.get(country)?.get(postcode);

describe('parseTowns', () => {
	test.each([
		['commas', 'country,postcode,town\nHR,21300,Makarska\nHR,21300,Tučepi\nHR,21300,Makarska\nDE,01067,Dresden\n'],
		[
			'semicolons, a byte order mark, CRLF, blank lines and spaces',
			'\uFEFFCountry; Postcode ;TOWN\r\n\r\n hr ; 21300 ; Makarska \r\nHR;21300;Tučepi\r\nDE;01067;Dresden',
		],
		['tabs and other columns in another order', 'town\tregion\tpostcode\tcountry\nMakarska\t\t21300\tHR\nTučepi\tx\t21300\tHR\nDresden\t\t01067\tDE'],
	])('reads the towns of each postcode once, in their order: %s', (_form, csv) => {
		const towns = parseTowns(csv);
		expect(townsOf(towns, 'HR', '21300')).toEqual(['Makarska', 'Tučepi']);
		expect(townsOf(towns, 'DE', '01067')).toEqual(['Dresden']);
	});

	test('reads a quoted town with a comma, and skips countries that addresses cannot have', () => {
		const towns = parseTowns('country,postcode,town\nDE,10115,"Berlin, Mitte"\nUS,90210,Beverly Hills\n');
		expect(townsOf(towns, 'DE', '10115')).toEqual(['Berlin, Mitte']);
		expect([...towns.keys()]).toEqual(['DE']);
	});

	test('has no towns for a file without rows', () => {
		expect(parseTowns('country,postcode,town\n').size).toBe(0);
	});

	test.each([
		['an empty file', '', 'it has no column "country"'],
		['a missing column', 'country,town\nHR,Zagreb', 'it has no column "postcode"'],
		['no header', 'HR,10000,Zagreb', 'it has no column "country"'],
		['a postcode of another country', 'country,postcode,town\nHR,10000,Zagreb\nHR,1000,Ljubljana', 'row 2: "1000" is not a postcode of HR'],
		['a country by name', 'country,postcode,town\nHrvatska,10000,Zagreb', 'row 1: country is "HRVATSKA"'],
		['no town', 'country,postcode,town\nHR,10000,', 'row 1: town has 0 characters'],
		['a town that no address can have', `country,postcode,town\nHR,10000,${'a'.repeat(101)}`, 'row 1: town has 101 characters'],
	])('refuses %s', (_what, csv, message) => {
		expect(() => parseTowns(csv)).toThrow(message);
	});
});

describe('loadTowns', () => {
	const write = (csv: string) => {
		const file = join(temporaryFolder('towns-'), 'towns.csv');
		writeFileSync(file, csv);
		return file;
	};

	test.each([
		['10000', 'Zagreb'],
		['10410', 'Velika Gorica'],
		['20000', 'Dubrovnik'],
		['21000', 'Split'],
		['22000', 'Šibenik'],
		['23000', 'Zadar'],
		['31000', 'Osijek'],
		['32000', 'Vukovar'],
		['35000', 'Slavonski Brod'],
		['42000', 'Varaždin'],
		['47000', 'Karlovac'],
		['51000', 'Rijeka'],
		['52100', 'Pula'],
	])('knows %s %s without a file', (postcode, town) => {
		expect(townsOf(loadTowns(undefined), 'HR', postcode)).toEqual([town]);
	});

	test('every built-in postcode is Croatian and has one town', () => {
		expect(CROATIAN_TOWNS.filter(({ postcode }) => !isPostcode(postcode, 'HR'))).toEqual([]);
		expect(new Set(CROATIAN_TOWNS.map(({ postcode }) => postcode)).size).toBe(CROATIAN_TOWNS.length);
		expect(new Set(CROATIAN_TOWNS.map(({ town }) => town)).size).toBe(CROATIAN_TOWNS.length);
	});

	test('a country of the file replaces the built-in towns, other countries are added', () => {
		const added = loadTowns(write('country,postcode,town\nSI,1000,Ljubljana\n'));
		expect([townsOf(added, 'SI', '1000'), townsOf(added, 'HR', '10000')]).toEqual([['Ljubljana'], ['Zagreb']]);
		const replaced = loadTowns(write('country,postcode,town\nHR,21300,Makarska\n'));
		expect([townsOf(replaced, 'HR', '21300'), townsOf(replaced, 'HR', '10000')]).toEqual([['Makarska'], undefined]);
	});

	test.each([
		['a file that does not exist', () => '/nowhere/towns.csv', /^TOWNS_FILE \/nowhere\/towns\.csv: ENOENT/],
		['an invalid file', () => write('country,postcode,town\nHR,1,Zagreb\n'), /^TOWNS_FILE .*: row 1: "1" is not a postcode of HR$/],
	])('names %s', (_what, file, message) => {
		expect(() => loadTowns(file())).toThrow(message);
	});
});
