import type { PaymentStatus } from '@titraj/contract/order-status.ts';

/** Input for opening a payment. */
export interface PaymentRequest {
	/** The shop's reference, unique per attempt. */
	reference: string;
	orderNumber: string;
	cents: number;
	currency: string;
	instalments: number | null;
	/** Code of the payment method: a provider may offer several. */
	method: string;
	lang: string;
	returnUrl: string;
	callbackUrl: string;
}

export interface ProviderSettings {
	/** Shared only with the provider. */
	secret: string;
	/** URL of the provider's pages. */
	pagesUrl: string;
}

export interface OpenedPayment {
	/** HTML of a form that is submitted to the provider. */
	hiddenForm: string | null;
	redirectUrl: string | null;
}

/** A verified webhook. */
export interface PaymentWebhook {
	/** Reference of the attempt, or number of the order; see `refersTo`. */
	reference: string;
	status: Extract<PaymentStatus, 'approved' | 'declined' | 'cancelled'>;
	cents: number;
}

/** Adapter of a payment provider. Nothing provider-specific exists outside of it. */
export interface PaymentProvider {
	code: string;
	/** What webhooks refer to: one attempt by the shop's reference, or an order by its number, which payers copy from a slip. */
	refersTo: 'attempt' | 'order';
	open(request: PaymentRequest, settings: ProviderSettings): Promise<OpenedPayment>;
	/** Verifies and parses a webhook; null if the provider did not send it. */
	parseWebhook(fields: Readonly<Record<string, string>>, settings: ProviderSettings): PaymentWebhook | null;
}
