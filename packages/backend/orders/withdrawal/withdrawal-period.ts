import { CONSUMER_LAW, consumerLawOf } from '@titraj/contract/law/consumer-law.ts';
import type { Order } from '@titraj/contract/orders.ts';
import { addDays, addWorkdays, toShopTime } from '../../platform/time/workdays.ts';

type Withdrawable = Pick<Order, 'status' | 'history' | 'delivery'>;

/**
 * Whether withdrawal is offered, and the last day for it: as many days after the order was handed over as the law of its country gives, or the next workday if that is
 * not a workday (D28, 0112). The last day is null until the order is handed over. It is offered once something was shipped or handed over: before, an order is cancelled.
 */
export function toWithdrawalPeriod(order: Withdrawable & Pick<Order, 'shipments'>, now: Date): Pick<Order, 'may_withdraw' | 'withdraw_until'> {
	const last = isEnded(order) ? null : lastDayOf(order);
	const isOut = order.status === 'shipped' || order.shipments.length > 0 || lastDayOf(order) !== null;
	return { may_withdraw: isOut && !isWithdrawalOver(order, now), withdraw_until: last };
}

/** Cancelled and returned orders cannot be withdrawn from, nor others after the last day. A statement before the goods have left is received (Directive 2011/83/EU, article 9). */
export function isWithdrawalOver(order: Withdrawable, now: Date): boolean {
	const last = lastDayOf(order);
	return isEnded(order) || (last !== null && toShopTime(now).day > last);
}

const isEnded = ({ status }: Pick<Order, 'status'>): boolean => status === 'cancelled' || status === 'returned';

function lastDayOf({ history, delivery }: Withdrawable): string | null {
	const done = history.findLast((step) => step.status === 'completed');
	return done === undefined ? null : toLastDay(new Date(done.datetime), delivery?.country);
}

/** The last day of an order that was handed over then. */
export const toLastDay = (handedOver: Date, country: string | undefined): string =>
	addWorkdays(addDays(toShopTime(handedOver).day, consumerLawOf(country).withdrawalDays), 0);

/** Last day for sending the goods back after a withdrawal received at that time; the same in every country that the shop has a market in. */
export const toReturnUntil = (received: Date): string => addDays(toShopTime(received).day, CONSUMER_LAW.HR.returnDays);
