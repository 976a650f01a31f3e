import { parseMarketLines, toMarketLines } from '@titraj/back-office/ui/market-lines.ts';
import { expect, test } from 'vitest';

test('texts by market become lines without those that have fields of their own, and are read back', () => {
	const lines = toMarketLines({ hr: 'Kartica', de: 'Karte: Visa', it: 'Carta' }, ['hr']);
	expect(lines).toBe('de: Karte: Visa\nit: Carta');
	expect(parseMarketLines(lines)).toEqual({ de: 'Karte: Visa', it: 'Carta' });
});

test.each([
	['nothing', '', {}],
	['empty lines and spaces', ' DE :  Karte \n\n', { de: 'Karte' }],
	['a line without a market', 'Karte', null],
	['a market without a text', 'de:', null],
])('reads lines with %s', (_title, typed, texts) => expect(parseMarketLines(typed)).toEqual(texts));
