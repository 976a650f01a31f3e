import type { Market } from '@titraj/backend/platform/market/market.ts';
import { toSortTitle } from '@titraj/backend/platform/text/sort-title.ts';
import { describe, expect, test } from 'vitest';

const TITLES = [
	'Zvučnik',
	'Čitač',
	'Cijev',
	'Ćošak',
	'Dalekozor',
	'Džezva',
	'Đačka torba',
	'Sat',
	'Šator',
	'Ljestve',
	'Luster',
	'Njihalo',
	'Nož',
	'Žica',
	'Duga',
];
const GERMAN = ['Zange', 'Äxte', 'Apfel', 'Azurit', 'Öl', 'Ofen', 'Orgel', 'Übung', 'Uhr', 'Straße', 'Strasse', 'Strategie'];
const SPANISH = ['Nube', 'Ñandú', 'Nácar', 'Oso', 'Árbol', 'Antena', 'Azul'];
const ITALIAN = ['Età', 'Etere', 'Eta', 'È', 'Elica', 'Zero', 'Àncora', 'Anello'];

/** The order of the platform's collation. */
const ORDERS: readonly (readonly [market: Market, locale: string, titles: readonly string[]])[] = [
	['hr', 'hr', TITLES],
	['rs', 'sr-Latn-RS', TITLES],
	['ba', 'bs', TITLES],
	['me', 'sr-Latn-ME', TITLES],
	['si', 'sl', TITLES],
	['de', 'de', [...GERMAN, ...TITLES]],
	['at', 'de-AT', GERMAN],
	['it', 'it', ITALIAN],
	['es', 'es', SPANISH],
	['en', 'en', [...TITLES, ...SPANISH, ...ITALIAN]],
];

const byKey = (market: Market) => (one: string, two: string) => (toSortTitle(one, market) < toSortTitle(two, market) ? -1 : 1);

describe('titles sort by a market’s alphabet', () => {
	test.each(ORDERS)('%s', (market, locale, titles) => {
		expect(titles.toSorted(byKey(market))).toEqual(titles.toSorted(new Intl.Collator(locale).compare));
	});

	test('case and the encoding of a letter make no difference', () => {
		expect(toSortTitle('ČITAČ')).toBe(toSortTitle('C\u030citac\u030c'));
	});

	test('a title of any length has a short key', () => {
		expect(toSortTitle('š'.repeat(50_000)).length).toBeLessThan(400);
	});
});
