import Type, { type Static } from 'typebox';
import { isInEffect, listRedirects, REDIRECT_ERROR_CODES, REDIRECT_ERRORS, saveRedirectsIn, saveRedirectTable } from '../../content/index.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { route } from '../http/route.ts';
import { DEFAULT_LIMIT, Nothing, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const Rule = Strict({ old_path: Type.String(), new_path: Type.String(), type: Type.Integer() });
export type Redirect = Static<typeof Rule>;

const ErrorCode = Type.Enum([...REDIRECT_ERROR_CODES]);

const Outcome = Strict({
	old_path: Type.String(),
	outcome: Type.Union([Type.Literal('created'), Type.Literal('updated'), Type.Literal('unchanged'), Type.Literal('deleted'), Type.Literal('refused')]),
	/** Why the rule is refused; null otherwise. */
	reason: Type.Union([Type.String(), Type.Null()]),
	/** The reason for programs. */
	code: Type.Union([ErrorCode, Type.Null()]),
	/** Whether the shop follows the rule already; null for a refused rule, and for one of many, which are not looked at. */
	in_effect: Type.Union([Type.Boolean(), Type.Null()]),
});
export type RedirectOutcome = Static<typeof Outcome>;

const Count = Type.Integer({ minimum: 0 });
const TableOutcome = Strict({
	rows: Count,
	created: Count,
	updated: Count,
	unchanged: Count,
	/** By line of the table, from 1. */
	refused: Type.Array(Strict({ line: Type.Integer({ minimum: 1 }), old_path: Type.String(), code: ErrorCode, reason: Type.String() })),
});
export type RedirectTableOutcome = Static<typeof TableOutcome>;

/** Characters of a table: some ten thousand rules. `npm run import -- --redirects FILE` takes longer ones. */
const LONGEST_TABLE = 1_000_000;

export const REDIRECT_ROUTES = [
	route({
		...{
			method: 'GET',
			path: '/redirects',
			operationId: 'listRedirects',
			summary: 'Redirect rules by old path; `q`: the beginning of the old path',
			scopes: ['products:read'],
		},
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, cursor: Type.Optional(Type.String({ maxLength: 500 })), q: Type.Optional(Type.String({ maxLength: 500 })) }),
		body: null,
		response: Page(Rule),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '', q = '' } }) {
			const items = await listRedirects(db, { limit, after: cursor, start: q.trim() });
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
		async handle({ db, body, config, log }) {
			const rows = body.redirects.map(({ old_path, new_path, type = 301 }) => ({ old_path: old_path.trim(), new_path: new_path.trim(), type }));
			// The shop is asked about a rule only once it is stored.
			const saved = await inLoggedTransaction({ db, log }, (trx) => saveRedirectsIn(trx, rows));
			const [only] = rows.length === 1 && saved[0]?.outcome !== 'refused' ? rows : [];
			const inEffect = only === undefined ? null : await isInEffect(only, config.siteUrl);
			return {
				results: saved.map((result, place) => ({
					old_path: rows[place]?.old_path ?? '',
					outcome: result.outcome,
					reason: result.outcome === 'refused' ? REDIRECT_ERRORS[result.reason] : null,
					code: result.outcome === 'refused' ? result.reason : null,
					in_effect: inEffect,
				})),
			};
		},
	}),
	route({
		...{ method: 'POST', path: '/redirects/table', operationId: 'saveRedirectTable', scopes: ['products:write'], inOneTransaction: true },
		summary:
			'Writes the rules of a table as spreadsheets write it: old address, new address (none with 410) and code (none: 301), by any delimiter, with or without a header. Wrong rows are refused and stop no other',
		params: Nothing,
		query: Nothing,
		body: Strict({ table: Type.String({ minLength: 1, maxLength: LONGEST_TABLE }) }),
		response: TableOutcome,
		async handle({ db, body }) {
			const { refused, ...counts } = await saveRedirectTable(db, body.table);
			return { ...counts, refused: refused.map(({ line, old_path, error }) => ({ line, old_path, code: error, reason: REDIRECT_ERRORS[error] })) };
		},
	}),
];
