import { expect, test } from 'vitest';
import { formatPercent } from '#lib/platform/i18n/formats.ts';

test.each([
	[25, '25 %'],
	[12.5, '12,5 %'],
	[33.333, '33,33 %'],
	[0, '0 %'],
])('%d per cent has at most two decimals', (percent, text) => {
	expect(formatPercent(percent, 'hr-HR').replaceAll('\u00a0', ' ')).toBe(text);
});
