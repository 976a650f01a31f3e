import Type, { type Static } from 'typebox';
import {
	type CloseError,
	closeIncoming,
	type Imported,
	INCOMING_OUTCOMES,
	type IncomingRow,
	importSettlement,
	importStatement,
	listIncoming,
	receiveCash,
	toIsoDate,
} from '../../orders/index.ts';
import { readOrderRow } from '../../orders/reading/index.ts';
import { badRequest, notFound, Refusal } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { ById } from '../schemas/by-id.ts';
import { Day, DEFAULT_LIMIT, Items, Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';

const Number_ = Type.String({ pattern: '^\\d{1,20}$' });
const Outcome = Type.Enum([...INCOMING_OUTCOMES]);
/** Below the limit of a request. */
const File = Type.String({ minLength: 1, maxLength: 900_000 });

const Counts = Strict({ outcomes: Type.Partial(Type.Record(Outcome, Type.Integer())), repeated: Type.Integer() });

/** Money that came in by a statement or a settlement. */
const Incoming = Strict({
	id: Type.Integer(),
	source: Type.Enum(['statement', 'settlement']),
	received_on: Day,
	amount: Money,
	currency: Type.String(),
	payer: Type.String(),
	/** The payer's reference, or the parcel's number. */
	reference: Type.String(),
	details: Type.String(),
	/** Number of the order that it names; null if it names none, or several. */
	order: Nullable(Type.String()),
	outcome: Type.String(),
	/** Whether staff have to decide. */
	open: Type.Boolean(),
	note: Nullable(Type.String()),
});

export const INCOMING_PAYMENT_ROUTES = [
	route({
		...{ method: 'POST', path: '/bank-statements', operationId: 'importStatement', scopes: ['payments:write'] },
		summary:
			'Imports a bank statement (CAMT.053): credits with reference and amount of an order pay it, all others are listed as open. Repeated lines are skipped',
		params: Nothing,
		query: Nothing,
		body: Strict({ content: File }),
		response: Counts,
		handle: ({ db, config, log, body: { content } }) => read(() => importStatement({ db, config, note: (trx) => log(trx, null) }, content)),
	}),
	route({
		...{ method: 'POST', path: '/carrier-settlements', operationId: 'importSettlement', scopes: ['payments:write'] },
		summary:
			'Imports a carrier’s settlement of cash on delivery (CSV with parcel number and amount): differences are listed as open. Repeated lines are skipped',
		params: Nothing,
		query: Nothing,
		body: Strict({ number: Text(60), received_on: Day, content: File }),
		response: Counts,
		handle: ({ db, config, log, body: { number, received_on, content } }) =>
			read(() => importSettlement({ db, config, note: (trx) => log(trx, null) }, { csv: content, receivedOn: received_on, number })),
	}),
	route({
		...{ method: 'POST', path: '/cash-received', operationId: 'receiveCash', scopes: ['payments:write'] },
		summary: 'Records that the cash on delivery of up to 1,000 orders has reached the merchant in full',
		params: Nothing,
		query: Nothing,
		body: Strict({ orders: Type.Array(Number_, { minItems: 1, maxItems: 1000, uniqueItems: true }), received_on: Day, note: Type.Optional(Text(200)) }),
		response: Items(Strict({ number: Type.String(), outcome: Type.Enum(['recorded', 'twice', 'gone', 'unknown']) })),
		async handle({ db, config, log, body: { orders, received_on, note = null } }) {
			const items: { number: string; outcome: 'recorded' | 'twice' | 'gone' | 'unknown' }[] = [];
			for (const number of orders) {
				const outcome = await db.transaction().execute(async (trx) => {
					const order = await readOrderRow(trx, number);
					if (order === undefined) return 'unknown';
					const received = await receiveCash(trx, order.id, { received_on, note, kind: 'staff' }, config);
					if (received.outcome === 'recorded') await log(trx, null);
					return received.outcome === 'other_amount' ? 'gone' : received.outcome;
				});
				items.push({ number, outcome });
			}
			return { items };
		},
	}),
	route({
		...{ method: 'GET', path: '/incoming-payments', operationId: 'listIncomingPayments', scopes: ['orders:read', 'payments:write'] },
		summary: 'Lines of statements and settlements; `open=true`: those that need a decision',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, open: Type.Optional(Type.Boolean()) }),
		body: null,
		response: Page(Incoming),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0', open } }) {
			const rows = await listIncoming(db, { limit, after: Number(cursor), open });
			return { items: rows.map(toIncoming), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'POST', path: '/incoming-payments/:id/close', operationId: 'closeIncomingPayment', inOneTransaction: true, scopes: ['payments:write'] },
		summary: 'Closes a case. With `order` a transfer of any amount pays that order; without, the case was dealt with elsewhere',
		params: ById,
		query: Nothing,
		body: Strict({ order: Type.Optional(Number_), note: Type.Optional(Text(500)) }),
		response: Strict({ id: Type.Integer(), open: Type.Boolean() }),
		async handle({ db, config, params, body: { order: number, note = null } }) {
			const id = Number(params.id);
			const error = await db.transaction().execute((trx) => closeIncoming(trx, id, { number, note }, config));
			return error === null ? { id, open: false } : toRefusal(error, id, number);
		},
	}),
];

/** A file that cannot be read is the caller's fault, and is imported in no part. */
async function read(run: () => Promise<Imported>): Promise<Static<typeof Counts> | Refusal> {
	try {
		const { outcomes, repeated } = await run();
		return { outcomes: { ...outcomes }, repeated };
	} catch (cause) {
		if (cause instanceof Error && /^(The file|Line \d|"[^"]{0,40}" is no amount)/.test(cause.message)) return badRequest(cause.message);
		throw cause;
	}
}

function toRefusal(error: CloseError, id: number, number = ''): Refusal {
	if (error === 'unknown') return notFound(`incoming payment ${id}`);
	if (error === 'unknown_order') return notFound(`order ${number}`);
	const reasons = {
		closed: 'the case is closed',
		not_a_transfer: 'only a transfer pays another order',
		not_waiting: `order ${number} does not wait for a transfer`,
	} as const;
	return new Refusal(409, 'Conflict', reasons[error]);
}

const toIncoming = (row: IncomingRow): Static<typeof Incoming> => ({
	...{ id: row.id, source: row.source, received_on: toIsoDate(row.received_on) ?? '', amount: toMoney(row.amount_cents), currency: row.currency },
	...{ payer: row.payer, reference: row.reference, details: row.details, order: row.order_number, outcome: row.outcome, open: row.is_open, note: row.note },
});
