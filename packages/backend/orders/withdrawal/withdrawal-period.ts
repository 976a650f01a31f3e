import { CONSUMER_LAW, consumerLawOf } from '@titraj/contract/law/consumer-law.ts';
import type { Order } from '@titraj/contract/orders.ts';
import { addDays, addWorkdays, toShopTime } from '../../platform/time/workdays.ts';

/**
 * Whether an order can be withdrawn from, and the last day for it: as many days after it was handed over as the law of its country gives, or the next workday if
 * that is not a workday (D28, 0112). The last day is null until the order is handed over. Cancelled and returned orders cannot be withdrawn from.
 */
export function toWithdrawalPeriod(
	{ status, history, delivery }: Pick<Order, 'status' | 'history' | 'delivery'>,
	now: Date,
): Pick<Order, 'may_withdraw' | 'withdraw_until'> {
	if (status === 'cancelled' || status === 'returned') return { may_withdraw: false, withdraw_until: null };
	const done = history.findLast((step) => step.status === 'completed');
	if (done === undefined) return { may_withdraw: true, withdraw_until: null };
	const { withdrawalDays } = consumerLawOf(delivery?.country);
	const last = addWorkdays(addDays(toShopTime(new Date(done.datetime)).day, withdrawalDays), 0);
	return { may_withdraw: toShopTime(now).day <= last, withdraw_until: last };
}

/** Last day for sending the goods back after a withdrawal received at that time; the same in every country that the shop has a market in. */
export const toReturnUntil = (received: Date): string => addDays(toShopTime(received).day, CONSUMER_LAW.HR.returnDays);
