import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { QueryTurn } from './query-turns.ts';

/** A query is prepared at its third use; one-off texts, such as those with an inlined list of ids, are not. */
const FROM = 3;
/** Maximum number of prepared statements per connection; each keeps its plan in the database's memory. */
const MOST = 400;
/** Maximum number of query texts that are counted before the counts are reset. */
const MOST_COUNTED = 5000;

/** Characters. A longer query is generated for one request, such as a list with facets: it rarely repeats, and its plan is large. */
const LONGEST = 1600;

/** Prefix of queries that are prepared whatever their length, with one generic plan. Such a plan takes half a megabyte per connection. */
export const STEADY = '/* steady */';
const MOST_STEADY = 60;
const ONE_PLAN = 'set local plan_cache_mode to force_generic_plan';

/** Postgres error code of a prepared query whose table definition has changed. */
const OUTDATED = '0A000';

/**
 * A pool whose connections prepare frequent queries, so that they are parsed and planned once. Queries with an array parameter are not
 * prepared, because the best plan depends on its length. Connections are given out in the order of `takeTurn`.
 */
export function preparing(pool: pg.Pool, takeTurn: QueryTurn): PostgresPool {
	const names = statementNames('q', MOST);
	const steady = statementNames('s', MOST_STEADY);
	return {
		options: pool.options,
		end: () => pool.end(),
		async connect() {
			const leave = await takeTurn();
			const client = await pool.connect().catch((error: unknown) => {
				leave();
				throw error;
			});
			const known = preparedOn(client);
			async function ask(text: string, values: readonly unknown[]): Promise<unknown> {
				const isSteady = text.startsWith(STEADY);
				const kept = isSteady ? steady : names;
				const name = (text.length > LONGEST && !isSteady) || values.some(Array.isArray) ? undefined : kept.of(text);
				if (name === undefined) return client.query(text, [...values]);
				try {
					if (known.has(name) && values.every(isWritable)) return await executePlanned(client, name, values);
					const answer = await client.query({ name, text, values: [...values] });
					if (isSteady) known.add(name);
					return answer;
				} catch (error) {
					if (!isOutdated(error)) throw error;
					kept.drop(text);
					// In a transaction, which has failed now, the first error is the relevant one.
					return client.query(text, [...values]).catch(() => Promise.reject(error));
				}
			}
			function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
			function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
			function query(text: unknown, values: readonly unknown[] = []): unknown {
				if (typeof text !== 'string') throw new Error('Cursors are not supported by this pool');
				return ask(text, values);
			}
			const release = (destroy?: boolean) => {
				client.release(destroy);
				leave();
			};
			return { query, release };
		},
	};
}

/** Names of prepared steady queries, by connection. */
const STEADY_NAMES = new WeakMap<pg.PoolClient, Set<string>>();

function preparedOn(client: pg.PoolClient): Set<string> {
	const names = STEADY_NAMES.get(client) ?? new Set();
	STEADY_NAMES.set(client, names);
	return names;
}

/** By default Postgres plans a statement again for its first five runs on each connection, and for every run if it considers a generic plan expensive. For a list that is a fifth of its cost. */
async function executePlanned(client: pg.PoolClient, name: string, values: readonly unknown[]): Promise<unknown> {
	const answers: unknown = await client.query(`${ONE_PLAN}; execute ${name}(${values.map(toLiteral).join(', ')})`);
	return Array.isArray(answers) ? answers.at(-1) : answers;
}

/** A zero byte would end the text; such values are left to the database, which rejects them. */
const isWritable = (value: unknown): boolean => !String(value).includes('\0');

const toLiteral = (value: unknown): string => (value === null ? 'null' : pg.escapeLiteral(String(value)));

const isOutdated = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === OUTDATED;

interface StatementNames {
	/** Undefined for a query that is not prepared. */
	of(text: string): string | undefined;
	/** Excludes a query from being prepared, permanently. */
	drop(text: string): void;
}

function statementNames(letter: string, most: number): StatementNames {
	const names = new Map<string, string | undefined>();
	const seen = new Map<string, number>();
	return {
		drop: (text) => void names.set(text, undefined),
		of(text) {
			if (names.has(text) || names.size >= most) return names.get(text);
			const times = (seen.get(text) ?? 0) + 1;
			if (times < FROM) {
				if (seen.size >= MOST_COUNTED) seen.clear();
				seen.set(text, times);
				return undefined;
			}
			seen.delete(text);
			names.set(text, `${letter}${names.size}`);
			return names.get(text);
		},
	};
}
