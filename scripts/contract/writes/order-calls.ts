import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Reason } from '../finding.ts';

export const ORDER = '_post_hapi_webshop_order';
export const CUSTOMER = '_post_hapi_webshop_customer';
/** What most rules of orders need. */
export const CALLS = [ORDER, '_get_hapi_webshop_order', CUSTOMER] as const satisfies readonly EndpointName[];

/** Why the customer data of an order has to be what was sent. */
export const STORED: Reason = {
	consequence: 'The order is delivered to another address, or the confirmation goes to somebody else.',
	fix: 'Store the customer data as it was sent, and copy it to the order.',
};

export const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
