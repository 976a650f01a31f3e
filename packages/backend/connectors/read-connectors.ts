import type { Selectable } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { Database } from './tables.ts';

export interface ConnectorState extends Selectable<Tables['connectors']> {
	/** Those of its last report, orders first. */
	readonly list: readonly Omit<Selectable<Tables['connector_problems']>, 'connector_id' | 'key'>[];
}

/** Connectors that have reported, by name. */
export async function readConnectors(db: Database): Promise<ConnectorState[]> {
	const connectors = await db.selectFrom('connectors').selectAll().orderBy('name').execute();
	const problems = await db.selectFrom('connector_problems').selectAll().orderBy('failed_at', 'desc').orderBy('id').execute();
	return connectors.map((connector) => ({
		...connector,
		list: ORDER.flatMap((kind) => problems.filter((problem) => problem.connector_id === connector.id && problem.kind === kind)).map(
			({ connector_id, key, ...problem }) => problem,
		),
	}));
}

/** By what they cost: an order waits for its goods. */
const ORDER = ['order', 'fulfilment', 'file', 'product', 'content'] as const;
