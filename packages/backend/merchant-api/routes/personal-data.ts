import type { Selectable } from 'kysely';
import Type, { type Static } from 'typebox';
import { readMailsOf, readSignupsOf } from '../../accounts/index.ts';
import { readCartsOf } from '../../cart/index.ts';
import { findSubscription, readMessagesOf } from '../../content/forms/index.ts';
import { readOfPerson } from '../../content/index.ts';
import { readRefused } from '../../mail/index.ts';
import { readAboutOrders, readWithdrawalsOf } from '../../orders/reading/index.ts';
import type { Database, Tables } from '../../platform/database/tables.ts';
import { readVouchersOf } from '../../vouchers/index.ts';
import { Nullable } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { toOrderViews } from './read-orders.ts';

/** Rows as they are stored, because the person is owed all of them. */
export const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()));
const Row = Nullable(Type.Record(Type.String(), Type.Unknown()));

/** What the shop stores by an e-mail address alone. */
export const BY_ADDRESS = {
	orders: Type.Array(OrderView),
	...{ messages: Rows, newsletter: Row, sweepstakes: Rows, alerts: Rows, vouchers: Rows },
	/** What staff noted about the orders, their papers, and the money that came in and was paid back. */
	...{ order_notes: Rows, papers: Rows, incoming_payments: Rows, refunds: Rows },
	/** Statements of withdrawal, also those that name no order of the shop. */
	withdrawals: Rows,
	/** Accounts that wait for their confirmation. */
	signups: Rows,
	/** Carts that a mail was sent about, and what was typed in the checkout. */
	...{ saved_carts: Rows, checkouts: Rows },
	/** Mails of the last weeks, without their texts: these have links that open accounts and orders. Held ones are sent later. */
	...{ mails: Rows, held_mails: Rows },
	/** Why a mail server refused the address. */
	refused_address: Row,
};
type ByAddress = { [Key in keyof typeof BY_ADDRESS]: Static<(typeof BY_ADDRESS)[Key]> };

interface Person {
	readonly email: string;
	readonly orders: readonly Selectable<Tables['orders']>[];
	readonly now: Date;
}

/** What the shop stores about the orders of a person and by their address, in lower case. Without the codes of links, which are the shop's means. */
export async function readByAddress(db: Database, { email, orders, now }: Person): Promise<ByAddress> {
	const ids = orders.map(({ id }) => id);
	const [messages, newsletter] = [await readMessagesOf(db, email), await findSubscription(db, email)];
	const signups = await readSignupsOf(db, email);
	const withdrawals = await readWithdrawalsOf(db, { email, ids });
	const refused = await readRefused(db, email, now);
	return {
		orders: await toOrderViews(db, orders),
		...{ messages: messages.map(withoutSession), newsletter: newsletter ?? null, signups, withdrawals },
		...(await readAboutOrders(db, ids)),
		...(await readCartsOf(db, email)),
		...(await readMailsOf(db, email)),
		refused_address: refused === null ? null : { address: email, ...refused },
		...(await readOfPerson(db, email)),
		vouchers: await readVouchersOf(db, email),
	};
}

/** Sessions are the shop's means, not the person's data. */
export const withoutSession = (row: object): Record<string, unknown> => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'session_id'));
