import Type from 'typebox';
import { REDIRECT_ERRORS } from '../../content/redirects/find-redirect-error.ts';
import { saveRedirects } from '../../content/redirects/save-redirects.ts';
import { route } from '../http/route.ts';
import { DEFAULT_LIMIT, Nothing, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const Rule = Strict({ old_path: Type.String(), new_path: Type.String(), type: Type.Integer() });

const Outcome = Strict({
	old_path: Type.String(),
	outcome: Type.Union([Type.Literal('created'), Type.Literal('updated'), Type.Literal('unchanged'), Type.Literal('deleted'), Type.Literal('refused')]),
	/** Why the rule is refused; null otherwise. */
	reason: Type.Union([Type.String(), Type.Null()]),
});

export const REDIRECT_ROUTES = [
	route({
		...{ method: 'GET', path: '/redirects', operationId: 'listRedirects', summary: 'Redirect rules by old path', scopes: ['products:read'] },
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, cursor: Type.Optional(Type.String({ maxLength: 500 })) }),
		body: null,
		response: Page(Rule),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '' } }) {
			const items = await db.selectFrom('redirects').selectAll().where('old_path', '>', cursor).orderBy('old_path').limit(limit).execute();
			return { items, next_cursor: items.length === limit ? (items.at(-1)?.old_path ?? null) : null };
		},
	}),
	route({
		...{ method: 'PUT', path: '/redirects', operationId: 'saveRedirects', scopes: ['products:write'] },
		summary:
			'Writes redirect rules; an empty new path takes one away, unless its type is 410: the page is gone. A wrong rule, or one that would make a loop, is refused and stops no other',
		params: Nothing,
		query: Nothing,
		body: Strict({
			redirects: Type.Array(
				Strict({ old_path: Type.String({ maxLength: 500 }), new_path: Type.String({ maxLength: 500 }), type: Type.Optional(Type.Integer()) }),
				{ minItems: 1, maxItems: 10_000 },
			),
		}),
		response: Strict({ results: Type.Array(Outcome) }),
		async handle({ db, body }) {
			const rows = body.redirects.map(({ old_path, new_path, type = 301 }) => ({ old_path: old_path.trim(), new_path: new_path.trim(), type }));
			const saved = await saveRedirects(db, rows);
			return {
				results: saved.map((result, place) => ({
					old_path: rows[place]?.old_path ?? '',
					outcome: result.outcome,
					reason: result.outcome === 'refused' ? REDIRECT_ERRORS[result.reason] : null,
				})),
			};
		},
	}),
];
