import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GlsDouble, startGlsDouble } from '#tests/support/labels/gls-double.ts';
import { type HpDouble, startHpDouble } from '#tests/support/labels/hp-double.ts';
import { type LabelShop, openLabelShop } from '#tests/support/labels/label-shop.ts';
import { placeTestOrder } from '#tests/support/merchant-order.ts';

/** A shop with two carriers that deliver to addresses. */
let gls: GlsDouble;
let hp: HpDouble;
let shop: LabelShop<{ settings: Readonly<Record<string, string>>; close(): Promise<void> }>;
beforeAll(async () => {
	[gls, hp] = [await startGlsDouble(), await startHpDouble()];
	const close = async () => void (await Promise.all([gls.close(), hp.close()]));
	shop = await openLabelShop(async () => ({ settings: { ...gls.settings, ...hp.settings }, close }));
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
	gls.mood = 'well';
	hp.mood = 'well';
});

const make = async (carrier: string | null, ...orders: string[]) => (await shop.merchant.call('POST', '/courier-labels', { carrier, orders })).body.items;
const several = { outcome: 'refused', reason: 'several carriers deliver to addresses: make this label by the name of one' };

test('orders that have a label keep it, whoever made it; those without one are refused where several carriers could take them', async () => {
	const [first, second, third] = [await placeTestOrder(shop.backend.db), await placeTestOrder(shop.backend.db), await placeTestOrder(shop.backend.db)];
	const [{ id, tracking_code }] = await make('gls', first);
	await make('hp', second);
	expect(await make(null, first, second, third)).toMatchObject([
		{ number: first, outcome: 'was', carrier: 'gls', id, tracking_code },
		{ number: second, outcome: 'was', carrier: 'hp' },
		{ number: third, ...several },
	]);
});

test('a label whose answer was lost is searched and made at its own carrier', async () => {
	const number = await placeTestOrder(shop.backend.db);
	gls.mood = 'lost';
	expect(await make('gls', number)).toMatchObject([{ outcome: 'unknown' }]);
	gls.mood = 'well';
	expect(await make(null, number)).toMatchObject([{ number, outcome: 'made', carrier: 'gls' }]);
	expect([...gls.parcels.values()].filter(({ Content }) => Content === number)).toHaveLength(1);
	expect(hp.shipmentsOf(number)).toEqual([]);
});

test('a cancelled label binds the order to no carrier', async () => {
	const number = await placeTestOrder(shop.backend.db);
	const [{ id }] = await make('hp', number);
	expect((await shop.merchant.call('POST', `/courier-labels/${id}/cancel`, {})).body.state).toBe('cancelled');
	expect(await make(null, number)).toMatchObject([{ number, ...several }]);
});
