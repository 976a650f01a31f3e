import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import type { PaymentProvider, PaymentRequest, PaymentWebhook } from '../payment-provider.ts';
import { isSigned, signFields } from '../sign-fields.ts';

/** Card payments on the pages of a bank. Requests and answers are signed with a shared secret. */
export const bank: PaymentProvider = {
	code: 'bank',
	refersTo: 'attempt',
	async open(request, { secret, pagesUrl }) {
		const fields = toFields(request, secret);
		if (request.method === 'card') return { hiddenForm: toForm(`${pagesUrl}/bank/pay`, fields), redirectUrl: null };
		if (request.method === 'card_form') return { hiddenForm: toForm(`${pagesUrl}/bank/card`, fields), redirectUrl: null };
		return { hiddenForm: null, redirectUrl: `${pagesUrl}/bank/pay?${new URLSearchParams(fields)}` };
	},
	parseWebhook(fields, { secret }) {
		const { reference = '', status = '', amount = '' } = fields;
		if (!isSigned(fields, secret) || !isStatus(status) || !/^\d{1,12}$/.test(amount)) return null;
		return { reference, status, cents: Number(amount) };
	},
};

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

function toForm(action: string, fields: Readonly<Record<string, string>>): string {
	const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
	return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}</form>`;
}

const isStatus = (text: string): text is PaymentWebhook['status'] => text === 'approved' || text === 'declined' || text === 'cancelled';
