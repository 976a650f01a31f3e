import { BACKORDER_DAYS_PATTERN, parseBackorderDays } from '@titraj/contract/formats/backorder-days.ts';
import { expect, test } from 'vitest';

test('a form and an import take the same days: 1 to 360', () => {
	const texts = [...Array.from({ length: 1100 }, (_, days) => String(days)), '', '01', '-1', '1.5', ' 5', '5 ', 'pet', '3600', '1e2'];
	const typed = new RegExp(`^(?:${BACKORDER_DAYS_PATTERN})$`, 'v');
	expect(texts.filter((text) => typed.test(text))).toEqual(Array.from({ length: 360 }, (_, before) => String(before + 1)));
	expect(texts.filter((text) => parseBackorderDays(text) === Number(text))).toEqual(texts.filter((text) => typed.test(text)));
});
