import { expect, test } from 'vitest';
import { toSpec } from '#lib/catalog/to-product-card.ts';

test.each([
	['Učestalost osvježavanja', '165', 'Hz', '165\u00a0Hz'],
	['Dijagonala', '27', '"', '27"'],
	['Panel', 'IPS', null, 'IPS'],
	['Hlađenje', 'zračno', null, 'zračno'],
	['Jezgre', '10', null, 'Jezgre: 10'],
	['Kanali', '2.0', null, 'Kanali: 2.0'],
	['Wi-Fi', 'nema', null, 'Wi-Fi: nema'],
	['Skener', 'da', null, 'Skener: da'],
])('%s %s %s as a key attribute: a value that is unclear alone gets its name', (attribute_title, title, unit, said) => {
	expect(toSpec({ attribute_title, title, unit })).toBe(said);
});
