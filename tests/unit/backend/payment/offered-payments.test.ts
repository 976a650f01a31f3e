import { offeredPayments } from '@titraj/backend/cart/pricing/offered-payments.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { describe, expect, it } from 'vitest';

const read = (env: Record<string, string>) => readConfig({ dataDir: null }, env);
const codes = (env: Record<string, string>, currency: 'EUR' | 'RSD' = 'EUR') => offeredPayments(read(env), currency).map(({ code }) => code);

describe('PAYMENT_METHODS', () => {
	it('decides which payment methods the shop offers, in its order, those with a card page at once or a card form included', () => {
		expect(codes({})).toEqual(['card', 'wallet', 'bank_transfer', 'cash_on_delivery', 'pay_in_store']);
		expect(codes({ PAYMENT_METHODS: ' card_form, card_direct,card_form ,pay_in_store' })).toEqual(['card_form', 'card_direct', 'pay_in_store']);
	});

	it('offers no transfer without an account of the shop, nor in another currency than the slip has', () => {
		expect(codes({ PAYMENT_METHODS: 'card,bank_transfer', HOST: '0.0.0.0' })).toEqual(['card']);
		expect(codes({ PAYMENT_METHODS: 'card,bank_transfer' }, 'RSD')).toEqual(['card']);
	});

	it.each(['paypal', 'card,paypal', ' , '])('stops the start with a sentence where it is "%s"', (value) => {
		expect(() => read({ PAYMENT_METHODS: value })).toThrow(/PAYMENT_METHODS .*card, wallet, card_direct/);
	});
});

describe('the limits of orders', () => {
	it('are read in euros, pieces and days', () => {
		expect(read({}).orderLimits).toEqual({ payLaterPieces: 10, payLaterTotal: 1000_00, confirmAbove: 3000_00, confirmAfterOpen: 20, pickupDays: 7 });
		expect(read({ ORDER_CONFIRM_ABOVE: '0', PICKUP_DAYS: '3' }).orderLimits).toMatchObject({ confirmAbove: 0, pickupDays: 3 });
	});

	it.each([
		['PAY_LATER_MAX_PIECES', '0'],
		['PAY_LATER_MAX_TOTAL', '1.000'],
		['ORDER_CONFIRM_ABOVE', '-1'],
		['ORDER_CONFIRM_AFTER_OPEN', 'many'],
		['PICKUP_DAYS', '0'],
	])('stop the start with a sentence where %s is "%s"', (name, value) => {
		expect(() => read({ [name]: value })).toThrow(`${name} is "${value}": it must be a whole number`);
	});
});
