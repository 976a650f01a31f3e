import { readSettings, type Setting, type SettingValues, type Variables } from '../settings/setting.ts';
import type { ProviderMessage } from './provider-message.ts';

/** Input for opening a payment. */
export interface PaymentRequest {
	/** The shop's reference, unique per attempt: also the idempotency key of the call to the provider. */
	readonly reference: string;
	readonly orderNumber: string;
	readonly cents: number;
	/** ISO 4217 code. */
	readonly currency: string;
	readonly instalments: number | null;
	/** Code of the payment method: a provider may offer several. */
	readonly method: string;
	readonly lang: string;
	/** The customer's e-mail; null if it is not known. */
	readonly email: string | null;
	/** Who pays: the billing address; null if it is not known. */
	readonly payer: Payer | null;
	/** Where the provider returns the shopper. */
	readonly returnUrl: string;
	/** Where the provider's server reports. */
	readonly callbackUrl: string;
}

export interface Payer {
	readonly name: string;
	readonly street: string;
	readonly postcode: string;
	readonly city: string;
	/** Two letters. */
	readonly country: string;
	readonly phone: string | null;
}

export interface OpenedPayment {
	/** HTML of a form that the browser submits to the provider. */
	readonly hiddenForm: string | null;
	readonly redirectUrl: string | null;
	/** The provider's own id of the payment, if it has one already. */
	readonly providerId?: string | null;
}

/** A payment attempt as it was stored. */
export interface StoredAttempt {
	readonly reference: string;
	readonly providerId: string | null;
	readonly cents: number;
	readonly currency: string;
	readonly capturedCents: number;
	readonly refundedCents: number;
}

/**
 * What a provider says about a payment. `authorized`: the money is held and has to be captured. `disputed`: the cardholder asks for it back.
 * `refunded`: `cents` have been paid back in total. `refund_failed`: a refund that was reported before did not reach the customer; `cents` stay paid back in total.
 */
export type PaymentNewsStatus = 'pending' | 'authorized' | 'approved' | 'declined' | 'cancelled' | 'refunded' | 'refund_failed' | 'disputed';

/** A verified message about a payment. */
export interface PaymentNews {
	/** Reference of the attempt, or number of the order; see `refersTo`. */
	readonly reference: string;
	readonly status: PaymentNewsStatus;
	readonly cents: number;
	/** ISO 4217 code; null if the provider names none. */
	readonly currency: string | null;
	/** The provider's own id of the payment, by which it is captured and refunded. */
	readonly providerId: string | null;
	/** The refund that failed: its key, null if the shop did not ask for it, and why. */
	readonly failed?: { readonly key: string | null; readonly reason: string };
}

export interface RefundRequest {
	/** Amount to pay back: all of the payment, or a part. */
	readonly cents: number;
	/** Unique per refund: a repeated call must not refund twice. */
	readonly key: string;
}

/** Result of a call to the provider about a payment; `refused` says why, for staff. */
export type ProviderOutcome = { readonly outcome: 'done'; readonly providerId?: string | null } | { readonly outcome: 'refused'; readonly reason: string };

/** A provider with its settings. Every function may call the provider, and is never called inside a database transaction. */
export interface ConnectedProvider {
	/** Origins of the provider's pages: the browser may be sent only there. */
	readonly hosts: readonly string[];
	/** False if a refund that is asked for again with the same key could pay back twice: after a lost answer, staff then look at the provider. True if left out. */
	readonly refundsOnce?: boolean;
	open(request: PaymentRequest): Promise<OpenedPayment>;
	/** What the return of the shopper says about the payment; null if the provider did not send it. */
	handleReturn(message: ProviderMessage): Promise<PaymentNews | null>;
	/** What a message of the provider's server says: empty if it is about nothing of the shop's, null if the provider did not send it. */
	parseWebhook(message: ProviderMessage): Promise<readonly PaymentNews[] | null>;
	/** Asks for the state of a payment, `refunded` with what went back in total if money that was taken did; null if the provider cannot be asked. */
	status(attempt: StoredAttempt): Promise<PaymentNews | null>;
	/** Takes held money: all of it, or a part. */
	capture(attempt: StoredAttempt, cents: number): Promise<ProviderOutcome>;
	/** Ends a payment that is not approved yet, or gives held money back. */
	cancel(attempt: StoredAttempt): Promise<ProviderOutcome>;
	refund(attempt: StoredAttempt, request: RefundRequest): Promise<ProviderOutcome>;
}

type Settings = Readonly<Record<string, Setting<unknown>>>;

interface PaymentProviderDefinition<Declared extends Settings> {
	/** Names the provider in addresses and in the database: lower-case letters, digits, `_` and `-`. */
	readonly code: string;
	/** What messages refer to: one attempt by the shop's reference, or an order by its number, which payers copy from a slip. */
	readonly refersTo: 'attempt' | 'order';
	/** Its settings, read from the environment. */
	readonly settings: Declared;
	/** The provider with its settings; null while one that it needs is missing, and its methods are then not offered. */
	connect(settings: SettingValues<Declared>): ConnectedProvider | null;
}

/** A payment provider as the shop knows it. Nothing specific to a provider exists outside of its file. */
export interface PaymentProvider {
	readonly code: string;
	readonly refersTo: 'attempt' | 'order';
	readonly settings: readonly Setting<unknown>[];
	connect(variables: Variables): ConnectedProvider | null;
}

/** Declares a payment provider; its line in `defineShop({ payments })`, or in the backend's list, adds it. */
export function definePaymentProvider<const Declared extends Settings>(definition: PaymentProviderDefinition<Declared>): PaymentProvider {
	if (!/^[a-z0-9_-]{1,40}$/.test(definition.code)) throw new Error(`The payment provider's code "${definition.code}" must be 1 to 40 of a-z, 0-9, _ and -`);
	return {
		code: definition.code,
		refersTo: definition.refersTo,
		settings: Object.values(definition.settings),
		connect: (variables) => definition.connect(readSettings(definition.settings, variables)),
	};
}

/** For providers that cannot do what was asked for: staff do it at the provider. */
export const notOffered = (what: string): Promise<ProviderOutcome> =>
	Promise.resolve({ outcome: 'refused', reason: `${what} is not offered by the provider's interface` });
