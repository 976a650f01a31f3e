import type { CartCustomer } from '@titraj/contract/checkout.ts';
import { describe, expect, test } from 'vitest';
import type { CartView } from '#lib/cart/cart.ts';
import { toStepText } from '#lib/checkout/to-step-text.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import words from '#locales/hr.json' with { type: 'json' };

const t = createTranslator(words, { locale: 'hr-HR', home: '/' });
const address = {
	first_name: 'Ana',
	last_name: 'Žužić',
	company: null,
	oib: null,
	street: 'Ulica čempresa 7',
	postcode: '10000',
	city: 'Zagreb',
	country: 'HR',
	phone: null,
};
const customer: CartCustomer = { type: 'webshop.guest', email: 'ana@primjer.example', delivery: address, billing: null, newsletter: false, complete: true };
const courier = { id: 1, code: 'courier', title: 'Kurirska dostava' };
const cart: Pick<CartView, 'parcels' | 'payment'> = { parcels: [courier], payment: { code: 'card', title: 'Kartica', instalments: 1 } };
const textOf = (step: Parameters<typeof toStepText>[0], change: Partial<typeof cart> = {}) => toStepText(step, { cart: { ...cart, ...change }, customer, t });

describe('toStepText', () => {
	test('says who receives the order and where', () => {
		expect(textOf('customer')).toBe('Ana Žužić, Ulica čempresa 7, 10000 Zagreb, ana@primjer.example');
		expect(toStepText('customer', { cart, customer: { ...customer, email: null }, t })).toBe('Ana Žužić, Ulica čempresa 7, 10000 Zagreb');
	});

	test.each([
		['is not loaded', undefined],
		['has no address', { ...customer, delivery: null }],
	])('is empty while the customer %s', (_why, known) => {
		expect(toStepText('customer', { cart, customer: known, t })).toBe('');
	});

	test('says how each parcel is delivered, with store, locker and days', () => {
		const store = { id: 2, code: 'pickup', title: 'Preuzimanje', location: { id: 7, title: 'Titraj Split' }, from: '2026-11-30', to: '2026-12-02' };
		expect(textOf('shipping', { parcels: [courier] })).toBe('Kurirska dostava');
		expect(textOf('shipping', { parcels: [courier, store] })).toMatch(/^Kurirska dostava; Preuzimanje: Titraj Split, Spremno za preuzimanje: .*30\..*2\./);
	});

	test('says how it is paid, with the number of instalments if there are several', () => {
		expect(textOf('payment')).toBe('Kartica');
		expect(textOf('payment', { payment: { code: 'card', title: 'Kartica', instalments: 12 } })).toBe('Kartica, Broj rata: 12');
	});

	test('is empty for steps without a choice, and before one was made', () => {
		expect(textOf('review_order')).toBe('');
		expect(toStepText('shipping', { cart: {}, customer, t })).toBe('');
		expect(toStepText('payment', { cart: {}, customer, t })).toBe('');
	});
});
