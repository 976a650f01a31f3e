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
	['a bank transfer is due', order('bank_transfer'), 'transfer'],
	['a bank transfer is due before a pickup, too', order('bank_transfer', { pickup: true }), 'transfer'],
	['cash on delivery is paid to the courier', order('cash_on_delivery'), 'pay_courier'],
	['a pickup is paid in the store', order('pay_in_store', { pickup: true }), 'pay_at_pickup'],
	['cash is paid at a pickup', order('cash_on_delivery', { pickup: true }), 'pay_at_pickup'],
	['an unknown payment method has no payment instructions', order('invoice_30'), 'shipping'],
	['an unknown payment method has none at a pickup either', order('invoice_30', { pickup: true }), 'pickup'],
	['a paid order is shipped', order('card', { paid: true }), 'shipping'],
	['a paid pickup order is prepared', order('card', { paid: true, pickup: true }), 'pickup'],
	['a paid bank transfer is not due', order('bank_transfer', { paid: true }), 'shipping'],
	['a cancelled order has no next step', order('bank_transfer', { status: 'cancelled' }), null],
	['an order under review by staff has no next step', order('bank_transfer', { status: 'awaiting_confirmation' }), null],
	['a shipped order has no next step', order('cash_on_delivery', { status: 'shipped' }), null],
] as const)('%s', (_, asked, step) => expect(toNextStep(asked)).toBe(step));
