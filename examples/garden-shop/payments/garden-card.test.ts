import { expect, test } from 'vitest';
import { gardenCard } from './garden-card.ts';

const connected = gardenCard.connect({ GARDEN_CARD_SECRET: 'a-secret-of-the-garden' });
const message = (text: string) => ({ method: 'POST' as const, headers: {}, query: '', address: 'https://shop.example/', body: new TextEncoder().encode(text) });
const opened = () =>
	connected?.open({
		...{ reference: 'R1', orderNumber: '1', cents: 690, currency: 'EUR', instalments: null, method: 'garden_card', lang: 'hr', email: null, payer: null },
		...{ returnUrl: 'https://shop.example/', callbackUrl: 'https://shop.example/' },
	});

test('the garden card is not offered without its secret', () => {
	expect(gardenCard.connect({})).toBeNull();
});

test('a message that the company signed approves the payment, and any other is refused', async () => {
	const { pathname = '' } = new URL((await opened())?.redirectUrl ?? '');
	const signed = pathname.slice('/pay/'.length);
	expect(await connected?.parseWebhook(message(signed))).toEqual([{ reference: 'R1', status: 'approved', cents: 690, currency: 'EUR', providerId: null }]);
	expect(await connected?.parseWebhook(message(signed.replace('690', '1')))).toBeNull();
	expect(await connected?.parseWebhook(message('R1.690'))).toBeNull();
});
