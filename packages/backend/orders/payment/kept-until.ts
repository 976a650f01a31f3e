import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { addWorkdays, toShopTime } from '../../platform/time/workdays.ts';

/** How long the goods of an order are kept for its transfer, as the shop promises. */
const KEPT_WORKDAYS = 3;
/** What is sent on the last of them is on the account a workday later. */
const TRANSIT_WORKDAYS = 1;
/** Milliseconds in which a payment on a page may be made good: the link of the confirmation still works the next day. */
export const KEPT_FOR_A_PAGE = 24 * 3_600_000;

/** The day until which the goods of a transfer are kept; `since`: when it was chosen. */
export const toPayUntil = (since: Date): string => addWorkdays(toShopTime(since).day, KEPT_WORKDAYS);

/** Whether an order has had its time to be paid. `since`: when the latest payment of it began. */
export function isOverdue({ payment_code, since }: { payment_code: string; since: Date }, now: Date): boolean {
	if (payment_code !== BANK_TRANSFER) return now.getTime() - since.getTime() > KEPT_FOR_A_PAGE;
	return toShopTime(now).day > addWorkdays(toPayUntil(since), TRANSIT_WORKDAYS);
}
