import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { addWorkdays, toEndOfDay, toShopTime } from '../../platform/time/workdays.ts';

/** Workdays for which the goods of an order are reserved while its transfer is pending, as the shop promises. */
const KEPT_WORKDAYS = 3;
/** A transfer made on the last day arrives one workday later. */
const TRANSIT_WORKDAYS = 1;
/** Milliseconds for which an unfinished online payment can be completed: the link in the confirmation still works the next day. */
export const KEPT_FOR_A_PAGE = 24 * 3_600_000;

/** The day until which the goods of an order paid by transfer are reserved. `since`: when transfer was chosen. */
export const toPayUntil = (since: Date): string => addWorkdays(toShopTime(since).day, KEPT_WORKDAYS);

/** End of the last day, in the shop's time zone, on which a transfer may still arrive. `since`: when transfer was chosen. */
export const toEndOfTransfer = (since: Date): Date => toEndOfDay(addWorkdays(toPayUntil(since), TRANSIT_WORKDAYS));

/** Whether the time limit for payment has expired. `since`: when the latest payment attempt began. */
export function isOverdue({ payment_code, since }: { payment_code: string; since: Date }, now: Date): boolean {
	if (payment_code !== BANK_TRANSFER) return now.getTime() - since.getTime() > KEPT_FOR_A_PAGE;
	return toShopTime(now).day > addWorkdays(toPayUntil(since), TRANSIT_WORKDAYS);
}

/**
 * Whether an order whose transfer is late may be cancelled without a decision by staff: they were shown it since the attempt began, and the workday after that is
 * over, so that they had time to look at their bank statement.
 */
export function canCancelTransfer({ shown, since }: { shown: Date | null; since: Date }, now: Date): boolean {
	return shown !== null && shown >= since && toShopTime(now).day > addWorkdays(toShopTime(shown).day, 1);
}
