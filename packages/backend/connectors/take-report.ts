import { sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { Database } from './tables.ts';

/** Most problems of one report; a connector that has more sends the first ones and their number. */
export const MOST_PROBLEMS = 500;

type Stored = Tables['connector_problems'];

/** An order or event that a connector gave up, or a product or text that the shop refuses. */
export interface ReportedProblem {
	readonly kind: Stored['kind'];
	readonly key: string;
	readonly subject: string;
	readonly reason: string;
	/** Another time is another failure. */
	readonly failedAt: Date;
	readonly repeatable: boolean;
}

export interface Decision {
	readonly kind: Stored['kind'];
	readonly key: string;
	readonly decision: 'repeat' | 'dismiss';
}

interface Report {
	/** Name of the connector. */
	readonly name: string;
	/** Key of the connector. */
	readonly caller: string;
	/** At most `MOST_PROBLEMS`, each `kind` and `key` once. */
	readonly problems: readonly ReportedProblem[];
	readonly total: number;
}

/**
 * Replaces what is known of a connector's problems by its report, and returns what staff chose for those that it still has. A choice is returned with each report until
 * the connector reports the failure no more: one that is killed before it acts does so later.
 */
export async function takeReport(trx: Database, { name, caller, problems, total }: Report, now: Date): Promise<Decision[]> {
	const { id } = await trx
		.insertInto('connectors')
		.values({ name, caller, reported_at: now, problems: total })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ caller, reported_at: now, problems: total }))
		.returning('id')
		.executeTakeFirstOrThrow();
	const rows = sql`json_to_recordset(${JSON.stringify(problems)}::json)
		as given (kind text, key text, subject text, reason text, "failedAt" timestamptz, repeatable boolean)`;
	await sql`
		delete from connector_problems p where connector_id = ${id} and not exists (select from ${rows} where given.kind = p.kind and given.key = p.key)
	`.execute(trx);
	const { rows: stored } = await sql<{ kind: Stored['kind']; key: string; decision: Stored['decision'] }>`
		insert into connector_problems as old (connector_id, kind, key, subject, reason, failed_at, repeatable)
		select ${id}, kind, key, subject, reason, "failedAt", repeatable from ${rows}
		on conflict (connector_id, kind, key) do update set subject = excluded.subject, reason = excluded.reason, failed_at = excluded.failed_at,
			repeatable = excluded.repeatable, decision = case when old.failed_at = excluded.failed_at then old.decision end
		returning kind, key, decision
	`.execute(trx);
	return stored.flatMap(({ kind, key, decision }) => (decision === null ? [] : [{ kind, key, decision }]));
}
