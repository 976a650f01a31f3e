import { offeredPayments } from '@titraj/backend/cart/pricing/offered-payments.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { NO_COMPANY } from '@titraj/backend/platform/shop/company.ts';
import type { CallConfig } from '@titraj/backend/platform/shop/live-settings.ts';
import { DEMO_COMPANY } from '@titraj/backend/seed/demo-shop.ts';
import { describe, expect, it } from 'vitest';

const read = (env: Record<string, string>) => readConfig({ dataDir: null }, env);
type Said = Pick<CallConfig, 'paymentMethods' | 'paymentTerms' | 'takesTransfers' | 'company' | 'bankUrl' | 'testBank' | 'providerVariables'>;
const CONFIG = { ...read({ BANK_URL: 'https://bank.example' }), providerVariables: {} };
const codes = (said: Partial<Said>, currency: 'EUR' | 'RSD' = 'EUR') =>
	offeredPayments(
		{ ...CONFIG, paymentMethods: ['card', 'bank_transfer'], paymentTerms: {}, takesTransfers: true, company: DEMO_COMPANY, ...said },
		currency,
	).map(({ code }) => code);

describe('the payment methods of a shop', () => {
	it('are those of its settings, in their order', () => {
		expect(codes({ paymentMethods: ['card_form', 'card_direct', 'pay_in_store'] })).toEqual(['card_form', 'card_direct', 'pay_in_store']);
		expect(codes({ paymentMethods: [] })).toEqual([]);
	});

	it('exclude bank transfer without an IBAN, or in a currency that payment slips do not support', () => {
		expect(codes({ takesTransfers: false })).toEqual(['card']);
		expect(codes({}, 'RSD')).toEqual(['card']);
	});

	it('exclude cards without a bank', () => {
		expect(codes({ bankUrl: '' })).toEqual(['bank_transfer']);
		expect(codes({ bankUrl: '', testBank: true })).toEqual(['card', 'bank_transfer']);
	});

	it('exclude those of a provider that lacks a setting', () => {
		const paymentTerms = {
			card: { provider: 'stripe' },
			own_cards: { provider: 'stripe', titles: { hr: 'Kartica' } },
			other: { provider: 'nobody', titles: { hr: 'Drugo' } },
		};
		const paymentMethods = ['card', 'own_cards', 'other', 'bank_transfer'];
		expect(codes({ paymentTerms, paymentMethods })).toEqual(['bank_transfer']);
		const providerVariables = { STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' };
		expect(codes({ paymentTerms, paymentMethods, providerVariables })).toEqual(['card', 'own_cards', 'bank_transfer']);
	});

	it.each(['name', 'street', 'postcode', 'city', 'oib', 'phone', 'email'] as const)('are none while the company’s %s is missing', (field) => {
		expect(codes({ company: { ...DEMO_COMPANY, [field]: '' } })).toEqual([]);
		expect(codes({ company: NO_COMPANY })).toEqual([]);
	});
});

describe('the limits of orders', () => {
	it('are read in euros, pieces and days', () => {
		expect(read({}).orderLimits).toEqual({
			...{ payLaterPieces: 10, payLaterTotal: 1000_00, pickupDays: 7 },
			...{ reservePieces: 10, reserveTotal: 3000_00, reserveOpenOrders: 5, reserveMinutes: 30 },
		});
		expect(read({ RESERVE_MAX_TOTAL: '0', PICKUP_DAYS: '3' }).orderLimits).toMatchObject({ reserveTotal: 0, pickupDays: 3 });
	});

	it.each([
		['PAY_LATER_MAX_PIECES', '0'],
		['PAY_LATER_MAX_TOTAL', '1.000'],
		['RESERVE_MAX_TOTAL', '-1'],
		['RESERVE_MAX_OPEN_ORDERS', 'many'],
		['RESERVE_MINUTES', '0'],
		['PICKUP_DAYS', '0'],
	])('stop the start with a sentence where %s is "%s"', (name, value) => {
		expect(() => read({ [name]: value })).toThrow(`${name} is "${value}": it must be a whole number`);
	});
});
