import { randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import {
	beginRefund,
	cancelByStaff,
	cancelLines,
	changeAddress,
	changeStore,
	HAPPENING_KINDS,
	readTimeline,
	receiveReturn,
	storeDueRefund,
	writeNote,
} from '../../orders/index.ts';
import { findOrderId } from '../../orders/reading/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Day, Items, Moment, Money, Nothing, Nullable } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { Pieces } from '../schemas/pieces.ts';
import { Clearable, Strict, Text } from '../schemas/text.ts';
import { changeOrder, noteOnce, readOrderView } from './change-order.ts';

const NewAddress = Strict({
	first_name: Text(100),
	last_name: Text(100),
	company: Clearable(Text(200)),
	oib: Clearable(Text(20)),
	street: Text(200),
	postcode: Text(20),
	city: Text(100),
	/** Two letters; the country cannot be changed. */
	country: Type.String({ pattern: '^[A-Z]{2}$' }),
	phone: Clearable(Text(40)),
});

const Happening = Strict({
	at: Moment,
	kind: Type.Enum([...HAPPENING_KINDS]),
	/** The status, outcome, template or action. */
	what: Type.String(),
	text: Nullable(Type.String()),
	/** What `text` is made of, for a sentence in another language; each is left out where it does not apply. */
	facts: Type.Partial(
		Strict({
			...{ provider: Type.String(), reference: Type.String(), amount: Money, received_on: Day },
			...{ carrier: Type.String(), tracking_code: Type.String(), subject: Type.String(), error: Type.String() },
		}),
	),
	/** Who of the staff did it; null for the customer, providers and the shop itself. */
	by: Nullable(Type.String()),
});
export type Happening = Static<typeof Happening>;

export const ORDER_CHANGE_ROUTES = [
	route({
		...{ method: 'POST', path: '/orders/:number/cancel', operationId: 'cancelOrder', scopes: ['orders:write'] },
		summary:
			'Cancels the order, or pieces of it that have not left: stock is released, totals and VAT are computed again, the customer gets a mail, and a caller with `payments:write` begins the refund of what was paid',
		params: ByNumber,
		query: Nothing,
		body: Strict({ reason: Text(1000), lines: Type.Optional(Type.Array(Pieces, { minItems: 1, maxItems: 500 })) }),
		response: OrderView,
		async handle({ db, config, caller, log, params: { number }, body: { reason, lines } }) {
			const key = `${number}-${randomUUID()}`;
			const mayPay = caller.scopes.has('payments:write');
			const changed = await changeOrder({ db, caller, log }, number, async (trx, order) => {
				const refused = lines === undefined ? await cancelByStaff(trx, order, config) : await cancelLines(trx, order, { lines, config });
				if (refused === null) await writeNote(trx, order.id, { kind: lines === undefined ? 'cancelled' : 'lines_cancelled', staff: caller.name, text: reason });
				if (refused === null && mayPay) await storeDueRefund(trx, order.id, { key, config });
				return refused;
			});
			if (changed instanceof Refusal || changed.payment.due === '0.00' || !mayPay) return changed;
			const id = await findOrderId(db, number);
			if (id !== null) await beginRefund({ db, config }, id, { key, byHand: false, iban: null });
			return readOrderView(db, number);
		},
	}),
	route({
		...{ method: 'PUT', path: '/orders/:number/delivery-address', operationId: 'changeDeliveryAddress', scopes: ['orders:write'] },
		summary: 'Changes the delivery address before the order is shipped, within its country',
		params: ByNumber,
		query: Nothing,
		body: NewAddress,
		response: OrderView,
		handle: ({ db, caller, log, params: { number }, body: { company = null, oib = null, phone = null, ...address } }) =>
			changeOrder({ db, caller, log }, number, async (trx, order) =>
				noteOnce(trx, order, await changeAddress(trx, order, { ...address, company, oib, phone }), {
					...{ kind: 'address', staff: caller.name, text: `${address.street}, ${address.postcode} ${address.city}` },
				}),
			),
	}),
	route({
		...{ method: 'PUT', path: '/orders/:number/store', operationId: 'changePickupStore', scopes: ['orders:write'] },
		summary: 'Moves a pickup to another store before it is ready: stock of the stores and the day follow, and the customer gets a mail',
		params: ByNumber,
		query: Nothing,
		/** Code of a visible store. */
		body: Strict({ store: Text(64) }),
		response: OrderView,
		handle: ({ db, config, caller, log, params: { number }, body: { store } }) =>
			changeOrder({ db, caller, log }, number, async (trx, order) =>
				noteOnce(trx, order, await changeStore(trx, order, { code: store, config }), { kind: 'store', staff: caller.name, text: store }),
			),
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/returns', operationId: 'receiveReturn', scopes: ['orders:write'] },
		summary:
			'Receives goods that came back: sellable pieces are in stock again, and their value has to be paid back; with the last piece the delivery costs do, too',
		params: ByNumber,
		query: Nothing,
		body: Strict({
			lines: Type.Array(Strict({ ...Pieces.properties, sellable: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })) }), {
				minItems: 1,
				maxItems: 500,
			}),
			/** Reference of the withdrawal, such as `OD-12`. */
			withdrawal: Clearable(Type.String({ pattern: '^OD-[1-9]\\d{0,8}$' })),
			/** Kept of the value, for goods that were used more than trying them out. */
			deduct: Type.Optional(Amount),
			note: Clearable(Text(1000)),
		}),
		response: OrderView,
		handle: ({ db, config, caller, log, params: { number }, body: { lines, withdrawal = null, deduct = '0', note = null } }) =>
			changeOrder({ db, caller, log }, number, async (trx, order) => {
				const all = lines.map(({ sellable, ...line }) => ({ ...line, sellable: sellable ?? line.quantity }));
				const withdrawalId = withdrawal === null ? null : Number(withdrawal.slice('OD-'.length));
				const refused = await receiveReturn(trx, order, { lines: all, withdrawalId, deductCents: toCents(deduct), note }, config);
				if (refused === null) await writeNote(trx, order.id, { kind: 'returned', staff: caller.name, text: note ?? '' });
				return refused;
			}),
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/notes', operationId: 'noteOrder', inOneTransaction: true, scopes: ['orders:write'] },
		summary: 'Writes a note about the order, which customers do not see',
		params: ByNumber,
		query: Nothing,
		body: Strict({ text: Text(5000) }),
		response: Items(Happening),
		async handle({ db, caller, params: { number }, body: { text } }) {
			const id = await findOrderId(db, number);
			if (id === null) return notFound(`order ${number}`);
			await writeNote(db, id, { kind: 'note', staff: caller.name, text });
			return { items: await listTimeline(db, id) };
		},
	}),
	route({
		...{ method: 'GET', path: '/orders/:number/timeline', operationId: 'listTimeline', scopes: ['orders:read'] },
		summary: 'Everything that happened to the order, oldest first: statuses, payments, mails, shipments, refunds, returns, withdrawals, and what staff did',
		params: ByNumber,
		query: Nothing,
		body: null,
		response: Items(Happening),
		async handle({ db, params: { number } }) {
			const id = await findOrderId(db, number);
			return id === null ? notFound(`order ${number}`) : { items: await listTimeline(db, id) };
		},
	}),
];

const listTimeline = async (...asked: Parameters<typeof readTimeline>) =>
	(await readTimeline(...asked)).map(({ at, text, ...rest }) => ({ at: new Date(at).toISOString(), text: text || null, ...rest }));
