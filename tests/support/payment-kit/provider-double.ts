import type { StartOptions } from '@titraj/backend/start-backend.ts';
import type { PaymentForm } from '@titraj/contract/checkout-outcome.ts';

/** A request that a provider's server, or the browser that returns from it, sends to the shop. */
export interface SentMessage {
	readonly method: 'GET' | 'POST';
	readonly headers: Readonly<Record<string, string>>;
	/** Without its question mark. */
	readonly query: string;
	readonly body: string;
}

/** How a payment ends; another amount (cents) or currency than the one asked for plays a faulty provider. */
export interface Ending {
	readonly status: 'approved' | 'declined' | 'cancelled';
	readonly cents?: number;
	readonly currency?: string;
}

/** Where the shop sends the shopper. */
export interface OpenedAtProvider {
	readonly form: PaymentForm | null;
	readonly redirectUrl: string | null;
}

/** What a provider says when a payment has ended: `callback` comes from its server, `back` from the shopper's browser. */
export interface Said {
	readonly callback: SentMessage;
	readonly back: SentMessage;
}

/** A stand-in for a payment provider, which the kit plays with. */
export interface ProviderDouble {
	/** Code of the provider. */
	readonly code: string;
	/** Code of a payment method that uses it. */
	readonly method: string;
	/** Settings of a backend that uses the double. */
	readonly options: StartOptions;
	/** Origin of its pages; null for that of the backend. */
	readonly host: string | null;
	/** Endings that the provider reports. */
	readonly endings: readonly Ending['status'][];
	/** Whether its messages name a currency. */
	readonly namesCurrency: boolean;
	/** Calls of the provider's interface are carried out, but their answers are lost. Left out: it has no interface. */
	loseAnswers?(isLosing: boolean): void;
	/** Cents of the refunds that it carried out for an order. */
	refundsOf(orderNumber: string): readonly number[];
	/** A refund whose answer was lost: asked for again, checked by staff at the provider, or paid by staff from the start. */
	readonly lostRefunds: 'repeated' | 'checked' | 'by_hand';
	end(opened: OpenedAtProvider, ending: Ending): Promise<Said>;
	/** Messages that the provider did not send, made from one that it did. */
	forge(message: SentMessage): readonly (readonly [title: string, message: SentMessage])[];
	close(): Promise<void>;
}

/** A form as a browser or server posts it. */
export const formMessage = (fields: Readonly<Record<string, string>>): SentMessage => ({
	method: 'POST',
	headers: { 'content-type': 'application/x-www-form-urlencoded' },
	query: '',
	body: new URLSearchParams(fields).toString(),
});
