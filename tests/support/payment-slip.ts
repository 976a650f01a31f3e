import type { PaymentSlip } from '@titraj/contract/payment-slip/payment-slip.ts';

/** A payment slip in the banks' format. */
export const PAYMENT_SLIP: PaymentSlip = {
	payer: { name: 'Željka Đurđević', street: 'Ulica žutih čavala 12', place: '21000 Split' },
	recipient: { name: 'Titraj d.o.o.', street: 'Frekvencijska 12', place: '10000 Zagreb' },
	iban: 'HR5812345671123456789',
	cents: 123_456,
	model: 'HR00',
	reference: '2026-000123',
	purpose: 'OTHR',
	description: 'Narudžba 2026-000123',
};
