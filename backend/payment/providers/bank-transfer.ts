import type { PaymentProvider } from '../payment-provider.ts';
import { isSigned } from '../sign-fields.ts';

/** A transfer with a slip: nothing to open, and what the account statement brings in is signed by the shop's own book-keeping. */
export const bankTransfer: PaymentProvider = {
	code: 'bank_transfer',
	open: async () => ({ hiddenForm: null, redirectUrl: null }),
	readNotice(fields, { secret }) {
		const { reference = '', amount = '' } = fields;
		return isSigned(fields, secret) && /^\d{1,12}$/.test(amount) ? { reference, status: 'approved', cents: Number(amount) } : null;
	},
};
