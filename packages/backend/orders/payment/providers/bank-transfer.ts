import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { isSigned } from '../sign-fields.ts';

/**
 * Bank transfer with a payment slip: there is no payment page, and the shop's own bookkeeping signs the notices of received money. The
 * bank's secret is the same, so the signed fields include the provider: the bank's signed card payments have no such field.
 */
export const bankTransfer: PaymentProvider = {
	code: BANK_TRANSFER,
	refersTo: 'order',
	open: async () => ({ hiddenForm: null, redirectUrl: null }),
	parseWebhook(fields, { secret }) {
		const { provider, reference = '', amount = '' } = fields;
		if (provider !== BANK_TRANSFER || !isSigned(fields, secret) || !/^\d{1,12}$/.test(amount)) return null;
		return { reference, status: 'approved', cents: Number(amount) };
	},
};
