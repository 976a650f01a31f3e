import type { Order } from '@titraj/contract/orders.ts';
import { expect, test } from 'vitest';
import { findPaymentLink } from '#lib/account/find-payment-link.ts';

const PAY = { slip: '/webshop/uplatnica/', again: '/webshop/ponovno/' };
const order = (status: Order['status'], payment: Partial<Order['payment']>): Order =>
	Object.assign(Object.create(null), {
		...{ order_identificator: '7-abc', status, total: { total: '10.00' } },
		payment: { code: 'bank_transfer', status: 'pending', payment_type: null, may_retry: false, ...payment },
	});

test.each<[string, Order, string | undefined]>([
	['a transfer that is due', order('awaiting_payment', {}), '/webshop/uplatnica/?order_identificator=7-abc'],
	['a transfer that was received', order('paid', { status: 'approved' }), undefined],
	['a transfer of a cancelled order', order('cancelled', {}), undefined],
	[
		'a declined card',
		order('payment_failed', { code: 'card', payment_type: 'redirect', status: 'declined', may_retry: true }),
		'/webshop/ponovno/?order_identificator=7-abc',
	],
	['a card that was declined too often', order('payment_failed', { code: 'card', payment_type: 'redirect', status: 'declined' }), undefined],
	['cash on delivery', order('received', { code: 'cash_on_delivery' }), undefined],
])('%s', (_title, of, url) => expect(findPaymentLink(of, PAY)?.url).toBe(url));

test('nothing if the shop has no page for it', () => expect(findPaymentLink(order('awaiting_payment', {}), { again: '/webshop/ponovno/' })).toBeUndefined());
