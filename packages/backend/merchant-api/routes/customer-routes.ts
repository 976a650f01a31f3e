import Type, { type Static } from 'typebox';
import { listCustomers, readCustomer, readLatestConsent } from '../../accounts/index.ts';
import { findSubscription, listSubscriptions } from '../../content/forms/index.ts';
import { readGroupsOf } from '../../customer-groups/index.ts';
import { readMissed } from '../../listing/index.ts';
import { countOrdersOf, readNewestOrdersOf } from '../../orders/reading/index.ts';
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
			const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
			const rows = await listCustomers(db, { limit, before: cursor === undefined ? undefined : Number(cursor), words });
			const orders = await countOrdersOf(
				db,
				rows.map(({ id }) => id),
			);
			return {
				items: rows.map((row) => ({ ...toPerson(row), orders: orders.get(row.id) ?? 0 })),
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
			const user = await readCustomer(db, Number(id));
			if (user === undefined) return notFound(`customer ${id}`);
			const orders = await readNewestOrdersOf(db, user, 100);
			const consent = await readLatestConsent(db, user.id);
			const newsletter = await findSubscription(db, user.email);
			return {
				...{ ...toPerson(user), company: user.company, oib: user.oib },
				orders: orders.map(({ number, status, total_cents, currency, created_at }) => ({
					...{ number, status, currency, total: toMoney(total_cents), created_at: created_at.toISOString() },
				})),
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

const toPerson = ({ id, email, first_name, last_name, phone, created_at }: NonNullable<Awaited<ReturnType<typeof readCustomer>>>) => ({
	...{ id, email, first_name, last_name, phone, created_at: created_at.toISOString() },
});
