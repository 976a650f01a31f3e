import type { PaymentStatus } from '@titraj/contract/orders.ts';

/** What a provider needs to know to take a payment. */
export interface PaymentRequest {
	/** Ours, new for each attempt. */
	reference: string;
	orderNumber: string;
	cents: number;
	currency: string;
	instalments: number | null;
	/** Code of the way to pay: one provider may offer several. */
	method: string;
	lang: string;
	returnUrl: string;
	callbackUrl: string;
}

export interface ProviderSettings {
	/** Shared with the provider alone. */
	secret: string;
	/** Where its pages are. */
	pagesUrl: string;
}

export interface OpenedPayment {
	/** HTML of a form that leads to the provider. */
	hiddenForm: string | null;
	redirectUrl: string | null;
}

/** A verified webhook. */
export interface PaymentWebhook {
	/** Of the attempt or the order, see `refersTo`. */
	reference: string;
	status: Extract<PaymentStatus, 'approved' | 'declined' | 'cancelled'>;
	cents: number;
}

/** An adapter: the one file that knows a provider. */
export interface PaymentProvider {
	code: string;
	/** What its webhooks name: one attempt by our reference, or an order by its number, which payers copy from a slip. */
	refersTo: 'attempt' | 'order';
	open(request: PaymentRequest, settings: ProviderSettings): Promise<OpenedPayment>;
	/** Verifies and parses a webhook; null if the provider did not send it. */
	parseWebhook(fields: Readonly<Record<string, string>>, settings: ProviderSettings): PaymentWebhook | null;
}
