import { createHmac } from 'node:crypto';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { address, oneOf, secret } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { definePaymentProvider, type PaymentNews, type ProviderOutcome } from '@titraj/contract/shop/define-payment-provider.ts';
import { fieldsOf } from '@titraj/contract/shop/provider-message.ts';
import type Stripe from 'stripe';

/** Answers take less than a second; the shopper is waiting for this one. */
const TIMEOUT = 8000;
const API = 'https://api.stripe.com';
const PAGES = 'https://checkout.stripe.com';

/**
 * Stripe Checkout: cards with 3-D Secure, Apple Pay, Google Pay and what else the account offers, on Stripe's page (docs/payments.md). The shop sees no card data. The
 * reference is in the metadata of session and payment, from where Stripe copies it to the charge.
 */
export const stripe = definePaymentProvider({
	code: 'stripe',
	refersTo: 'attempt',
	settings: {
		secretKey: optional('STRIPE_SECRET_KEY', secret(), {
			about: 'Secret key of the Stripe account, `sk_…` or a restricted key `rk_…`. Empty: no payments by Stripe.',
			secret: true,
		}),
		webhookSecret: optional('STRIPE_WEBHOOK_SECRET', secret(), {
			about: "Signing secret `whsec_…` of the account's webhook endpoint `/api/hapi/webshop/payment-callback/stripe` (docs/payments.md).",
			secret: true,
		}),
		capture: setting('STRIPE_CAPTURE', oneOf('at_once', 'later'), {
			standard: 'at_once',
			about: '`later`: a payment only holds the money, and the merchant API captures it, within seven days for most cards. `at_once`: it is taken at once.',
		}),
		api: setting('STRIPE_API', address, { standard: API, about: "Origin of Stripe's API; another one only for tests." }),
	},
	connect({ secretKey, webhookSecret, capture, api }) {
		if (secretKey === undefined || webhookSecret === undefined) return null;
		// With the start, which connects every provider: later the packages may be replaced. A failure is that of the first call.
		loadStripe().catch(() => undefined);
		const open = () => openStripe(secretKey, api);
		const sign = (reference: string) => createHmac('sha256', secretKey).update(`cancelled ${reference}`).digest('hex');
		return {
			hosts: [api === API ? PAGES : new URL(api).origin],
			async open({ reference, orderNumber, cents, currency, lang, email, returnUrl }) {
				const session = await (await open()).checkout.sessions.create(
					{
						mode: 'payment',
						client_reference_id: reference,
						...(email !== null && { customer_email: email }),
						locale: lang === 'en' ? 'en' : 'hr',
						line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name: orderNumber } } }],
						metadata: { reference },
						payment_intent_data: { description: orderNumber, metadata: { reference }, capture_method: capture === 'later' ? 'manual' : 'automatic' },
						success_url: `${returnUrl}?session_id={CHECKOUT_SESSION_ID}`,
						cancel_url: `${returnUrl}?${new URLSearchParams({ cancelled: reference, amount: String(cents), signature: sign(reference) })}`,
					},
					{ idempotencyKey: reference },
				);
				return { hiddenForm: null, redirectUrl: session.url, providerId: session.id };
			},
			async handleReturn(message) {
				const { session_id = '', cancelled = '', amount = '', signature = '' } = fieldsOf(message);
				if (cancelled !== '')
					return isSameSecret(signature, sign(cancelled))
						? { reference: cancelled, status: 'cancelled', cents: Number(amount), currency: null, providerId: null }
						: null;
				if (!/^cs_[A-Za-z0-9_]{1,200}$/.test(session_id)) return null;
				return readSession(await open(), session_id);
			},
			async parseWebhook({ body, headers }) {
				const client = await open();
				let event: Stripe.Event;
				try {
					event = client.webhooks.constructEvent(Buffer.from(body), headers['stripe-signature'] ?? '', webhookSecret);
				} catch {
					return null;
				}
				const news = await newsOfEvent(client, event);
				return news === null ? [] : [news];
			},
			async status({ providerId, capturedCents }) {
				if (providerId === null) return null;
				const client = await open();
				if (providerId.startsWith('cs_')) return readSession(client, providerId);
				const payment = await client.paymentIntents.retrieve(providerId, { expand: ['latest_charge'] });
				const news = newsOfPayment(payment);
				const charge = typeof payment.latest_charge === 'object' ? payment.latest_charge : null;
				const refunded = (charge?.amount_refunded ?? 0) > 0 ? sumPaidBack(await listRefunds(client, providerId)) : 0;
				return news !== null && capturedCents > 0 && refunded > 0 ? { ...news, status: 'refunded', cents: refunded } : news;
			},
			capture: ({ providerId, reference }, cents) =>
				attempt(providerId, async (id) => (await open()).paymentIntents.capture(id, { amount_to_capture: cents }, { idempotencyKey: `${reference}-capture` })),
			cancel: ({ providerId }) =>
				attempt(providerId, async (id) => {
					const client = await open();
					return id.startsWith('cs_') ? client.checkout.sessions.expire(id) : client.paymentIntents.cancel(id);
				}),
			refund: ({ providerId, reference }, { cents, key }) =>
				attempt(providerId, async (id) => {
					const client = await open();
					// Stripe may forget idempotency keys after a day.
					const made = (await listRefunds(client, id)).find((each) => each.metadata?.['key'] === key && !isFailed(each));
					if (made !== undefined) return made;
					return client.refunds.create({ payment_intent: id, amount: cents, metadata: { reference, key } }, { idempotencyKey: `refund-${key}` });
				}),
		};
	},
});

/** Shops without Stripe do not carry the library. */
const loadStripe = () => import('stripe');

async function openStripe(secretKey: string, api: string): Promise<Stripe> {
	const { default: Client } = await loadStripe();
	const { protocol, hostname, port } = new URL(api);
	return new Client(secretKey, {
		...{ timeout: TIMEOUT, maxNetworkRetries: 1, telemetry: false },
		...(api !== API && { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port !== '' && { port }) }),
	});
}

async function readSession(client: Stripe, id: string): Promise<PaymentNews | null> {
	return newsOfSession(client, await client.checkout.sessions.retrieve(id));
}

/** News of a session of this shop; null for those that others opened with the same account. */
async function newsOfSession(client: Stripe, session: Stripe.Checkout.Session): Promise<PaymentNews | null> {
	const reference = session.metadata?.['reference'];
	if (reference === undefined) return null;
	const paymentId = idOf(session.payment_intent);
	const base = { reference, cents: session.amount_total ?? 0, currency: toCurrency(session.currency), providerId: paymentId ?? session.id };
	if (session.payment_status === 'paid') return { ...base, status: 'approved' };
	if (session.status === 'expired') return { ...base, status: 'cancelled' };
	// Complete but unpaid: the money is held, or a slow method is on its way.
	if (session.status === 'complete' && paymentId !== null) return newsOfPayment(await client.paymentIntents.retrieve(paymentId));
	return { ...base, status: 'pending' };
}

const PAYMENT_STATUS: Readonly<Partial<Record<Stripe.PaymentIntent.Status, PaymentNews['status']>>> = {
	succeeded: 'approved',
	requires_capture: 'authorized',
	canceled: 'cancelled',
};

function newsOfPayment(payment: Stripe.PaymentIntent): PaymentNews | null {
	const reference = payment.metadata['reference'];
	if (reference === undefined) return null;
	const status = PAYMENT_STATUS[payment.status] ?? 'pending';
	const cents = status === 'approved' ? payment.amount_received : payment.amount;
	return { reference, status, cents, currency: toCurrency(payment.currency), providerId: payment.id };
}

async function newsOfEvent(client: Stripe, event: Stripe.Event): Promise<PaymentNews | null> {
	switch (event.type) {
		case 'checkout.session.completed':
		case 'checkout.session.async_payment_succeeded':
		case 'checkout.session.expired':
			return newsOfSession(client, event.data.object);
		case 'checkout.session.async_payment_failed': {
			const news = await newsOfSession(client, event.data.object);
			return news && { ...news, status: 'declined' };
		}
		// A card that was declined on the page may be replaced there: `payment_failed` ends nothing.
		case 'payment_intent.succeeded':
		case 'payment_intent.canceled':
			return newsOfPayment(event.data.object);
		case 'charge.refunded': {
			const { metadata, currency, payment_intent } = event.data.object;
			const [reference, id] = [metadata['reference'], idOf(payment_intent)];
			if (reference === undefined || id === null) return null;
			// Not the amount of the event: one that is late or repeated still counts a refund that failed since.
			return { reference, status: 'refunded', cents: sumPaidBack(await listRefunds(client, id)), currency: toCurrency(currency), providerId: id };
		}
		// The names that Stripe has given to one event; a refund can fail days after it succeeded.
		case 'charge.refund.updated':
		case 'refund.updated':
		case 'refund.failed':
			return newsOfRefund(client, event.data.object);
		case 'charge.dispute.created': {
			const { payment_intent, amount, currency } = event.data.object;
			const id = idOf(payment_intent);
			const news = id === null ? null : newsOfPayment(await client.paymentIntents.retrieve(id));
			return news && { ...news, status: 'disputed', cents: amount, currency: toCurrency(currency) };
		}
		default:
			return null;
	}
}

/** A refund that failed or was cancelled; any other is reported by its charge. */
async function newsOfRefund(client: Stripe, refund: Stripe.Refund): Promise<PaymentNews | null> {
	const id = idOf(refund.payment_intent);
	if (id === null || !isFailed(refund)) return null;
	const news = newsOfPayment(await client.paymentIntents.retrieve(id));
	if (news === null) return null;
	const others = (await listRefunds(client, id)).filter((each) => each.id !== refund.id);
	const key = refund.metadata?.['key'] ?? null;
	// A refund that was repeated with its key, and paid, is not the one that failed.
	const wasRepeated = others.some((each) => each.metadata?.['key'] === key && !isFailed(each));
	const failed = { key: wasRepeated ? null : key, reason: refund.failure_reason ?? refund.status ?? '' };
	return { ...news, status: 'refund_failed', cents: sumPaidBack(others), failed };
}

const listRefunds = async (client: Stripe, payment_intent: string): Promise<readonly Stripe.Refund[]> =>
	(await client.refunds.list({ payment_intent, limit: 100 })).data;

const sumPaidBack = (refunds: readonly Stripe.Refund[]): number => refunds.reduce((sum, each) => (isFailed(each) ? sum : sum + each.amount), 0);
const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

const idOf = (object: string | { readonly id: string } | null): string | null => (typeof object === 'string' ? object : (object?.id ?? null));
const toCurrency = (currency: string | null): string | null => currency?.toUpperCase() ?? null;

/** Calls Stripe about a payment. What Stripe refuses is said to staff; a failure of the connection is thrown, and the call can be repeated. */
async function attempt(providerId: string | null, call: (id: string) => Promise<{ readonly id: string }>): Promise<ProviderOutcome> {
	if (providerId === null) return { outcome: 'refused', reason: 'the payment was not opened at Stripe' };
	const { default: Client } = await loadStripe();
	try {
		const { id } = await call(providerId);
		return { outcome: 'done', providerId: id };
	} catch (cause) {
		if (cause instanceof Client.errors.StripeInvalidRequestError) return { outcome: 'refused', reason: cause.message };
		throw cause;
	}
}
