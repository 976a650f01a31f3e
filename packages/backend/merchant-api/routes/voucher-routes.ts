import Type, { type Static } from 'typebox';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { toMailLang } from '../../platform/mail/mail-language.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { currencyOf, roundTo } from '../../platform/market/currency.ts';
import { MARKETS } from '../../platform/market/market.ts';
import {
	cancelVoucher,
	issueVoucher,
	readMovements,
	readVoucher,
	readVouchers,
	toVoucherLetter,
	toVoucherState,
	VOUCHER_STATES,
	type VoucherRow,
} from '../../vouchers/index.ts';
import { FieldErrors, type MerchantCall, route } from '../http/route.ts';
import type { RowError } from '../rows/row-result.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ById } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Moment, Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Instant, MailAddress, Strict, Text } from '../schemas/text.ts';

/** Staff of orders see what is left on a voucher; only those who move money issue and cancel one. */
const READ = ['orders:read', 'payments:write'] as const;
const WRITE = ['payments:write'] as const;

const State = Type.Enum([...VOUCHER_STATES]);
const facts = {
	id: Type.Integer(),
	/** The last four characters of the code; the rest is not stored. */
	code_end: Type.String(),
	state: State,
	currency: Type.String(),
	...{ amount: Money, balance: Money },
	valid_to: Nullable(Moment),
	/** To whom the code was mailed. */
	email: Nullable(Type.String()),
	note: Nullable(Type.String()),
	created_at: Moment,
};
const Voucher = Strict(facts);
export type Voucher = Static<typeof Voucher>;

const WithMovements = Strict({
	...facts,
	/** Every change of the balance, the first one first. */
	movements: Type.Array(
		Strict({
			kind: Type.Enum(['issued', 'spent', 'returned', 'cancelled']),
			/** Added to the balance; negative if taken from it. */
			amount: Money,
			/** Number of the order that it paid for. */
			order: Nullable(Type.String()),
			/** Who issued or cancelled it. */
			by: Nullable(Type.String()),
			at: Moment,
		}),
	),
});
export type VoucherWithMovements = Static<typeof WithMovements>;

const Input = Strict({
	/** The voucher has the currency of this market, and its mail the language. */
	market: Type.Enum([...MARKETS]),
	amount: Amount,
	valid_to: Type.Optional(Nullable(Instant)),
	email: Type.Optional(Nullable(MailAddress)),
	note: Type.Optional(Nullable(Text(500))),
});
export type VoucherInput = Static<typeof Input>;

const Issued = Strict({ ...facts, code: Type.String() });
export type IssuedVoucher = Static<typeof Issued>;

export const VOUCHER_ROUTES = [
	route({
		...{ method: 'GET', path: '/vouchers', operationId: 'listVouchers', summary: 'Gift vouchers, the newest first', scopes: READ },
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, state: Type.Optional(State), q: Type.Optional(Type.String({ maxLength: 254 })) }),
		body: null,
		response: Page(Voucher),
		async handle({ db, config, query: { limit = DEFAULT_LIMIT, cursor, state, q } }) {
			const now = config.now();
			const rows = await readVouchers(db, { q, state, before: cursor === undefined ? undefined : Number(cursor), limit, now });
			return { items: rows.map((row) => toVoucher(row, now)), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/vouchers/:id', operationId: 'getVoucher', summary: 'A gift voucher with every movement of its money', scopes: READ },
		params: ById,
		query: Nothing,
		body: null,
		response: WithMovements,
		handle: ({ db, config, params: { id } }) => readOne(db, Number(id), config.now()),
	}),
	route({
		...{ method: 'POST', path: '/vouchers', operationId: 'issueVoucher', inOneTransaction: true, scopes: WRITE },
		summary: 'Issues a gift voucher, and mails it if there is an address; the answer alone holds its code, and is not kept for a repeated call',
		params: Nothing,
		query: Nothing,
		body: Input,
		response: Issued,
		answersSecret: true,
		async handle(call) {
			const { db, config, caller, body } = call;
			if (!config.issuesVouchers) return SWITCHED_OFF;
			const errors = findErrors(call);
			if (errors.length > 0) return new FieldErrors(errors);
			const { market, email = null, note = null } = body;
			const now = config.now();
			const terms = { market, cents: toCents(body.amount), valid_to: body.valid_to == null ? null : new Date(body.valid_to) };
			const { id, code } = await issueVoucher(db, { ...terms, email, note }, { by: caller.name, now });
			const content = toVoucherLetter({ ...terms, code, currency: currencyOf(market) });
			if (email !== null) await writeMail(db, { recipient: email, template: 'voucher', lang: toMailLang(market), content });
			const row = await readVoucher(db, id);
			return row === undefined ? notFound(`voucher ${id}`) : { ...toVoucher(row, now), code };
		},
	}),
	route({
		...{ method: 'POST', path: '/vouchers/:id/cancel', operationId: 'cancelVoucher', inOneTransaction: true, scopes: WRITE },
		summary: 'Cancels a gift voucher: what is left on it is gone. Orders that it paid for stay paid',
		params: ById,
		query: Nothing,
		body: null,
		response: WithMovements,
		async handle({ db, config, caller, params: { id } }) {
			const refused = await cancelVoucher(db, Number(id), { by: caller.name, now: config.now() });
			if (refused === 'cancelled') return new Refusal(409, 'Conflict', 'the voucher is cancelled already');
			return readOne(db, Number(id), config.now());
		},
	}),
];

const SWITCHED_OFF = new Refusal(409, 'Conflict', 'the shop issues no gift vouchers: GIFT_VOUCHERS is off');

function findErrors({ config, body: { market, amount, valid_to } }: Pick<MerchantCall<unknown, unknown, VoucherInput>, 'config' | 'body'>): RowError[] {
	const [cents, currency] = [toCents(amount), currencyOf(market)];
	return [
		...(cents === 0 ? [{ field: 'amount', reason: 'is zero' }] : []),
		...(roundTo(cents, currency) === cents ? [] : [{ field: 'amount', reason: `is no amount that can be paid in ${currency}` }]),
		...(valid_to == null || new Date(valid_to) > config.now() ? [] : [{ field: 'valid_to', reason: 'is over already' }]),
	];
}

async function readOne(db: Database, id: number, now: Date): Promise<VoucherWithMovements | Refusal> {
	const row = await readVoucher(db, id);
	if (row === undefined) return notFound(`voucher ${id}`);
	const movements = await readMovements(db, id);
	return {
		...toVoucher(row, now),
		movements: movements.map(({ kind, cents, order_number, by_name, created_at }) => ({
			...{ kind, amount: toMoney(cents), order: order_number, by: by_name, at: created_at.toISOString() },
		})),
	};
}

function toVoucher(row: VoucherRow, now: Date): Voucher {
	const { id, code_end, currency, amount_cents, balance_cents, valid_to, email, note, created_at } = row;
	return {
		...{ id, code_end, state: toVoucherState(row, now), currency, amount: toMoney(amount_cents), balance: toMoney(balance_cents) },
		...{ valid_to: valid_to?.toISOString() ?? null, email, note, created_at: created_at.toISOString() },
	};
}
