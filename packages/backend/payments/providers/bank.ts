import { definePaymentProvider, notOffered, type PaymentNews, type PaymentRequest } from '@titraj/contract/shop/define-payment-provider.ts';
import { type Fields, fieldsOf } from '@titraj/contract/shop/provider-message.ts';
import { SERVER_SETTINGS } from '../../platform/settings/backend-settings.ts';
import { hiddenForm } from '../hidden-form.ts';
import { isSigned, signFields } from '../sign-fields.ts';

/** Card payments on the pages of a bank. Requests and answers are signed with a shared secret. */
export const bank = definePaymentProvider({
	code: 'bank',
	refersTo: 'attempt',
	settings: { pagesUrl: SERVER_SETTINGS.bankUrl, secret: SERVER_SETTINGS.bankSecret },
	connect({ pagesUrl, secret }) {
		if (pagesUrl === undefined || secret === undefined) return null;
		const parse = (fields: Fields) => parseAnswer(fields, secret);
		return {
			hosts: [new URL(pagesUrl).origin],
			async open(request) {
				const fields = toFields(request, secret);
				if (request.method === 'card') return { hiddenForm: hiddenForm(`${pagesUrl}/bank/pay`, fields), redirectUrl: null };
				if (request.method === 'card_form') return { hiddenForm: hiddenForm(`${pagesUrl}/bank/card`, fields), redirectUrl: null };
				return { hiddenForm: null, redirectUrl: `${pagesUrl}/bank/pay?${new URLSearchParams(fields)}` };
			},
			handleReturn: async (message) => parse(fieldsOf(message)),
			async parseWebhook(message) {
				const news = parse(fieldsOf(message));
				return news && [news];
			},
			status: async () => null,
			capture: () => notOffered('capture'),
			cancel: () => notOffered('cancel'),
			refund: () => notOffered('refund'),
		};
	},
});

function parseAnswer(fields: Fields, secret: string): PaymentNews | null {
	const { reference = '', status = '', amount = '', currency = null } = fields;
	if (!isSigned(fields, secret) || !isStatus(status) || !/^\d{1,12}$/.test(amount)) return null;
	return { reference, status, cents: Number(amount), currency, providerId: null };
}

function toFields(request: PaymentRequest, secret: string): Record<string, string> {
	const fields = {
		reference: request.reference,
		order_number: request.orderNumber,
		amount: String(request.cents),
		currency: request.currency,
		instalments: String(request.instalments ?? 1),
		lang: request.lang,
		return_url: request.returnUrl,
		callback_url: request.callbackUrl,
	};
	return { ...fields, signature: signFields(fields, secret) };
}

const isStatus = (text: string): text is 'approved' | 'declined' | 'cancelled' => text === 'approved' || text === 'declined' || text === 'cancelled';
