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

export const isComplete = ({ email, delivery }: StoredCustomer): boolean => email !== null && delivery !== null && delivery.phone !== null;

export const toCartCustomer = (stored: StoredCustomer, userId: number | null): CartCustomer => ({
	type: userId === null ? 'webshop.guest' : 'webshop.customer',
	...stored,
	complete: isComplete(stored),
});
