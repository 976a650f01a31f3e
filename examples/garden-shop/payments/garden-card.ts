import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '@titraj/contract/settings/formats.ts';
import { optional } from '@titraj/contract/settings/setting.ts';
import { definePaymentProvider, notOffered, type PaymentNews } from '@titraj/contract/shop/define-payment-provider.ts';
import { bodyText, type ProviderMessage } from '@titraj/contract/shop/provider-message.ts';

const HOST = 'https://card.garden.example';

/** A prepaid card of the garden. Until it has its secret, it is not offered. */
export const gardenCard = definePaymentProvider({
	code: 'garden_card',
	refersTo: 'attempt',
	settings: {
		secret: optional('GARDEN_CARD_SECRET', secret(), { about: 'Shared with the company behind the garden card (16 characters or more).', secret: true }),
	},
	connect: (settings) => (settings.secret === undefined ? null : connect(settings.secret)),
});

function connect(key: string) {
	const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex');
	/** `reference.cents.signature`, as the company sends it. */
	const read = (text: string): PaymentNews | null => {
		const [reference = '', cents = '', signature = ''] = text.split('.');
		const expected = sign(`${reference}.${cents}`);
		if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
		return { reference, status: 'approved', cents: Number(cents), currency: 'EUR', providerId: null };
	};
	return {
		hosts: [HOST],
		open: async ({ reference, cents }: { readonly reference: string; readonly cents: number }) => ({
			hiddenForm: null,
			redirectUrl: `${HOST}/pay/${reference}.${cents}.${sign(`${reference}.${cents}`)}`,
		}),
		handleReturn: async () => null,
		parseWebhook: async (message: ProviderMessage) => {
			const news = read(bodyText(message));
			return news && [news];
		},
		status: async () => null,
		capture: () => notOffered('capture'),
		cancel: () => notOffered('cancel'),
		refund: () => notOffered('refund'),
	};
}
