import { describe, expect, it } from 'vitest';
import { toProductSafety } from '#lib/catalog/product-safety.ts';

const contact = (electronic_address: string) => ({ name: 'Obzor d.o.o.', address: 'Ulica 1, 10000 Zagreb, HR', electronic_address });
const nobody = { manufacturer: null, responsible_person: null };

describe('safety of a product', () => {
	it.each([
		{ safety: null, safety_warnings: null, disposal: null },
		{ safety: nobody, safety_warnings: ' \n \r\n', disposal: null },
	])('is left out without contacts, warnings and disposal: %j', (wire) => {
		expect(toProductSafety(wire)).toBeUndefined();
	});

	it.each([
		['sigurnost@obzor.example', 'mailto:sigurnost@obzor.example'],
		['https://obzor.example/kontakt', 'https://obzor.example/kontakt'],
		['javascript:alert(1)', undefined],
		['obzor.example', undefined],
		['data:text/html,https://obzor.example', undefined],
	])('links %s to %s', (address, href) => {
		const manufacturer = toProductSafety({ safety: { ...nobody, manufacturer: contact(address) }, safety_warnings: null, disposal: null })?.manufacturer;
		expect([manufacturer?.electronicAddress, manufacturer?.href]).toEqual([address, href]);
	});

	it('has each warning once, without empty lines', () => {
		expect(toProductSafety({ safety: null, safety_warnings: 'Vruće.\r\n\n Vruće. \nTeško.', disposal: null })).toEqual({ warnings: ['Vruće.', 'Teško.'] });
	});

	it('exists for products that only have the crossed-out bin symbol', () => {
		expect(toProductSafety({ safety: null, safety_warnings: null, disposal: 'battery' })).toEqual({ warnings: [], disposal: 'battery' });
	});
});
