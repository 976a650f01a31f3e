import { expect, test } from 'vitest';
import { CHECKOUT_STEPS } from '#lib/platform/config/checkout-steps.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';

test('by default a shop has all steps, plain order numbers, slips and EANs', () => {
	const defaults = {
		...{ steps: CHECKOUT_STEPS, ownScreens: [], webshopAuth: true, orderNumberPattern: '%order_number%' },
		...{ printsPaymentTransfer: true, showsItemEan: true, quickOrder: true },
	};
	expect(readEnvironment({}).checkout).toEqual(defaults);
	const empty = { CHECKOUT_STEPS: '', WEBSHOP_AUTH: '', ORDER_NUMBER_PATTERN: '', PAYMENT_TRANSFER_PRINT: '', SHOW_ITEM_EAN: '', QUICK_ORDER: '' };
	expect(readEnvironment(empty).checkout).toEqual(defaults);
});

test('each can be changed', () => {
	const off = { WEBSHOP_AUTH: 'off', PAYMENT_TRANSFER_PRINT: 'off', SHOW_ITEM_EAN: 'off', QUICK_ORDER: 'off' };
	expect(readEnvironment({ ...off, CHECKOUT_STEPS: 'customer, payment', ORDER_NUMBER_PATTERN: 'TT-%order_number%' }).checkout).toEqual({
		...{ steps: ['shopping_cart', 'login', 'customer', 'payment', 'thank_you'], ownScreens: [], webshopAuth: false, orderNumberPattern: 'TT-%order_number%' },
		...{ printsPaymentTransfer: false, showsItemEan: false, quickOrder: false },
	});
});

test.each([
	[{ CHECKOUT_STEPS: 'customer,deliver' }, /CHECKOUT_STEPS.*"deliver"/],
	[{ ORDER_NUMBER_PATTERN: 'TT-' }, /ORDER_NUMBER_PATTERN.*%order_number%/],
	[{ WEBSHOP_AUTH: 'yes' }, /WEBSHOP_AUTH.*on or off/],
	[{ SHOW_ITEM_EAN: '1' }, /SHOW_ITEM_EAN.*on or off/],
])('%j is refused by its name', (variables, message) => expect(() => readEnvironment(variables).checkout).toThrow(message));
