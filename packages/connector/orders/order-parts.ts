import { hash } from 'node:crypto';
import type { OrderPart } from '../engine.ts';
import type { OrderView } from '../shop/types.ts';

/** Hashes of the parts of an order that may change after it was sent, as JSON. */
export function hashParts({ delivery, billing, customer, parcels }: OrderView): string {
	const parts: Readonly<Record<OrderPart, unknown>> = {
		address: [delivery, billing, customer.phone],
		place: parcels.map(({ store, locker }) => [store, locker]),
		goods: parcels.map(({ shipping_code, shipping_price, items }) => [
			shipping_code,
			shipping_price,
			items.map(({ sku, quantity, total }) => [sku, quantity, total]),
		]),
	};
	return JSON.stringify(Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, hash('sha1', JSON.stringify(value), 'base64url')])));
}

/** Parts that differ from what the other side was told; none if that is not known, as after an update from a version that did not note it. */
export function changedParts(passed: string | null, order: OrderView): readonly OrderPart[] {
	if (passed === null) return [];
	const [before, now]: Partial<Record<OrderPart, string>>[] = [JSON.parse(passed), JSON.parse(hashParts(order))];
	return PARTS.filter((part) => before?.[part] !== now?.[part]);
}

/** What the other side was told, with one part as the order is now: that side changed it itself. */
export const withPart = (passed: string, order: OrderView, part: OrderPart): string =>
	JSON.stringify({ ...JSON.parse(passed), [part]: JSON.parse(hashParts(order))[part] });

const PARTS: readonly OrderPart[] = ['address', 'place', 'goods'];
