import { BACKORDER_DAYS } from './lines/backorder-days.ts';
import { TAKE_BACK } from './lines/take-back.ts';

/** Facts of order lines. Columns, values of new lines, the merchant API, and what pages, mails and the back office say of them follow from it. */
export const LINE_FACTS = [BACKORDER_DAYS, TAKE_BACK] as const;
