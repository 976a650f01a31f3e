import type { MerchantClient } from './merchant-client.ts';

/** A shipping method as the merchant API takes it: pickup for 5 euros unless `change` says otherwise. */
export const shippingMethod = (change: object = {}) => ({
	...{ zone_id: null, code: 'courier', title: 'Kurir', title_en: 'Courier', to: 'home', basis: 'value', prices: [{ above: '0', price: '5' }] },
	...{ free_over: null, maximum_grams: null, takes_bulky: true, only_bulky: false, bulky: '0', takes_cash: false, days_from: 1, days_to: 3, choice_days: 0 },
	...change,
});

/** Adds a zone with one shipping method. */
export async function addDelivery(merchant: Pick<MerchantClient, 'call'>, zone: { title: string; areas: readonly string[] }, method: object): Promise<void> {
	const { id } = (await merchant.call('POST', '/shipping-zones', zone)).body;
	const { status, body } = await merchant.call('POST', '/shipping-methods', shippingMethod({ ...method, zone_id: id }));
	if (status !== 200) throw new Error(`The shipping method was refused: ${JSON.stringify(body)}`);
}
