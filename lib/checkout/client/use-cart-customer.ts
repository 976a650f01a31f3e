import type { CartCustomer } from '@titraj/contract/checkout.ts';
import { useEffect, useState } from 'react';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { type CartData, useCartData } from './use-cart-data.ts';

/**
 * Customer data of the cart. If a signed-in customer's cart has no address, it is first filled from the account (Spec 7, is-login
 * update_customer_data); data that was entered for the cart is kept.
 */
export function useCartCustomer(isAsked: boolean, signedIn: boolean): CartData<CartCustomer> {
	const customer = useCartData(isAsked ? '/api/hapi/webshop/customer' : null);
	const [isUpdated, setUpdated] = useState(false);
	const lacksAddress = signedIn && !isUpdated && customer.data?.delivery === null;
	useEffect(() => {
		if (!lacksAddress) return;
		void fetchApi('/api/hapi/auth/is-login?update_customer_data=1')
			.then(() => customer.reload())
			.finally(() => setUpdated(true));
	}, [lacksAddress]);
	return lacksAddress ? { ...customer, status: 'pending', data: undefined } : customer;
}
