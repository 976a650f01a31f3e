import Type, { type Static } from 'typebox';
import { listAudit } from '../../staff/index.ts';
import { route } from '../http/route.ts';
import { Day, DEFAULT_LIMIT, Moment, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const State = Nullable(Type.Record(Type.String(), Type.Unknown()));

/** A change of the shop: only the fields that differ. `name`: e-mail of the person, or name of the key; `entity`: path of what was changed. */
const Entry = Strict({
	...{ id: Type.String(), at: Moment, caller: Type.String(), name: Type.String(), operation: Type.String(), entity: Type.String() },
	...{ before: State, after: State },
});

export const AUDIT_ROUTES = [
	route({
		...{ method: 'GET', path: '/audit', operationId: 'listAudit', scopes: ['staff:write'] },
		summary: 'Who changed what, the newest first: the fields that differ, before and after',
		params: Nothing,
		query: Type.Object({
			...PAGE_QUERY,
			/** `person 7` or `key 5`. */
			caller: Type.Optional(Type.String({ maxLength: 40 })),
			/** Part of the person's e-mail or the key's name. */
			name: Type.Optional(Type.String({ maxLength: 100 })),
			/** ISO 8601 day of the shop's time. */
			day: Type.Optional(Day),
			operation: Type.Optional(Type.String({ maxLength: 100 })),
			/** Path of a thing, such as `/products/HP-100`. */
			entity: Type.Optional(Type.String({ maxLength: 500 })),
		}),
		body: null,
		response: Page(Entry),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor, caller, name, day, operation, entity } }) {
			const rows = await listAudit(db, { limit, before: cursor === undefined ? null : Number(cursor), caller, name, day, operation, entity });
			return {
				items: rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.toISOString() })),
				next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? '') : null,
			};
		},
	}),
];
export type AuditEntry = Static<typeof Entry>;
