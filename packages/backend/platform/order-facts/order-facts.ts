import { INSTALMENTS } from './orders/instalments.ts';

/** Facts of orders. Columns, values of new orders, the merchant API, the export, and what pages, mails and the back office say of them follow from it. */
export const ORDER_FACTS = [INSTALMENTS] as const;
