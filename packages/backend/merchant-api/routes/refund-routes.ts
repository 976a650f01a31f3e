import { randomUUID } from 'node:crypto';
import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import Type, { type Static } from 'typebox';
import { beginRefund, finishByHand, isToCheck, type NoteChange, type NoteKind, refuseUnanswered, writeNote } from '../../orders/index.ts';
import { findOrderId, readRefunds } from '../../orders/reading/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { type Route, route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Items, Moment, Money, Nothing, Nullable } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { Clearable, Strict, Text } from '../schemas/text.ts';
import { changeOrder, noteOnce } from './change-order.ts';

const Refund = Strict({
	reference: Type.String(),
	amount: Money,
	/** `asked`: under way. `refused`: the provider does not pay it. */
	status: Type.Enum(['asked', 'done', 'refused']),
	/** Why the provider refused it. */
	reason: Nullable(Type.String()),
	/** The provider's answer was lost, and it could pay a repeated refund twice: staff look at the provider whether it was paid. */
	check_at_provider: Type.Boolean(),
	/** Staff pay it, and then mark it as paid. */
	by_hand: Type.Boolean(),
	/** The money is back on a gift voucher. */
	to_voucher: Type.Boolean(),
	iban: Nullable(Type.String()),
	begun_at: Moment,
});
export type Refund = Static<typeof Refund>;

export const REFUND_ROUTES = [
	route({
		...{ method: 'GET', path: '/orders/:number/refunds', operationId: 'listRefunds', scopes: ['orders:read', 'payments:write'] },
		summary: 'Refunds of the order, oldest first',
		params: ByNumber,
		query: Nothing,
		body: null,
		response: Items(Refund),
		async handle({ db, config, params: { number } }) {
			const id = await findOrderId(db, number);
			return id === null ? notFound(`order ${number}`) : { items: await listRefunds({ db, config }, id) };
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/refunds', operationId: 'beginRefund', scopes: ['payments:write'] },
		summary: 'Pays back what is due, or an amount: at the provider, or by hand if it has no refunds. Repeated with the same key it refunds once',
		params: ByNumber,
		query: Nothing,
		body: Strict({
			amount: Type.Optional(Amount),
			by_hand: Type.Optional(Type.Boolean()),
			iban: Clearable(Type.String({ pattern: '^[A-Z]{2}\\d{2}[A-Z0-9]{10,30}$' })),
			key: Type.Optional(Text(60)),
		}),
		response: Items(Refund),
		async handle({ db, config, caller, log, params: { number }, body: { amount, by_hand = false, iban = null, key = randomUUID() } }) {
			const id = await findOrderId(db, number);
			if (id === null) return notFound(`order ${number}`);
			const asked = { key: `${number}-${key}`, cents: amount === undefined ? undefined : toCents(amount), byHand: by_hand, iban };
			const note: NoteChange = async (trx, { isNew }) => {
				if (isNew) await writeNote(trx, id, { kind: 'refund', staff: caller.name, text: asked.key });
				await log(trx, null);
			};
			const begun = await beginRefund({ db, config, note }, id, asked);
			if (begun.outcome !== 'done')
				return new Refusal(begun.outcome === 'refused' ? 409 : 502, begun.outcome === 'refused' ? 'Conflict' : 'Bad Gateway', begun.reason);
			return { items: await listRefunds({ db, config }, id) };
		},
	}),
	settleRoute('done', {
		operationId: 'finishRefund',
		summary: 'Marks a refund as paid by staff, or as paid at a provider whose answer was lost; the customer gets a mail',
		...{ settle: finishByHand, note: 'refund_done' },
	}),
	settleRoute('not-paid', {
		operationId: 'refuseRefund',
		summary: 'Marks a refund whose answer was lost as not paid by the provider: its money is due again',
		...{ settle: refuseUnanswered, note: 'refund_not_paid' },
	}),
];

/** Records what staff did with a begun refund, or saw of it at the provider, with a note at the order. */
function settleRoute(end: string, { settle, note, ...named }: { settle: typeof finishByHand; note: NoteKind; operationId: string; summary: string }): Route {
	return route({
		...{ method: 'POST', path: `/orders/:number/refunds/:reference/${end}`, scopes: ['payments:write'] },
		...named,
		params: Type.Object({ ...ByNumber.properties, reference: Text(100) }),
		query: Nothing,
		body: Strict({}),
		response: OrderView,
		handle: ({ db, config, caller, log, params: { number, reference } }) =>
			changeOrder({ db, caller, log }, number, async (trx, order) =>
				noteOnce(trx, order, await settle(trx, order, { key: reference, config }), { kind: note, staff: caller.name, text: reference }),
			),
	});
}

async function listRefunds({ db, config }: { db: Database; config: BackendConfig }, orderId: number) {
	const refunds = await readRefunds(db, orderId);
	return refunds.map(({ key, amount_cents, status, reason, by_hand, iban, asked_at, created_at, provider }) => ({
		...{ reference: key, amount: toMoney(amount_cents), status, reason, by_hand, iban, begun_at: created_at.toISOString() },
		to_voucher: provider === GIFT_VOUCHER,
		check_at_provider: isToCheck({ status, by_hand, asked_at, provider }, config),
	}));
}
