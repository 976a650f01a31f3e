import { randomBytes } from 'node:crypto';
import Type from 'typebox';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { ById } from '../schemas/by-id.ts';
import { Items, Moment, Nothing, Nullable } from '../schemas/common.ts';
import { Strict, WebAddress } from '../schemas/text.ts';
import { findUrlError } from '../webhooks/post-json.ts';
import { TOPICS } from '../webhooks/topics.ts';

const SCOPES = ['webhooks:write'] as const;
/** Maximum number of webhooks of a shop. */
const MOST = 20;
/** Maximum number of deliveries that are listed, newest first. */
const MOST_DELIVERIES = 100;

const Topic = Type.Union(TOPICS.map((topic) => Type.Literal(topic)));
const webhook = { id: Type.Integer(), url: Type.String(), topics: Type.Array(Type.String()), created_at: Moment };

const Delivery = Strict({
	id: Type.String(),
	topic: Type.String(),
	state: Type.Union([Type.Literal('waiting'), Type.Literal('delivered'), Type.Literal('given_up')]),
	attempts: Type.Integer(),
	last_status: Nullable(Type.Integer()),
	last_error: Nullable(Type.String()),
	created_at: Moment,
});

export const WEBHOOK_ROUTES = [
	route({
		...{ method: 'GET', path: '/webhooks', operationId: 'listWebhooks', summary: 'Webhooks of the shop, without their secrets', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict(webhook)),
		async handle({ db }) {
			const rows = await db.selectFrom('merchant_webhooks').select(['id', 'url', 'topics', 'created_at']).orderBy('id').execute();
			return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
		},
	}),
	route({
		...{ method: 'POST', path: '/webhooks', operationId: 'createWebhook', scopes: SCOPES, inOneTransaction: true },
		summary: 'Calls an address from now on; the answer holds the secret that its calls are signed with, once',
		params: Nothing,
		query: Nothing,
		body: Strict({ url: WebAddress, topics: Type.Array(Topic, { minItems: 1, maxItems: 10, uniqueItems: true }) }),
		response: Strict({ ...webhook, secret: Type.String() }),
		async handle({ db, config, body: { url, topics } }) {
			const error = findUrlError(url, config.webhooksMayBePrivate);
			if (error !== null) return new FieldErrors([{ field: 'url', reason: error }]);
			const { count } = await db
				.selectFrom('merchant_webhooks')
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.executeTakeFirstOrThrow();
			if (Number(count) >= MOST) return new Refusal(409, 'Conflict', `the shop has ${MOST} webhooks: delete one first`);
			const secret = randomBytes(32).toString('base64url');
			const row = await db.insertInto('merchant_webhooks').values({ url, topics, secret }).returning(['id', 'created_at']).executeTakeFirstOrThrow();
			return { id: row.id, url, topics, created_at: row.created_at.toISOString(), secret };
		},
	}),
	route({
		...{
			method: 'DELETE',
			inOneTransaction: true,
			path: '/webhooks/:id',
			operationId: 'deleteWebhook',
			summary: 'Calls the address no more, with all that waits for it',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Strict({ id: Type.Integer() }),
		async handle({ db, params: { id } }) {
			const row = await db.deleteFrom('merchant_webhooks').where('id', '=', Number(id)).returning('id').executeTakeFirst();
			return row ?? notFound(`webhook ${id}`);
		},
	}),
	route({
		...{
			method: 'GET',
			path: '/webhooks/:id/deliveries',
			operationId: 'listDeliveries',
			summary: 'What was sent to a webhook, or waits for it, the newest first',
			scopes: SCOPES,
		},
		params: ById,
		query: Nothing,
		body: null,
		response: Items(Delivery),
		async handle({ db, params: { id } }) {
			const rows = await db
				.selectFrom('webhook_deliveries')
				.selectAll()
				.where('webhook_id', '=', Number(id))
				.orderBy('id', 'desc')
				.limit(MOST_DELIVERIES)
				.execute();
			return {
				items: rows.map(({ id: delivery, topic, delivered_at, given_up_at, attempts, last_status, last_error, created_at }) => ({
					...{ id: String(delivery), topic, attempts, last_status, last_error, created_at: created_at.toISOString() },
					state: toState(delivered_at, given_up_at),
				})),
			};
		},
	}),
];

function toState(delivered: Date | null, givenUp: Date | null): 'waiting' | 'delivered' | 'given_up' {
	if (delivered !== null) return 'delivered';
	return givenUp === null ? 'waiting' : 'given_up';
}
