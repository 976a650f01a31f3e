import Stripe from 'stripe';
import type { ProviderDouble, SentMessage } from './provider-double.ts';
import { paySession, type Session, type StripeServer, startStripeServer, toPayment, toSession } from './stripe-server.ts';

const SECRET = 'whsec_0123456789abcdef0123456789abcdef';
export const STRIPE_KEY = 'sk_test_0123456789abcdef';

export interface StripeDouble extends ProviderDouble {
	readonly server: StripeServer;
}

/** Stripe, with events signed by its own library. `capture`: whether payments are only held. */
export async function openStripeDouble(capture: 'at_once' | 'later' = 'at_once'): Promise<StripeDouble> {
	const server = await startStripeServer();
	return {
		server,
		code: 'stripe',
		method: 'card',
		options: {
			providerVariables: { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API: server.url, STRIPE_CAPTURE: capture },
			settings: { paymentTerms: { card: { provider: 'stripe' } } },
		},
		host: server.url,
		// A declined card is replaced on Stripe's page: it ends nothing.
		endings: ['approved', 'cancelled'],
		namesCurrency: true,
		loseAnswers: (isLosing) => {
			server.losesAnswers = isLosing;
		},
		refundsOf: (number) =>
			[...server.sessions.values()]
				.filter(({ payment }) => payment.metadata['reference']?.startsWith(`${number}-`))
				.flatMap(({ payment }) => payment.refunds.map(({ amount }) => amount)),
		lostRefunds: 'repeated',
		async end({ redirectUrl }, { status, cents, currency }) {
			const session = server.sessions.get(redirectUrl?.split('/').at(-1) ?? '');
			if (session === undefined) throw new Error('No session was opened');
			if (status === 'cancelled') {
				const expired = eventMessage('checkout.session.expired', { ...toSession(session, server.url), status: 'expired' });
				return { callback: expired, back: returnMessage(session.cancel_url) };
			}
			paySession(session);
			const shown = {
				...toSession(session, server.url),
				...(cents !== undefined && { amount_total: cents }),
				...(currency && { currency: currency.toLowerCase() }),
			};
			return {
				callback: eventMessage('checkout.session.completed', shown),
				back: returnMessage(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id)),
			};
		},
		forge: (message) => [
			['another secret', { ...message, headers: { ...message.headers, 'stripe-signature': sign(message.body, 'whsec_another_secret_of_somebody') } }],
			['another body', { ...message, body: message.body.replace('"amount_total"', '"amount_subtotal"') }],
			['no signature', { ...message, headers: { 'content-type': 'application/json' } }],
			['an old signature', { ...message, headers: { ...message.headers, 'stripe-signature': sign(message.body, SECRET, 1_700_000_000) } }],
		],
		close: () => server.close(),
	};
}

/** An event as Stripe posts it. */
export function eventMessage(type: string, object: object): SentMessage {
	const body = JSON.stringify(
		{ id: `evt_${type}`, object: 'event', api_version: '2026-01-28', livemode: false, pending_webhooks: 1, type, data: { object } },
		null,
		2,
	);
	return { method: 'POST', headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': sign(body, SECRET) }, query: '', body };
}

/** The charge of a session's payment, as in `charge.refunded`. */
export const chargeOf = ({ payment }: Session, amount_refunded: number) => ({
	...{ id: `ch_${payment.id}`, object: 'charge', amount: payment.amount, amount_refunded, currency: payment.currency },
	...{ metadata: payment.metadata, payment_intent: payment.id },
});

/** The last refund of a session's payment as Stripe reports it once the card's bank sent it back, with the fields of public reports of `charge.refund.updated`. */
export function failRefund({ payment }: Session) {
	const last = payment.refunds.at(-1);
	if (last === undefined) throw new Error('Nothing was refunded');
	last.status = 'failed';
	payment.refunded -= last.amount;
	return {
		...{ ...last, object: 'refund', charge: `ch_${payment.id}`, payment_intent: payment.id, currency: payment.currency, reason: 'requested_by_customer' },
		...{ failure_reason: 'expired_or_canceled_card', failure_balance_transaction: 'txn_1', balance_transaction: 'txn_0', receipt_number: null },
	};
}

/** A dispute about a session's payment. */
export const disputeOf = ({ payment }: Session) => ({
	...{ id: `dp_${payment.id}`, object: 'dispute', amount: payment.amount, currency: payment.currency, reason: 'fraudulent', status: 'needs_response' },
	...{ charge: `ch_${payment.id}`, payment_intent: payment.id, metadata: {} },
});

export const paymentOf = ({ payment }: Session) => toPayment(payment);

const sign = (payload: string, secret: string, timestamp?: number): string =>
	new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });

const returnMessage = (url: string): SentMessage => ({ method: 'GET', headers: {}, query: new URL(url).search.slice(1), body: '' });
