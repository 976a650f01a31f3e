import type { GuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import type { NoDelivery } from '#lib/navigation/no-delivery.ts';
import type { CheckoutStep, JoinableStep } from '#lib/platform/config/checkout-steps.ts';
import type { ShopContact } from './shop-contact.ts';

/** Props of every checkout screen: a shell, whose content the browser loads (D9). */
export interface CheckoutProps {
	readonly title: string;
	/** The shop's checkout steps in order. */
	readonly steps: readonly CheckoutStepLink[];
	/** Whether checkout starts with the login step (Spec 4, Checkout guards). */
	readonly webshopAuth: boolean;
	/** Paths of related pages that the shop has. */
	readonly urls: Readonly<Partial<Record<CheckoutPage, string>>>;
	/** What is shown of the legal guarantee. */
	readonly guarantee?: GuaranteeLinks | undefined;
	/** Path of the printable slip for bank transfers; left out if the shop has none (Spec 9, Defaults). */
	readonly slipUrl?: string;
	/** Whether the backend has an endpoint for parcel lockers, so that delivery to one can be chosen. */
	readonly hasLockers: boolean;
	/** Whether order lines show their EAN (Spec 9, Defaults). */
	readonly showsItemEan: boolean;
	/** Format of order numbers; `%order_number%` is replaced by the number (Spec 9, Defaults). */
	readonly orderNumberPattern: string;
}

export interface CheckoutStepLink {
	readonly step: CheckoutStep;
	readonly title: string;
	readonly url: string;
	/** Steps that this one's screen also asks for. */
	readonly asks?: readonly JoinableStep[];
}

/** Pages that checkout screens link to; a link to a page that the shop lacks is left out. */
export type CheckoutPage =
	| 'login'
	| 'signup'
	| 'forgotten_password'
	| 'new_payment'
	| 'view_order'
	| 'order_lookup'
	| 'withdrawal'
	| 'terms'
	| 'privacy'
	| 'withdrawal_form';

/** Props of the checkout screens by screen name. */
export interface CheckoutScreenProps {
	/** `noDelivery`: left out if the shop delivers to the market's country, or does not say. */
	'webshop/shopping_cart': CheckoutProps & { readonly noDelivery?: NoDelivery };
	'webshop/login': CheckoutProps;
	'webshop/customer': CheckoutProps;
	'webshop/shipping': CheckoutProps;
	'webshop/payment': CheckoutProps;
	'webshop/review_order': CheckoutProps;
	'webshop/thank_you': CheckoutProps;
	'webshop/failed_order': CheckoutProps;
	'webshop/new_payment': CheckoutProps;
	'webshop/payment_form': CheckoutProps;
	'webshop/payment_create': CheckoutProps;
	/** `returnAddress`: address for returned goods; empty if not set. */
	'webshop/view_order': CheckoutProps & { readonly returnAddress: string; readonly contact: ShopContact };
	'webshop/order_lookup': CheckoutProps;
	'webshop/withdrawal': CheckoutProps & { readonly returnAddress: string };
	/** Slip of a bank transfer, on a blank page (Spec 2, Screens and routes); `prints`: whether the shop offers it (Spec 9, Defaults). */
	'webshop/print-payment-transfer': { readonly title: string; readonly prints: boolean };
}
