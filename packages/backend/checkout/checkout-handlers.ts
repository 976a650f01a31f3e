import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { getCustomer, saveCustomer } from './customer.ts';
import { customerFields } from './customer-fields.ts';
import { towns } from './towns.ts';

/** Handlers of the customer's data in the checkout. */
export const checkoutHandlers = {
	_get_hapi_auth_customer_fields: customerFields,
	_get_hapi_webshop_customer: getCustomer,
	_post_hapi_webshop_customer: saveCustomer,
	_get_hapi_webshop_town: towns,
} satisfies Partial<Handlers<EndpointName>>;
