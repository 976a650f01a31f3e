import { toStoreHours } from '@titraj/contract/formats/store-hours.ts';
import { expect, test } from 'vitest';

const span = (weekday: number, opens = '08:00', closes = '20:00') => ({ weekday, opens, closes });
const WEEK = [1, 2, 3, 4, 5].map((weekday) => span(weekday));

test.each([
	['days with equal hours are merged', [...WEEK, span(6, '08:00', '14:00')], 'pon – pet 8:00–20:00, sub 8:00–14:00'],
	['a closed day between them separates them', [span(1), span(3)], 'pon 8:00–20:00, sri 8:00–20:00'],
	['two spans of a day are sorted', [span(1, '16:00', '20:00'), span(1, '08:00', '12:00')], 'pon 8:00–12:00 + 16:00–20:00'],
	['a store without hours gives an empty text', [], ''],
])('%s', (_, week, text) => expect(toStoreHours(week, 'hr-HR')).toBe(text));

test('day names are in the language of the locale', () => expect(toStoreHours(WEEK, 'de-DE')).toBe('Mo – Fr 8:00–20:00'));
