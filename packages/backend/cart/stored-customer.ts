import type { CartCustomer } from '@titraj/contract/checkout.ts';
import { OrderAddress } from '@titraj/contract/orders.ts';
import { Compile } from 'typebox/compile';

/** Customer data of a cart. */
export interface StoredCustomer {
	email: string | null;
	delivery: OrderAddress | null;
	billing: OrderAddress | null;
	newsletter: boolean;
}

const address = Compile(OrderAddress);
const isAddress = (value: unknown): value is OrderAddress => address.Check(value);

/** Reads stored customer data; invalid fields become null. */
export function toStoredCustomer(data: Record<string, unknown> | null): StoredCustomer {
	const { email = null, delivery = null, billing = null, newsletter } = data ?? {};
	return {
		email: typeof email === 'string' ? email : null,
		delivery: isAddress(delivery) ? delivery : null,
		billing: isAddress(billing) ? billing : null,
		newsletter: newsletter === true,
	};
}

/** Where a cart would be delivered; null if that is not known, as for a pickup in a store. */
export const toDestination = ({ delivery }: Pick<StoredCustomer, 'delivery'>): OrderAddress | null =>
	delivery === null || delivery.postcode === '' ? null : delivery;

/** Whether the customer data is sufficient for an order. `isCollected`: the goods wait in a store or a parcel locker. */
export function isComplete({ email, delivery, billing }: StoredCustomer, isCollected: boolean): boolean {
	if (email === null || delivery === null || delivery.phone === null) return false;
	return toDestination({ delivery }) !== null || mayLackAddress({ isCollected, company: delivery.company, billing });
}

/** Whether an order needs no street, postcode and town: it is collected, and its invoice is for a private person or has an address of its own. */
export const mayLackAddress = ({ isCollected, company, billing }: { isCollected: boolean; company: string | null; billing: object | null }): boolean =>
	isCollected && (company === null || billing !== null);

export const toCartCustomer = (stored: StoredCustomer, userId: number | null, isCollected: boolean): CartCustomer => ({
	type: userId === null ? 'webshop.guest' : 'webshop.customer',
	...stored,
	complete: isComplete(stored, isCollected),
});
