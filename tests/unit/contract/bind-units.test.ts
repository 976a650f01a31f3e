import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { inflectDate } from '@titraj/contract/formats/inflect-date.ts';
import { describe, expect, it } from 'vitest';

/** Non-breaking spaces as `_`. */
const shown = (text: string) => text.replaceAll('\u00a0', '_');

describe('numbers and units', () => {
	it.each([
		['165 Hz, 27 kg, 5 m² i 230 V', '165_Hz, 27_kg, 5_m² i 230_V'],
		['Monitor 200 × 100 mm', 'Monitor 200_×_100_mm'],
		['1.299,00 € ili 20 %', '1.299,00_€ ili 20_%'],
		['{{watts}} W', '{{watts}}_W'],
		['30 °C do 2.000 mAh, 100 Mb/s', '30_°C do 2.000_mAh, 100_Mb/s'],
		['10\u00a0kg', '10_kg'],
	])('stay together: %s', (text, bound) => {
		expect(shown(bindUnits(text))).toBe(bound);
		expect(bindUnits(bindUnits(text))).toBe(bindUnits(text));
	});

	it.each(['5 monitora', '3 Marke', '14 dana', '2 × HDMI', 'W 5', 'RSD 0 %s RSD', '', '12 metara'])('other words may wrap: %s', (text) => {
		expect(bindUnits(text)).toBe(text);
	});
});

it.each([
	['25. studenoga 2026.', 'hr-HR', '25._studenoga 2026.'],
	['čet, 26. – pet, 27. stu', 'hr-HR', 'čet, 26. – pet, 27._stu'],
	['pon, 30. studenoga – sri, 02. prosinca', 'hr-HR', 'pon, 30._studenoga – sri, 2._prosinca'],
	['sri, 02. – čet, 03. prosinca', 'hr-HR', 'sri, 2. – čet, 3._prosinca'],
	['25 November 2026', 'en-GB', '25_November 2026'],
	['25. november 2026', 'sl-SI', '25._novembra 2026'],
	['25. studenoga 2026. u 14:05', 'hr-HR', '25._studenoga 2026. u 14:05'],
])('the day of a date stays with its month: %s', (date, locale, bound) => {
	expect(shown(inflectDate(date, locale))).toBe(bound);
});
