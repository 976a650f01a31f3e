import Type, { type Static } from 'typebox';
import { decideProblem, forgetConnector, isOfAnother, keepState, MOST_PROBLEMS, readConnectors, readState, takeReport } from '../../connectors/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../http/caller.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Items, Moment, Nothing } from '../schemas/common.ts';
import { Instant, Strict, Text } from '../schemas/text.ts';

const SCOPES = ['jobs:write'] as const;

const Kind = Type.Enum(['order', 'fulfilment', 'product', 'content', 'file']);
const Choice = Type.Enum(['repeat', 'dismiss']);
const ById = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$' }) });
const Id = Strict({ id: Type.Integer() });

const Problem = {
	kind: Kind,
	/** Order number, sku, or name of a post, page or file. */
	subject: Text(200),
	reason: Text(1000),
	/** Whether the connector can do it again by itself. */
	repeatable: Type.Boolean(),
};

const Connector = Strict({
	id: Type.Integer(),
	name: Type.String(),
	/** A connector reports after each round; one that is silent does not run. */
	reported_at: Moment,
	/** All that it gave up, also what the list leaves out. */
	total: Type.Integer(),
	problems: Type.Array(Strict({ id: Type.Integer(), ...Problem, failed_at: Moment, decision: Type.Union([Choice, Type.Null()]) })),
});
export type Connector = Static<typeof Connector>;

/** Characters of a stored state: some 300,000 orders. */
const LARGEST_STATE = 32 * 1024 * 1024;

export const CONNECTOR_ROUTES = [
	route({
		...{ method: 'POST', path: '/connector-reports', operationId: 'reportConnector', scopes: ['orders:write'], changesNothing: true },
		summary:
			'What a connector gave up and the shop refuses (docs/connect.md): the list replaces that of its last report. The answer has what staff chose for them since; it is repeated until the connector reports the failure no more',
		params: Nothing,
		query: Nothing,
		body: Strict({
			name: Text(100),
			/** All that it gave up, if the list leaves out some. */
			total: Type.Integer({ minimum: 0, maximum: 1e9 }),
			problems: Type.Array(Strict({ key: Text(500), ...Problem, failed_at: Instant }), { maxItems: MOST_PROBLEMS }),
		}),
		response: Strict({ decisions: Type.Array(Strict({ kind: Kind, key: Type.String(), decision: Choice })) }),
		async handle({ db, config, caller, body }) {
			const refusal = await findRefusal(db, caller, body.name);
			if (refusal !== null) return refusal;
			const keys = new Set(body.problems.map(({ kind, key }) => `${kind} ${key}`));
			if (keys.size < body.problems.length) return new FieldErrors([{ field: 'problems', reason: 'each kind and key can be there once' }]);
			const problems = body.problems.map(({ failed_at, ...problem }) => ({ ...problem, failedAt: new Date(failed_at) }));
			return { decisions: await db.transaction().execute((trx) => takeReport(trx, { ...body, problems, caller: caller.id }, config.now())) };
		},
	}),
	route({
		...{ method: 'POST', path: '/connector-states', operationId: 'keepConnectorState', scopes: ['orders:write'], changesNothing: true },
		summary: 'Stores what a connector remembers, so that backups of the shop have it; it replaces what the connector stored before',
		mostBytes: LARGEST_STATE + 1024,
		params: Nothing,
		query: Nothing,
		body: Strict({ name: Text(100), state: Type.String({ maxLength: LARGEST_STATE, pattern: '^[A-Za-z0-9+/]*={0,2}$' }) }),
		response: Strict({ saved_at: Moment }),
		async handle({ db, config, caller, body }) {
			const refusal = await findRefusal(db, caller, body.name);
			if (refusal !== null) return refusal;
			const now = config.now();
			await db.transaction().execute((trx) => keepState(trx, { ...body, caller: caller.id }, now));
			return { saved_at: now.toISOString() };
		},
	}),
	route({
		...{ method: 'GET', path: '/connector-states/:name', operationId: 'getConnectorState', scopes: ['orders:write'] },
		summary: 'What a connector stored last; 404 if it never did, or was taken off the list since; 403 for another key than that of the connector',
		params: Type.Object({ name: Text(100) }),
		query: Nothing,
		body: null,
		response: Strict({ state: Type.String(), saved_at: Moment }),
		async handle({ db, caller, params: { name } }) {
			const refusal = await findRefusal(db, caller, name);
			if (refusal !== null) return refusal;
			const kept = await readState(db, name);
			return kept === null ? notFound(`state of connector ${name}`) : { state: kept.state, saved_at: kept.savedAt.toISOString() };
		},
	}),
	route({
		...{ method: 'GET', path: '/connectors', operationId: 'listConnectors', summary: 'Connectors, with what they gave up', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Connector),
		async handle({ db }) {
			const connectors = await readConnectors(db);
			return {
				items: connectors.map(({ id, name, reported_at, problems, list }) => ({
					...{ id, name, reported_at: reported_at.toISOString(), total: problems },
					problems: list.map((problem) => ({ ...problem, failed_at: problem.failed_at.toISOString() })),
				})),
			};
		},
	}),
	route({
		...{ method: 'POST', path: '/connector-problems/:id/decision', operationId: 'decideConnectorProblem', inOneTransaction: true, scopes: SCOPES },
		summary: 'Lets a connector try again what it gave up, or leave it, when it reports next; only for the failure that was seen',
		params: ById,
		query: Nothing,
		body: Strict({ decision: Choice, failed_at: Instant }),
		response: Id,
		async handle({ db, params, body }) {
			const [id, failedAt] = [Number(params.id), new Date(body.failed_at)];
			return (await decideProblem(db, { id, failedAt, decision: body.decision })) ? { id } : notFound(`connector problem ${id}`);
		},
	}),
	route({
		...{ method: 'DELETE', path: '/connectors/:id', operationId: 'forgetConnector', inOneTransaction: true, scopes: SCOPES },
		summary: 'Takes a connector that no longer runs off the list',
		params: ById,
		query: Nothing,
		body: null,
		response: Id,
		async handle({ db, params }) {
			const id = Number(params.id);
			return (await forgetConnector(db, id)) ? { id } : notFound(`connector ${id}`);
		},
	}),
];

/** A connector belongs to the key that it reported with first; one whose key was revoked, to the next. */
async function findRefusal(db: Database, caller: Caller, name: string): Promise<Refusal | null> {
	if (caller.person !== null) return new Refusal(403, 'Forbidden', 'connectors alone call this, with their keys');
	if (!(await isOfAnother(db, { name, caller: caller.id }))) return null;
	return new Refusal(403, 'Forbidden', `the connector ${name} belongs to another key: revoke that key, or take the connector off the list of the back office`);
}
