import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { definePaymentProvider, notOffered, type PaymentNews } from '@titraj/contract/shop/define-payment-provider.ts';
import { type Fields, fieldsOf } from '@titraj/contract/shop/provider-message.ts';
import { SERVER_SETTINGS } from '../../platform/settings/backend-settings.ts';
import { isSigned } from '../sign-fields.ts';

/**
 * Bank transfer with a payment slip: there is no payment page, and the shop's own bookkeeping signs the notices of received money. The
 * bank's secret is the same, so the signed fields include the provider: the bank's signed card payments have no such field.
 */
export const bankTransfer = definePaymentProvider({
	code: BANK_TRANSFER,
	refersTo: 'order',
	settings: { secret: SERVER_SETTINGS.bankSecret },
	connect({ secret }) {
		if (secret === undefined) return null;
		const parse = (fields: Fields) => parseNotice(fields, secret);
		return {
			hosts: [],
			open: async () => ({ hiddenForm: null, redirectUrl: null }),
			handleReturn: async (message) => parse(fieldsOf(message)),
			async parseWebhook(message) {
				const news = parse(fieldsOf(message));
				return news && [news];
			},
			status: async () => null,
			capture: () => notOffered('capture'),
			cancel: () => Promise.resolve({ outcome: 'done' }),
			refund: () => notOffered('refund'),
		};
	},
});

function parseNotice(fields: Fields, secret: string): PaymentNews | null {
	const { provider, reference = '', amount = '', currency = null } = fields;
	if (provider !== BANK_TRANSFER || !isSigned(fields, secret) || !/^\d{1,12}$/.test(amount)) return null;
	return { reference, status: 'approved', cents: Number(amount), currency, providerId: null };
}
