import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** A text is prepared when it comes for the third time: those of one moment, such as a list of ids of its own length, are not. */
const FROM = 3;
/** Prepared on a connection at most; each keeps its plan in the database's memory. */
const MOST = 400;
/** Maximum number of query texts that are counted before the counts are reset. */
const MOST_COUNTED = 5000;

/** Characters. A longer text is put together for its question, as that of a list with facets is: it seldom comes again, and its plan is large. */
const LONGEST = 1600;

/** Begins a text that is prepared whatever its length, and planned once for all values: with a plan of half a megabyte on each connection. */
export const STEADY = '/* steady */';
const MOST_STEADY = 60;
const ONE_PLAN = 'set local plan_cache_mode to force_generic_plan';

/** What Postgres says of a prepared query whose table has another shape by now. */
const OUTDATED = '0A000';

/**
 * A pool whose connections prepare what they are asked again and again: it is parsed and planned once. A query with a list among its values is not: how long that
 * is decides its plan.
 */
export function preparing(pool: pg.Pool): PostgresPool {
	const names = statementNames('q', MOST);
	const steady = statementNames('s', MOST_STEADY);
	return {
		options: pool.options,
		end: () => pool.end(),
		async connect() {
			const client = await pool.connect();
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
					// In a transaction, which is over now, the first word is the true one.
					return client.query(text, [...values]).catch(() => Promise.reject(error));
				}
			}
			function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
			function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
			function query(text: unknown, values: readonly unknown[] = []): unknown {
				if (typeof text !== 'string') throw new Error('No query of the shop is read by a cursor');
				return ask(text, values);
			}
			return { query, release: (destroy) => client.release(destroy) };
		},
	};
}

/** By connection, names of the steady texts that are prepared there. */
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

/** A zero byte would end the text: as a value it is refused as what it is. */
const isWritable = (value: unknown): boolean => !String(value).includes('\0');

const toLiteral = (value: unknown): string => (value === null ? 'null' : pg.escapeLiteral(String(value)));

const isOutdated = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === OUTDATED;

interface StatementNames {
	/** Undefined for a text that is not prepared. */
	of(text: string): string | undefined;
	/** A text that is not prepared any more, for good. */
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
