/** Shapes of the merchant API: types alone, nothing of the backend runs here. */
export type { OrderView } from '@titraj/backend/merchant-api/schemas/order-view.ts';
export type { ProductRow } from '@titraj/backend/merchant-api/schemas/product-row.ts';
export type { ProductView } from '@titraj/backend/merchant-api/schemas/product-view.ts';
