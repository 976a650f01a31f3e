import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { isSigned } from '../sign-fields.ts';

/**
 * A transfer with a slip: nothing to open, and what the account statement brings in is signed by the shop's own book-keeping. The secret is the
 * bank's, too, so the seal says what it is for: a sealed card form names no provider.
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
