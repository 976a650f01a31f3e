import Type, { type Static } from 'typebox';
import { eraseAccount, lockCustomer, readAddressesOf, readConsentsOf, readCustomer, readIdentitiesOf } from '../../accounts/index.ts';
import { readFeedbackOf } from '../../catalog/feedback/index.ts';
import { readCommentsOf } from '../../content/posts/index.ts';
import { readGroupsOf } from '../../customer-groups/index.ts';
import { findUnfinished, readOrdersOf } from '../../orders/reading/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { ById, Id } from '../schemas/by-id.ts';
import { Items, Moment, Nothing } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';
import { BY_ADDRESS, Rows, readByAddress, withoutSession } from './personal-data.ts';

const SCOPES = ['customers:write'] as const;
const READ = ['customers:read', 'customers:write'] as const;

const Note = Strict({ id: Type.Integer(), text: Type.String(), by: Type.String(), at: Moment });
export type CustomerNote = Static<typeof Note>;
const Everything = Strict({
	exported_at: Moment,
	account: Type.Record(Type.String(), Type.Unknown()),
	...{ addresses: Rows, consents: Rows, reviews: Rows, comments: Rows, notes: Rows },
	/** Accounts elsewhere by which the customer signs in. */
	identities: Rows,
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
			const account = await readCustomer(db, user_id);
			if (account === undefined) return notFound(`customer ${id}`);
			const notes = await db.selectFrom('customer_notes').selectAll().where('user_id', '=', user_id).execute();
			const [now, orders] = [config.now(), await readOrdersOf(db, account)];
			return {
				...{ exported_at: now.toISOString(), account },
				addresses: (await readAddressesOf(db, user_id)).map(withoutSession),
				consents: (await readConsentsOf(db, user_id)).map(withoutSession),
				reviews: (await readFeedbackOf(db, user_id)).map(withoutSession),
				comments: await readCommentsOf(db, user_id),
				notes: notes.map(withoutSession),
				identities: await readIdentitiesOf(db, user_id),
				groups: (await readGroupsOf(db, user_id)).map(({ name }) => name),
				...(await readByAddress(db, { email: account.email, orders, now })),
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
				const account = await lockCustomer(trx, user_id);
				if (account === undefined) return notFound(`customer ${id}`);
				const open = await findUnfinished(trx, { customer: account });
				if (open.length > 0) return new Refusal(409, 'Conflict', `orders are under way: ${open.join(', ')}`);
				await eraseAccount(trx, user_id);
				return { id: user_id };
			}),
	}),
];

const isCustomer = async (db: Database, id: string): Promise<boolean> => (await readCustomer(db, Number(id))) !== undefined;
