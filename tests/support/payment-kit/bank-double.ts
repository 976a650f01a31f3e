import { signFields } from '@titraj/backend/payments/index.ts';
import { formMessage, type ProviderDouble, type SentMessage } from './provider-double.ts';

const SECRET = 'a-secret-of-the-bank-in-tests';

/** The bank's answers, signed with its secret. Its pages are those of the test bank. */
export async function openBankDouble(): Promise<ProviderDouble> {
	return {
		code: 'bank',
		method: 'card',
		options: { bankSecret: SECRET },
		host: null,
		endings: ['approved', 'declined', 'cancelled'],
		namesCurrency: true,
		refundsOf: () => [],
		lostRefunds: 'by_hand',
		async end({ form }, { status, cents, currency }) {
			const asked = Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));
			const fields = { reference: asked['reference'] ?? '', amount: String(cents ?? asked['amount']), currency: currency ?? asked['currency'] ?? '', status };
			const message = formMessage({ ...fields, signature: signFields(fields, SECRET) });
			return { callback: message, back: message };
		},
		forge: (message) => [
			['another amount', change(message, (fields) => fields.set('amount', '1'))],
			['another reference', change(message, (fields) => fields.set('reference', '1-1'))],
			['another signature', change(message, (fields) => fields.set('signature', 'f'.repeat(64)))],
			['no signature', change(message, (fields) => fields.delete('signature'))],
		],
		close: async () => {},
	};
}

/** A form with one field changed. */
export function change(message: SentMessage, edit: (fields: URLSearchParams) => void): SentMessage {
	const fields = new URLSearchParams(message.body);
	edit(fields);
	return { ...message, body: fields.toString() };
}
