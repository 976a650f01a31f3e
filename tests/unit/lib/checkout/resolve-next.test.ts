import { OrderOutcome, PaymentOutcome } from '@titraj/contract/checkout-outcome.ts';
import { describe, expect, test } from 'vitest';
import { type OrderResult, resolveNext, resolveReturnNext } from '#lib/checkout/resolve-next.ts';
import { expectContract } from '#tests/support/expect-contract.ts';

const PATHS = {
	webshop_failed_order: '/webshop/neuspjela-narudzba/',
	webshop_thank_you: '/webshop/hvala/',
	webshop_payment_form: '/webshop/placanje-obrazac/',
	webshop_new_payment: '/webshop/novo-placanje/',
	webshop_payment_create: '/webshop/placanje-kreiranje/',
};
const KEY = '7-abcdefghijklmnop';
const BANK = 'https://bank.example/pay/1';
const order = (payment_type: NonNullable<OrderResult['order']>['payment_type']) => ({ order_identificator: KEY, payment_type });
const none = { createdUrl: null, payment: null };

const CASES: [title: string, result: OrderResult, kind: string, url: string, logged?: boolean][] = [
	['not successful: the failed-order page', { ...none, order: null }, 'failed_order', '/webshop/neuspjela-narudzba/'],
	[
		'not successful: with its label',
		{ ...none, order: null, label: 'error_order_changed' },
		'failed_order',
		'/webshop/neuspjela-narudzba/?error=error_order_changed',
	],
	['no payment page: the thank-you page with the order', { ...none, order: order(null) }, 'thank_you', `/webshop/hvala/?order_identificator=${KEY}`],
	[
		'redirect with a hidden form: the page that submits it',
		{ ...none, order: order('redirect'), payment: { hasForm: true, redirectUrl: null } },
		'payment_form',
		`/webshop/placanje-obrazac/?order_identificator=${KEY}`,
	],
	['redirect with an address: that address', { ...none, order: order('redirect'), payment: { hasForm: false, redirectUrl: BANK } }, 'external', BANK],
	[
		'redirect with error_empty_payment_form: the new-payment page',
		{ ...none, order: order('redirect'), payment: { hasForm: false, redirectUrl: null, label: 'error_empty_payment_form' } },
		'new_payment',
		`/webshop/novo-placanje/?order_identificator=${KEY}&error=error_empty_payment_form`,
	],
	[
		'redirect whose payment could not be created: the new-payment page',
		{ ...none, order: order('redirect') },
		'new_payment',
		`/webshop/novo-placanje/?order_identificator=${KEY}`,
	],
	['direct card: the address in the response of the order', { ...none, order: order('direct_credit_cart_form'), createdUrl: BANK }, 'external', BANK],
	[
		'direct card without that address: logged, the new-payment page',
		{ ...none, order: order('direct_credit_cart_form') },
		'new_payment',
		`/webshop/novo-placanje/?order_identificator=${KEY}`,
		true,
	],
	[
		'card form: its page with the order',
		{ ...none, order: order('credit_cart_form') },
		'payment_create',
		`/webshop/placanje-kreiranje/?order_identificator=${KEY}`,
	],
];

describe('after an order', () => {
	test.each(CASES)('%s', (_title, result, kind, url, logged = false) => {
		const { next, error } = resolveNext(result, PATHS);
		expect(next).toEqual({ kind, url });
		expect(error !== null).toBe(logged);
		expectContract(OrderOutcome, { success: true, data: { next, order_identificator: null, number: null, cart: null, changes: [] } });
		expectContract(PaymentOutcome, { success: true, data: { next, form: null } });
	});

	test('a shop without a page for failed orders stays on the page, which shows the reason', () => {
		expect(resolveNext({ ...none, order: null }, {}).next).toEqual({ kind: 'failed_order', url: '' });
	});
});

describe('if the route table lacks a page, another page shows the order', () => {
	const declined = { order_identificator: KEY, payment_status: 'declined' } as const;
	const { webshop_failed_order: _, ...withoutFailed } = PATHS;
	test.each([
		['a failed payment: the new-payment page', withoutFailed, '/webshop/novo-placanje/'],
		['a failed payment without a new-payment page: the order', { webshop_view_order: '/narudzba/', webshop_thank_you: '/hvala/' }, '/narudzba/'],
		['a failed payment without both: the thank-you page, which shows the status', { webshop_thank_you: '/hvala/' }, '/hvala/'],
		['no page at all: the homepage', {}, '/'],
	])('%s', (_title, paths, page) => {
		expect(resolveReturnNext(declined, paths).url).toBe(`${page}?order_identificator=${KEY}`);
	});
	test('without a thank-you page a placed order leads to the order page', () => {
		expect(resolveNext({ ...none, order: order(null) }, { webshop_view_order: '/narudzba/' }).next.url).toBe(`/narudzba/?order_identificator=${KEY}`);
	});
});
