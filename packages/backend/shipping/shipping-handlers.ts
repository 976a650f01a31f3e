import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { priceQty } from './price-qty.ts';

/** Handlers of prices with delivery promises. */
export const shippingHandlers = { _post_hapi_catalog_price_qty: priceQty } satisfies Partial<Handlers<EndpointName>>;
