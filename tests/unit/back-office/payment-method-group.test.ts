import type { PaymentMethod } from '@titraj/back-office/api/shop.ts';
import { methodGroup } from '@titraj/back-office/screens/payment-methods/method-group.ts';
import { afterEach, expect, test, vi } from 'vitest';

const WALLET: PaymentMethod = {
	...{ code: 'wallet', on: true, position: 2, provider: 'bank', provider_ready: true, title: 'Mobilno bankarstvo', title_en: 'Mobile banking' },
	...{ titles: {}, descriptions: {}, fee_titles: {}, fee: '0.00', minimum: null, maximum: null, instalments: [] },
	...{ countries: null, shipping: null, icon: 'phone' },
};

afterEach(() => vi.unstubAllGlobals());

test('a change names the version that it was made to, and sends what was changed alone', async () => {
	const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json(WALLET));
	vi.stubGlobal('fetch', sent);
	const group = methodGroup(WALLET, []);
	const typed = { ...group.toTyped(WALLET), titles_other: 'de: Bank-App', countries: 'hr, SI' };
	await group.save(typed, { read: { value: WALLET, version: '"v1"' }, changed: ['titles_other', 'countries'] });
	expect(sent).toHaveBeenCalledExactlyOnceWith(
		'/merchant/v1/payment-methods/wallet',
		expect.objectContaining({
			headers: expect.objectContaining({ 'if-match': '"v1"' }),
			body: JSON.stringify({ titles: { de: 'Bank-App' }, countries: ['HR', 'SI'] }),
		}),
	);
});

test.each([
	['wallet', undefined],
	['paypal', true],
])('%s needs a Croatian name: %s', (code, isRequired) => {
	const { fields } = methodGroup({ ...WALLET, code }, []);
	expect(fields.find(({ name }) => name === 'titles_hr')?.isRequired).toBe(isRequired);
});
