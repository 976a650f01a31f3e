import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { CallConfig } from '../../platform/shop/live-settings.ts';
import { isCollected, toDeliveryWindow } from '../../shipping/index.ts';
import { waitsForStock } from '../delivery/parcel-days.ts';
import { isComplete } from '../stored-customer.ts';
import type { CartState } from './load-cart-state.ts';
import { offeredPayments } from './offered-payments.ts';
import { findPaymentError } from './payment-error.ts';
import { toInstalments } from './payment-rules.ts';
import { toPayable } from './to-payable.ts';

/** Steps that still lack data for an order, in checkout order. A choice that is no longer available counts as missing. */
export function findMissing(state: Omit<CartState, 'id' | 'version'>, now: Date, config: CallConfig): ('customer' | 'shipping' | 'locker' | 'payment')[] {
	return [
		...(isComplete(state.customer, state.shipping !== null && isCollected(state.shipping.rule)) ? [] : (['customer'] as const)),
		...findShippingGap(state, now),
		...(hasPayment(state, config) ? [] : (['payment'] as const)),
	];
}

function findShippingGap({ lines, shipping, dispatch }: Pick<CartState, 'lines' | 'shipping' | 'dispatch'>, now: Date): ('shipping' | 'locker')[] {
	if (shipping === null || shipping.error !== null) return ['shipping'];
	const { rule, store, locker, date } = shipping;
	if (rule.kind === 'pickup') return store === null ? ['shipping'] : [];
	if (date !== null && waitsForStock(lines)) return ['shipping'];
	if (date !== null && !toDeliveryWindow(rule, now, dispatch).dates.includes(date)) return ['shipping'];
	return rule.kind === 'locker' && locker === null ? ['locker'] : [];
}

function hasPayment(state: Pick<CartState, 'payment' | 'shipping' | 'price' | 'toPay' | 'lines' | 'currency' | 'customer'>, config: CallConfig): boolean {
	const { payment, price, toPay, currency } = state;
	if (payment === null) return false;
	const { rule, instalments } = payment;
	if (rule.code === GIFT_VOUCHER) return true;
	if (!offeredPayments(config, currency).some(({ code }) => code === rule.code)) return false;
	if (instalments !== null && !toInstalments(rule, toPay - price.payment).some(({ count }) => count === instalments)) return false;
	return findPaymentError(rule, toPayable(state), config.orderLimits) === null;
}
