import { describe, expect, test } from 'vitest';
import { findDeliveryChange } from '#components/checkout/delivery/find-delivery-change.ts';
import type { ParcelMethods } from '#components/checkout/delivery/parcel-methods.ts';

type Method = ParcelMethods['methods'][number];
const method = (code: string, amount: number, change: Partial<Method> = {}): Method => ({
	...{ code, amount, title: code, free_over: null, needs_location: false, needs_locker: false, is_available: true, label_name: null },
	...{ delivery_from: null, delivery_to: null, delivery_dates: [] },
	...change,
});
const parcel = (methods: readonly Method[], change: Partial<ParcelMethods> = {}): ParcelMethods => ({ parcel_id: 1, selected: 'courier', methods, ...change });
const shown = [parcel([method('courier', 4), method('pickup', 0)])];

describe('what a saved address changes about the delivery that was shown', () => {
	test.each<[string, ParcelMethods, string | null]>([
		['nothing, if the method is still chosen at the same price', parcel([method('courier', 4)]), null],
		['the price', parcel([method('courier', 9)]), 'error_shipping_changed'],
		['the method, which is not offered', parcel([method('pickup', 0)]), 'error_shipping_changed'],
		['the method, which cannot take the parcel', parcel([method('courier', 4, { is_available: false })]), 'error_shipping_changed'],
		['the choice, which the shop has replaced', parcel([method('courier', 4)], { selected: 'pickup' }), 'error_shipping_changed'],
		['everything: nothing is delivered there', parcel([method('pickup', 0)], { label_name: 'error_shipping_country' }), 'error_shipping_country'],
	])('%s', (_title, now, label) => expect(findDeliveryChange(shown, [now], () => 'courier')).toBe(label));
});
