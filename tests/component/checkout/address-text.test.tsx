import { expect, test } from 'vitest';
import { AddressText } from '#components/checkout/AddressText.tsx';
import { renderHtml } from '#tests/support/render-html.tsx';

const ADDRESS = { first_name: 'Ana', last_name: 'Horvat', company: '', oib: '', street: '', postcode: '', city: '', country: 'DE', phone: '' };

test('names a country abroad below an address, but not of somebody who collects the goods and typed none', () => {
	expect(renderHtml(<AddressText address={{ ...ADDRESS, street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin' }} />)).toContain('Njemačka');
	expect(renderHtml(<AddressText address={ADDRESS} />)).toMatch(/>Ana Horvat</);
});
