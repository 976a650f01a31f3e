import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { abandonment } from './abandonment.ts';
import { getCustomer, saveCustomer } from './customer.ts';
import { customerFields } from './customer-fields.ts';
import { towns } from './towns.ts';

/** Handlers of the customer's data in the checkout, and of saved carts. */
export const checkoutHandlers = {
	_get_hapi_auth_customer_fields: customerFields,
	_get_hapi_webshop_customer: getCustomer,
	_post_hapi_webshop_customer: saveCustomer,
	_get_hapi_webshop_town: towns,
	_post_hapi_webshop_abandonment: abandonment,
} satisfies Partial<Handlers<EndpointName>>;
