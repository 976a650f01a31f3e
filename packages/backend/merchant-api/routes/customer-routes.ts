import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { findSubscription, listSubscriptions } from '../../content/forms/index.ts';
import { readGroupsOf } from '../../customer-groups/index.ts';
import { readMissed } from '../../listing/index.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { ById } from '../schemas/by-id.ts';
import { DEFAULT_LIMIT, Items, Moment, Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const READ = ['customers:read', 'customers:write'] as const;

const person = {
	id: Type.Integer(),
	email: Type.String(),
	first_name: Type.String(),
	last_name: Type.String(),
	phone: Nullable(Type.String()),
	created_at: Moment,
};
const Customer = Strict({ ...person, orders: Type.Integer() });
export type CustomerSummary = Static<typeof Customer>;
const OrderLine = Strict({ number: Type.String(), status: Type.String(), total: Money, currency: Type.String(), created_at: Moment });
const Detail = Strict({
	...person,
	...{ company: Nullable(Type.String()), oib: Nullable(Type.String()) },
	/** The newest hundred, also those that were placed as a guest with this e-mail. */
	orders: Type.Array(OrderLine),
	/** Latest choice of cookies; null if none was made with the account. */
	consent: Nullable(Strict({ analytics: Type.Boolean(), marketing: Type.Boolean(), at: Moment })),
	newsletter: Nullable(Type.String()),
	/** Groups that it is a member of, by name. */
	groups: Type.Array(Strict({ id: Type.Integer(), name: Type.String() })),
});
export type Customer = Static<typeof Detail>;

const Subscriber = Strict({
	...{ email: Type.String(), status: Type.String(), topics: Type.Array(Type.String()), language: Type.String() },
	/** Proof of consent: when it was asked for, and when the link of the mail was opened. */
	...{ asked_at: Moment, confirmed_at: Nullable(Moment), unsubscribed_at: Nullable(Moment) },
});
export type Subscriber = Static<typeof Subscriber>;

const Missed = Strict({ word: Type.String(), lang: Type.String(), times: Type.Integer(), last: Type.String() });
export type MissedSearch = Static<typeof Missed>;

export const CUSTOMER_ROUTES = [
	route({
		...{ method: 'GET', path: '/customers', operationId: 'listCustomers', summary: 'Customers with an account, the newest first', scopes: READ },
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, q: Type.Optional(Type.String({ maxLength: 200 })) }),
		body: null,
		response: Page(Customer),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor, q } }) {
			let query = db
				.selectFrom('users as u')
				.select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.phone', 'u.created_at'])
				.select((eb) => eb.selectFrom('orders as o').select(sql<number>`count(*)::int`.as('n')).whereRef('o.user_id', '=', 'u.id').as('orders'))
				.where('u.role', 'is', null)
				.orderBy('u.id', 'desc')
				.limit(limit);
			if (cursor !== undefined) query = query.where('u.id', '<', Number(cursor));
			for (const word of (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5)) query = query.where(hasWord(word));
			const rows = await query.execute();
			return {
				items: rows.map(({ created_at, orders, ...row }) => ({ ...row, orders: orders ?? 0, created_at: created_at.toISOString() })),
				next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null,
			};
		},
	}),
	route({
		...{ method: 'GET', path: '/customers/:id', operationId: 'getCustomer', summary: 'A customer with orders and consents', scopes: READ },
		params: ById,
		query: Nothing,
		body: null,
		response: Detail,
		async handle({ db, params: { id } }) {
			const user = await db
				.selectFrom('users')
				.select(['id', 'email', 'first_name', 'last_name', 'phone', 'company', 'oib', 'created_at'])
				.where('id', '=', Number(id))
				.where('role', 'is', null)
				.executeTakeFirst();
			if (user === undefined) return notFound(`customer ${id}`);
			const orders = await db
				.selectFrom('orders')
				.select(['number', 'status', 'total_cents', 'currency', 'created_at'])
				.where((eb) => eb.or([eb('user_id', '=', user.id), eb.and([eb('user_id', 'is', null), eb(sql`lower(email)`, '=', user.email)])]))
				.orderBy('id', 'desc')
				.limit(100)
				.execute();
			const consent = await db.selectFrom('consents').selectAll().where('user_id', '=', user.id).orderBy('id', 'desc').limit(1).executeTakeFirst();
			const newsletter = await findSubscription(db, user.email);
			return {
				...user,
				created_at: user.created_at.toISOString(),
				orders: orders.map(({ total_cents, created_at, ...order }) => ({ ...order, total: toMoney(total_cents), created_at: created_at.toISOString() })),
				consent: consent === undefined ? null : { analytics: consent.analytics, marketing: consent.marketing, at: consent.created_at.toISOString() },
				newsletter: newsletter?.status ?? null,
				groups: await readGroupsOf(db, user.id),
			};
		},
	}),
	route({
		...{ method: 'GET', path: '/newsletter/subscribers', operationId: 'listSubscribers', scopes: ['marketing:write'] },
		summary: 'Subscribers of the newsletter with the proof of their consent, page by page',
		params: Nothing,
		query: Type.Object({
			...PAGE_QUERY,
			status: Type.Optional(Type.Union([Type.Literal('pending'), Type.Literal('confirmed'), Type.Literal('unsubscribed')])),
		}),
		body: null,
		response: Page(Subscriber),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0', status } }) {
			const rows = await listSubscriptions(db, { limit, after: Number(cursor), status });
			return {
				items: rows.map((row) => ({
					...{ email: row.email, status: row.status, topics: row.topics, language: row.lang, asked_at: row.asked_at.toISOString() },
					...{ confirmed_at: row.confirmed_at?.toISOString() ?? null, unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null },
				})),
				next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null,
			};
		},
	}),
	route({
		...{ method: 'GET', path: '/searches/missed', operationId: 'listMissedSearches', scopes: ['reports:read', 'content:write'] },
		summary: 'Words that were searched for without result, the most frequent first',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Missed),
		handle: async ({ db, config }) => ({ items: await readMissed(db, config.now()) }),
	}),
];

const hasWord = (word: string) =>
	sql<SqlBool>`lower(concat_ws(' ', u.email, u.first_name, u.last_name, u.phone, u.company, u.oib)) like ${`%${escapeLike(word)}%`}`;
