import Type, { type Static } from 'typebox';
import { eraseAccount } from '../../accounts/index.ts';
import { deleteMessagesOf } from '../../content/forms/index.ts';
import { readOfPerson } from '../../content/index.ts';
import { readGroupsOf } from '../../customer-groups/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { forgetState } from '../../staff/index.ts';
import { readVouchersOf } from '../../vouchers/index.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { ById, Id } from '../schemas/by-id.ts';
import { Items, Moment, Nothing } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { Strict, Text } from '../schemas/text.ts';
import type { Database } from '../tables.ts';
import { BY_ADDRESS, Rows, readByAddress, UNFINISHED, withoutSession } from './personal-data.ts';
import { toOrderViews } from './read-orders.ts';

const SCOPES = ['customers:write'] as const;
const READ = ['customers:read', 'customers:write'] as const;

const Note = Strict({ id: Type.Integer(), text: Type.String(), by: Type.String(), at: Moment });
export type CustomerNote = Static<typeof Note>;
const Everything = Strict({
	exported_at: Moment,
	account: Type.Record(Type.String(), Type.Unknown()),
	orders: Type.Array(OrderView),
	...{ addresses: Rows, consents: Rows, reviews: Rows, notes: Rows },
	/** Names of the groups of the shop that it is a member of. */
	groups: Type.Array(Type.String()),
	...BY_ADDRESS,
});

export const CUSTOMER_CARE_ROUTES = [
	route({
		...{
			method: 'GET',
			path: '/customers/:id/notes',
			operationId: 'listCustomerNotes',
			summary: 'What staff noted about a customer, the newest first',
			scopes: READ,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Items(Note),
		async handle({ db, params: { id } }) {
			if (!(await isCustomer(db, id))) return notFound(`customer ${id}`);
			const rows = await db.selectFrom('customer_notes').selectAll().where('user_id', '=', Number(id)).orderBy('id', 'desc').limit(200).execute();
			return { items: rows.map((row) => ({ id: row.id, text: row.text, by: row.staff, at: row.created_at.toISOString() })) };
		},
	}),
	route({
		...{ method: 'POST', path: '/customers/:id/notes', operationId: 'noteCustomer', inOneTransaction: true, scopes: SCOPES },
		summary: 'Notes something about a customer, for staff alone; the customer gets it with an export of their data',
		params: ById,
		query: Nothing,
		body: Strict({ text: Text(2000) }),
		response: Strict({ id: Type.Integer() }),
		async handle({ db, caller, params: { id }, body: { text } }) {
			if (!(await isCustomer(db, id))) return notFound(`customer ${id}`);
			return db
				.insertInto('customer_notes')
				.values({ user_id: Number(id), staff: caller.name, text })
				.returning('id')
				.executeTakeFirstOrThrow();
		},
	}),
	route({
		...{
			method: 'DELETE',
			path: '/customers/:id/notes/:note',
			operationId: 'removeCustomerNote',
			inOneTransaction: true,
			summary: 'Removes a note about a customer',
			scopes: SCOPES,
		},
		params: Type.Object({ id: Id, note: Id }),
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		async handle({ db, params: { id, note } }) {
			const removed = await db.deleteFrom('customer_notes').where('id', '=', Number(note)).where('user_id', '=', Number(id)).returning('id').executeTakeFirst();
			return removed ?? notFound(`note ${note} about customer ${id}`);
		},
	}),
	route({
		...{ method: 'GET', path: '/customers/:id/export', operationId: 'exportCustomer', scopes: SCOPES },
		summary: 'What the shop stores about a customer, for a request by the GDPR (articles 15 and 20)',
		params: ById,
		query: Nothing,
		body: null,
		response: Everything,
		async handle({ db, config, params: { id } }) {
			const user_id = Number(id);
			const account = await db
				.selectFrom('users')
				.select(['id', 'email', 'first_name', 'last_name', 'phone', 'birthday', 'company', 'oib', 'created_at'])
				.where('id', '=', user_id)
				.where('role', 'is', null)
				.executeTakeFirst();
			if (account === undefined) return notFound(`customer ${id}`);
			const ofUser = async (table: 'user_addresses' | 'consents' | 'feedback' | 'customer_notes') =>
				(await db.selectFrom(table).selectAll().where('user_id', '=', user_id).execute()).map(withoutSession);
			const orders = await db
				.selectFrom('orders')
				.selectAll()
				.where((eb) => eb.or([eb('user_id', '=', user_id), eb.and([eb('user_id', 'is', null), eb(eb.fn('lower', ['email']), '=', account.email)])]))
				.orderBy('id')
				.execute();
			return {
				exported_at: config.now().toISOString(),
				account,
				orders: await toOrderViews(db, orders),
				addresses: await ofUser('user_addresses'),
				consents: await ofUser('consents'),
				reviews: await ofUser('feedback'),
				notes: await ofUser('customer_notes'),
				groups: (await readGroupsOf(db, user_id)).map(({ name }) => name),
				...(await readByAddress(db, account.email)),
				...(await readOfPerson(db, account.email)),
				vouchers: await readVouchersOf(db, account.email),
			};
		},
	}),
	route({
		...{ method: 'DELETE', path: '/customers/:id', operationId: 'eraseCustomer', scopes: SCOPES, logsNoState: true },
		summary: 'Erases the account of a customer with everything that belongs to it; orders and papers stay, as accounting law asks',
		params: ById,
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		sensitive: ({ params: { id } }) => ({ hr: `obrisan račun kupca ${id}`, en: `the account of customer ${id} was erased` }),
		handle: ({ db, log, params: { id } }) =>
			inLoggedTransaction({ db, log }, async (trx) => {
				const user_id = Number(id);
				const account = await trx.selectFrom('users').select('email').where('id', '=', user_id).where('role', 'is', null).forUpdate().executeTakeFirst();
				if (account === undefined) return notFound(`customer ${id}`);
				const open = await trx.selectFrom('orders').select('number').where('user_id', '=', user_id).where('status', 'in', UNFINISHED).execute();
				if (open.length > 0) return new Refusal(409, 'Conflict', `orders are under way: ${open.map(({ number }) => number).join(', ')}`);
				await deleteMessagesOf(trx, account.email);
				await eraseAccount(trx, user_id);
				// What the log of changes kept of the person goes, too; who did what stays.
				await forgetState(trx, `/customers/${user_id}`);
				return { id: user_id };
			}),
	}),
];

const isCustomer = async (db: Database, id: string): Promise<boolean> =>
	(await db.selectFrom('users').select('id').where('id', '=', Number(id)).where('role', 'is', null).executeTakeFirst()) !== undefined;
