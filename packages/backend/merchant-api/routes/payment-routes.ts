import { randomUUID } from 'node:crypto';
import { PaymentStatus } from '@titraj/contract/order-status.ts';
import Type, { type Static } from 'typebox';
import { changePayment, type PaymentChange } from '../../orders/index.ts';
import { findOrderId, readAttempts } from '../../orders/reading/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { type MerchantCall, route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Items, Moment, Money, Nothing, Nullable } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';

/** A payment attempt. */
const Attempt = Strict({
	/** The shop's reference; null for a payment that was not opened. */
	reference: Nullable(Type.String()),
	provider: Type.String(),
	/** The provider's own id. */
	provider_id: Nullable(Type.String()),
	status: PaymentStatus,
	amount: Money,
	/** Less than the amount: the money is held and has to be captured. */
	captured: Money,
	refunded: Money,
	/** When the cardholder asked for the money back. */
	disputed_at: Nullable(Moment),
	created_at: Moment,
	updated_at: Moment,
});
export type PaymentAttempt = Static<typeof Attempt>;

const Attempts = Items(Attempt);

export const PAYMENT_ROUTES = [
	route({
		...{ method: 'GET', path: '/orders/:number/payments', operationId: 'listPayments', scopes: ['orders:read', 'payments:write'] },
		summary: 'Payment attempts of the order, oldest first',
		params: ByNumber,
		query: Nothing,
		body: null,
		response: Attempts,
		async handle({ db, params: { number } }) {
			const id = await findOrderId(db, number);
			return id === null ? notFound(`order ${number}`) : { items: await readPayments(db, id) };
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/payments/capture', operationId: 'capturePayment', scopes: ['payments:write'] },
		summary: 'Takes money that the provider holds: what the order charges, or less',
		params: ByNumber,
		query: Nothing,
		body: Strict({ amount: Type.Optional(Amount) }),
		response: Attempts,
		handle: ({ db, config, log, params: { number }, body: { amount } }) =>
			change({ db, config, log }, number, { kind: 'capture', cents: amount && toCents(amount) }),
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/payments/cancel', operationId: 'cancelPayment', scopes: ['payments:write'] },
		summary: 'Gives back money that the provider holds and has not taken',
		params: ByNumber,
		query: Nothing,
		body: Strict({}),
		response: Attempts,
		handle: ({ db, config, log, params: { number } }) => change({ db, config, log }, number, { kind: 'cancel' }),
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/payments/refund', operationId: 'refundPayment', scopes: ['payments:write'] },
		summary: 'Pays money back at the provider: all that is left, or an amount. Repeated with the same key it refunds once',
		params: ByNumber,
		query: Nothing,
		body: Strict({ amount: Type.Optional(Amount), key: Type.Optional(Text(60)) }),
		response: Attempts,
		handle: ({ db, config, log, params: { number }, body: { amount, key = randomUUID() } }) =>
			change({ db, config, log }, number, { kind: 'refund', cents: amount && toCents(amount), key: `${number}-${key}` }),
	}),
];

type Amounts = { readonly cents?: number | undefined | '' };
type Asked = { readonly kind: 'cancel' } | ({ readonly kind: 'capture' } & Amounts) | ({ readonly kind: 'refund'; readonly key: string } & Amounts);

type Shop = Pick<MerchantCall<unknown, unknown, unknown>, 'db' | 'config' | 'log'>;

async function change({ log, ...shop }: Shop, number: string, asked: Asked): Promise<Static<typeof Attempts> | Refusal> {
	const id = await findOrderId(shop.db, number);
	if (id === null) return notFound(`order ${number}`);
	const changed = await changePayment({ ...shop, note: (trx) => log(trx, null) }, id, toChange(asked));
	if (changed.outcome === 'refused') return new Refusal(409, 'Conflict', changed.reason);
	if (changed.outcome === 'failed') return new Refusal(502, 'Bad Gateway', changed.reason);
	return { items: await readPayments(shop.db, id) };
}

const toChange = (asked: Asked): PaymentChange => (asked.kind === 'cancel' ? asked : { ...asked, cents: asked.cents || undefined });

async function readPayments(db: Database, id: number): Promise<Static<typeof Attempt>[]> {
	const rows = await readAttempts(db, id);
	return rows.map((row) => ({
		...{ reference: row.reference, provider: row.provider, provider_id: row.provider_id, status: row.status },
		...{ amount: toMoney(row.amount_cents), captured: toMoney(row.captured_cents), refunded: toMoney(row.refunded_cents) },
		...{ disputed_at: row.disputed_at?.toISOString() ?? null, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() },
	}));
}
