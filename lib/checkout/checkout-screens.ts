import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';

/** What every checkout screen gets: a shell, whose content the browser asks for (D9). */
export interface CheckoutProps {
	readonly title: string;
	/** The shop's steps in their order. */
	readonly steps: readonly CheckoutStepLink[];
	/** Checkout asks who buys first (Spec 4, Checkout guards). */
	readonly webshopAuth: boolean;
	/** Addresses of the pages around it that the shop has. */
	readonly urls: Readonly<Partial<Record<CheckoutPage, string>>>;
	/** Bank transfers have a slip to print; its address (Spec 9, Defaults). */
	readonly slipUrl?: string;
	/** The backend says where parcel lockers are: ways of delivery that need one can be chosen. */
	readonly hasLockers: boolean;
	/** Lines of an order say their EAN (Spec 9, Defaults). */
	readonly showsItemEan: boolean;
	/** How an order's number is written; `%order_number%` stands for it (Spec 9, Defaults). */
	readonly orderNumberPattern: string;
}

export interface CheckoutStepLink {
	readonly step: CheckoutStep;
	readonly title: string;
	readonly url: string;
}

/** Pages that a checkout screen may lead to; a control that needs one that the shop does not have is left out. */
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
	| 'withdrawal_form'
	| 'legal_guarantee';

/** Props of the checkout's screens. */
export interface CheckoutScreenProps {
	'webshop/shopping_cart': CheckoutProps;
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
	/** `returnAddress`: where returned goods go; empty where the shop names none. */
	'webshop/view_order': CheckoutProps & { readonly returnAddress: string };
	'webshop/order_lookup': CheckoutProps;
	'webshop/withdrawal': CheckoutProps & { readonly returnAddress: string };
	/** Slip of a bank transfer, on a blank sheet (Spec 2, Screens and routes); `prints` says whether the shop has any (Spec 9, Defaults). */
	'webshop/print-payment-transfer': { readonly title: string; readonly prints: boolean };
}
