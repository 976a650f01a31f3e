import type { CartCustomer } from '@titraj/contract/checkout.ts';
import type { CartView } from '#lib/cart/cart.ts';
import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';

interface Chosen {
	readonly cart: Pick<CartView, 'parcels' | 'payment'>;
	/** Undefined until it is loaded. */
	readonly customer: CartCustomer | undefined;
	readonly t: Translator;
}

/** What was chosen at a checkout step, as one text without line breaks; empty if nothing was, and for steps without a choice. */
export function toStepText(step: CheckoutStep, { cart, customer, t }: Chosen): string {
	switch (step) {
		case 'customer':
			return toCustomerText(customer);
		case 'shipping':
			return (cart.parcels ?? []).map((parcel) => toParcelText(parcel, t)).join('; ');
		case 'payment':
			return join([cart.payment?.title, cart.payment && cart.payment.instalments > 1 && t('checkout.payment.count', { count: cart.payment.instalments })]);
		default:
			return '';
	}
}

function toCustomerText(customer: CartCustomer | undefined): string {
	if (!customer?.delivery) return '';
	const { first_name, last_name, street, postcode, city } = customer.delivery;
	return join([`${first_name} ${last_name}`, street, `${postcode} ${city}`.trim(), customer.email]);
}

function toParcelText({ title, location, locker, from, to }: NonNullable<CartView['parcels']>[number], t: Translator): string {
	const place = location?.title ?? locker?.title;
	return join([
		place ? `${title}: ${place}` : title,
		from && to && t(location ? 'checkout.pickup_days' : 'checkout.shipping.days', { days: formatDays(from, to, t.locale) }),
	]);
}

const join = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');
