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

export interface PaymentNotice {
	/** As the provider's `refersTo` says. */
	reference: string;
	status: Extract<PaymentStatus, 'approved' | 'declined' | 'cancelled'>;
	cents: number;
}

/** An adapter: the one file that knows a provider. */
export interface PaymentProvider {
	code: string;
	/** What its notices name: one attempt by our reference, or an order by its number, which is what a payer copies from a slip. */
	refersTo: 'attempt' | 'order';
	open(request: PaymentRequest, settings: ProviderSettings): Promise<OpenedPayment>;
	/** What it says of a payment; null where it did not say it. */
	readNotice(fields: Readonly<Record<string, string>>, settings: ProviderSettings): PaymentNotice | null;
}
