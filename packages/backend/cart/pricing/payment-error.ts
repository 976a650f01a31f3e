import { fromCents } from '../../platform/market/currency.ts';
import type { OrderLimits } from '../../platform/settings/order-limits.ts';
import type { ShippingRule } from '../../shipping/index.ts';
import type { PaymentRule } from './payment-rules.ts';

export interface Payable {
	/** The chosen shipping method; null without one, `placed` for an order whose delivery is settled. */
	shipping: Pick<ShippingRule, 'kind' | 'takesCash' | 'code'> | null | 'placed';
	/** Country of delivery; null if it is not known. */
	country: string | null;
	totalCents: number;
	/** Highest quantity of a single product. */
	pieces: number;
}

/** Label of why an order cannot be paid with a method; null if it can. */
export function findPaymentError(rule: PaymentRule, { shipping, country, totalCents, pieces }: Payable, limits: OrderLimits): string | null {
	if (!goesWith(rule, shipping)) return 'error_payment_shipping';
	if (country !== null && rule.countries !== null && !rule.countries.includes(country)) return 'error_payment_country';
	if (totalCents < rule.minimumCents) return 'error_payment_minimum';
	const maximum = maximumCents(rule, limits);
	if (maximum !== null && totalCents > maximum) return 'error_payment_maximum';
	return rule.isPaidLater && pieces > limits.payLaterPieces ? 'error_payment_pieces' : null;
}

function goesWith(rule: PaymentRule, shipping: Payable['shipping']): boolean {
	// Cash on delivery and payment in a store cannot be chosen after the order was placed.
	if (shipping === 'placed') return rule.shipping === null;
	if (rule.shippingCodes !== null && shipping !== null && !rule.shippingCodes.includes(shipping.code)) return false;
	if (rule.shipping === null) return true;
	return rule.shipping === 'pickup' ? shipping?.kind === 'pickup' : shipping?.takesCash === true;
}

/** Maximum order total of a payment method, in its currency; lower if the method is paid later. */
export function maximumCents(rule: PaymentRule, { payLaterTotal }: OrderLimits): number | null {
	const bounds = [rule.maximumCents, rule.isPaidLater ? fromCents(payLaterTotal, rule.currency) : null].filter((cents) => cents !== null);
	return bounds.length === 0 ? null : Math.min(...bounds);
}
