import { expect, test } from 'vitest';
import { toNextStep } from '#lib/checkout/to-next-step.ts';

type Asked = Parameters<typeof toNextStep>[0];
const order = (code: string, change: Partial<Asked> & { pickup?: boolean; paid?: boolean } = {}): Asked => ({
	status: 'received',
	payment: { code, status: change.paid ? 'approved' : 'pending', payment_type: null },
	total: { total: 10 },
	parcels: [{ location_title: change.pickup ? 'Poslovnica' : null }],
	...(change.status && { status: change.status }),
});

test.each([
	['a transfer is to be made', order('bank_transfer'), 'transfer'],
	['a transfer is to be made before a pickup, too', order('bank_transfer', { pickup: true }), 'transfer'],
	['the courier is paid', order('cash_on_delivery'), 'pay_courier'],
	['a pickup is paid in the store', order('pay_in_store', { pickup: true }), 'pay_at_pickup'],
	['cash is paid at a pickup', order('cash_on_delivery', { pickup: true }), 'pay_at_pickup'],
	['nobody is named who takes money in a way that the shop does not know', order('invoice_30'), 'shipping'],
	['nor in a store', order('invoice_30', { pickup: true }), 'pickup'],
	['what is paid is sent', order('card', { paid: true }), 'shipping'],
	['what is paid is made ready for pickup', order('card', { paid: true, pickup: true }), 'pickup'],
	['a paid transfer is to be made no more', order('bank_transfer', { paid: true }), 'shipping'],
	['a cancelled order has nothing to come', order('bank_transfer', { status: 'cancelled' }), null],
	['an order that staff look at says so elsewhere', order('bank_transfer', { status: 'awaiting_confirmation' }), null],
	['what is under way has said it', order('cash_on_delivery', { status: 'shipped' }), null],
] as const)('%s', (_, asked, step) => expect(toNextStep(asked)).toBe(step));
