import { toDeliveryPromise, toPickupPromise } from '@titraj/backend/shipping/delivery-promise.ts';
import { type Dispatch, toDispatchDay } from '@titraj/backend/shipping/dispatch.ts';
import type { ShippingRule } from '@titraj/backend/shipping/shipping-rules.ts';
import { describe, expect, it } from 'vitest';

const dispatch: Dispatch = { cutOff: '14:00', pickupUntil: '17:00', closedDays: new Set(['2026-12-31']) };
const courier: ShippingRule = {
	...{
		code: 'courier',
		kind: 'home',
		titles: { hr: 'Kurir', en: 'Courier' },
		own: {},
		basis: 'value',
		bands: [{ above: 0, cents: 3_99 }],
		freeOverCents: 60_00,
	},
	...{ maximumGrams: null, maximumSizeMm: null, takesBulky: true, onlyBulky: false, bulkyCents: 0, takesCash: true, days: [1, 2], choice: 5 },
};

const promise = (now: string, product: object = {}, rule = courier) =>
	toDeliveryPromise(
		{ quantity: 5, store_stock: {}, parcel: { goodsCents: 20_00, grams: 1, bulkyPieces: 0, sized: [] }, ...product },
		{ rule, now: new Date(now), dispatch },
	);

describe('a delivery promise', () => {
	it.each([
		['before the cut-off it is dispatched today', '2026-11-25T12:59:59Z', '2026-11-26', '2026-11-27', '2026-11-25T13:00:00.000Z'],
		['after the cut-off it is dispatched tomorrow', '2026-11-25T13:00:00Z', '2026-11-27', '2026-11-30', '2026-11-26T13:00:00.000Z'],
		['after the cut-off on Friday it is dispatched on Monday', '2026-11-27T15:00:00Z', '2026-12-01', '2026-12-02', '2026-11-30T13:00:00.000Z'],
		['on Saturday morning it is dispatched on Monday', '2026-11-28T08:00:00Z', '2026-12-01', '2026-12-02', '2026-11-30T13:00:00.000Z'],
		['carriers do not deliver on Christmas and at weekends', '2026-12-24T09:00:00Z', '2026-12-28', '2026-12-29', '2026-12-24T13:00:00.000Z'],
		['nothing is dispatched on the shop’s closed days and New Year’s Day', '2026-12-30T14:00:00Z', '2027-01-05', '2027-01-07', '2027-01-04T13:00:00.000Z'],
		[
			'in the shop’s time zone: after midnight in Zagreb, still the day before in London',
			'2026-11-24T23:30:00Z',
			'2026-11-26',
			'2026-11-27',
			'2026-11-25T13:00:00.000Z',
		],
		['in summer the cut-off is an hour earlier in London', '2026-07-01T12:00:00Z', '2026-07-03', '2026-07-06', '2026-07-02T12:00:00.000Z'],
	])('%s', (_title, now, from, to, order_until) => {
		expect(promise(now)).toMatchObject({ from, to, order_until });
	});

	it('uses the transit days of its shipping method', () => {
		expect(promise('2026-11-25T09:00:00Z', {}, { ...courier, days: [2, 4] })).toMatchObject({ from: '2026-11-27', to: '2026-12-01' });
	});

	it.each([
		['up to the free amount', 60_00, 3.99],
		['above it', 60_01, 0],
	])('costs what delivery costs %s', (_title, cents, amount) => {
		expect(promise('2026-11-25T09:00:00Z', { parcel: { goodsCents: cents, grams: 1, bulkyPieces: 0, sized: [] } })?.amount).toBe(amount);
	});

	it.each([
		['nothing is in stock', { quantity: 0 }],
		['all pieces are in stores', { quantity: 3, store_stock: { zagreb: 2, split: 1 } }],
		['stores have more than the total stock', { quantity: 1, store_stock: { zagreb: 2 } }],
		['a supplier ships it, so the shop has no stock', { quantity: 0, store_stock: {} }],
	])('is not made where %s', (_title, product) => {
		expect(promise('2026-11-25T09:00:00Z', product)).toBeNull();
	});

	it('is made if the warehouse has one besides the stores', () => {
		expect(promise('2026-11-25T09:00:00Z', { quantity: 4, store_stock: { zagreb: 3 } })).not.toBeNull();
	});
});

describe('a pickup promise', () => {
	const pickup = (now: string, store_stock: Record<string, number>, quantity = 5) =>
		toPickupPromise({ quantity, store_stock }, { stores: ['zagreb', 'split'], now: new Date(now), dispatch });

	it.each([
		['today until five', '2026-11-25T15:59:00Z', '2026-11-25'],
		['then on the next workday', '2026-11-25T16:00:00Z', '2026-11-26'],
		['never on a Sunday', '2026-11-29T09:00:00Z', '2026-11-30'],
	])('%s', (_title, now, ready_from) => {
		expect(pickup(now, { zagreb: 1 })).toMatchObject({ stores: 1, ready_from });
	});

	it.each([
		['if no store has it', {}, 5],
		['if only a store without pickup has it', { osijek: 4 }, 5],
		['if all are sold', { zagreb: 1 }, 0],
		['if the stock of a store is negative', { zagreb: -1 }, 5],
	])('is not made %s', (_title, store_stock, quantity) => {
		expect(pickup('2026-11-25T09:00:00Z', store_stock, quantity)).toBeNull();
	});

	it('counts the stores that have it', () => {
		expect(pickup('2026-11-25T09:00:00Z', { zagreb: 1, split: 2 })).toMatchObject({ stores: 2 });
	});
});

it('a shop that is closed for weeks dispatches afterwards', () => {
	const closedDays = new Set(Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 11)}`));
	expect(toDispatchDay(new Date('2026-11-11T09:00:00Z'), { until: '14:00', closedDays })).toBe('2026-12-01');
});
