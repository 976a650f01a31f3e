import Type, { type Static } from 'typebox';
import { listWebhookCalls } from '../../content/index.ts';
import { route } from '../http/route.ts';
import { DEFAULT_LIMIT, Moment, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

/** A call by which the shop learned what has changed. */
const WebhookCall = Strict({
	...{ id: Type.Integer(), at: Moment },
	/** What was changed, in words. */
	summary: Type.String(),
	changes: Type.Integer(),
	/** HTTP status of the answer; null if there was none. */
	status: Nullable(Type.Integer()),
	/** Milliseconds. */
	ms: Type.Integer(),
	error: Nullable(Type.String()),
});
export type WebhookCall = Static<typeof WebhookCall>;

export const WEBHOOK_CALL_ROUTES = [
	route({
		...{ method: 'GET', path: '/webhook-calls', operationId: 'listWebhookCalls', scopes: ['jobs:write'] },
		summary: 'Calls of the content webhook, by which the shop learns what has changed, the newest first',
		params: Nothing,
		query: Type.Object(PAGE_QUERY),
		body: null,
		response: Page(WebhookCall),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor } }) {
			const rows = await listWebhookCalls(db, { limit, before: cursor === undefined ? undefined : Number(cursor) });
			return {
				items: rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() })),
				next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? '') : null,
			};
		},
	}),
];
